import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A thread has at most {} files.': 'في المحادثة {} ملفًا على الأكثر.',
  'Leave the number of a payment card out: nobody needs it here.': 'لا تكتب رقم بطاقة دفع: لا أحد يحتاجه هنا.',
  'The company cannot take files at present. Write without one.':
    'لا تستطيع الشركة استلام ملفات حاليًا. اكتب من دون ملف.',
  'The other side blocked this thread.': 'حظر الطرف الآخر هذه المحادثة.',
  'This company takes no direct messages.': 'لا تقبل هذه الشركة الرسائل المباشرة.',
  'This file was sent already, or is no longer there. Choose it again.':
    'أُرسل هذا الملف من قبل، أو لم يعد موجودًا. اختره من جديد.',
  'This job takes no questions. Apply for it to write about it.': 'لا تقبل هذه الوظيفة الأسئلة. قدّم عليها لتكتب عنها.',
  'This message has left and cannot be taken back.': 'غادرت هذه الرسالة ولا يمكن سحبها.',
  'This thread is closed by the other side.': 'أغلق الطرف الآخر هذه المحادثة.',
  'You and this company do not write to each other any more.': 'لم تعد أنت وهذه الشركة تتراسلان.',
  'You and this person do not write to each other any more.': 'لم تعد أنت وهذا الشخص تتراسلان.',
  'You began {} threads within seven days. Begin another one later.':
    'بدأت {} محادثات خلال سبعة أيام. ابدأ غيرها لاحقًا.',
  'You blocked this thread. Unblock it to write.': 'حظرت هذه المحادثة. ألغِ الحظر لتكتب.',
  'You have a thread about this job already. Write in it.': 'لديك محادثة عن هذه الوظيفة بالفعل. اكتب فيها.',
  'Fourshore closed this thread.': 'أغلقت Fourshore هذه المحادثة.',
  'Your company has reported this thread. Fourshore has not decided yet.':
    'أبلغت شركتكم عن هذه المحادثة. لم تقرر Fourshore بعد.',
  'Write what is to stand for {}.': 'اكتب ما يحل محل {}.',
  'There is a template of this name already.': 'يوجد قالب بهذا الاسم بالفعل.',
  'A company has at most {} templates.': 'للشركة {} قالبًا على الأكثر.',
}

export default refusals

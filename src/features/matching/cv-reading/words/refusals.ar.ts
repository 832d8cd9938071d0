import type { CountryWords } from '../../../../countries/translate.ts'

/** Why a CV is not taken, or could not be read, from the server’s English. */
const refusals: CountryWords = {
  'The file is empty.': 'الملف فارغ.',
  'The file must be one of: PDF, DOCX, PNG, JPEG.': 'يجب أن يكون الملف من أحد الأنواع: PDF أو DOCX أو PNG أو JPEG.',
  'The picture is damaged or not complete.': 'الصورة تالفة أو غير مكتملة.',
  'The file is a picture and something else at the same time.': 'الملف صورة وشيء آخر في الوقت نفسه.',
  'The picture is too large: at most 100 million points.': 'الصورة كبيرة جدًا: 100 مليون نقطة على الأكثر.',
  'The PDF is damaged or not complete.': 'ملف PDF تالف أو غير مكتمل.',
  'The PDF is protected. Save it without protection and choose it again.':
    'ملف PDF محمي. احفظه دون حماية واختره من جديد.',
  'The PDF unpacks to far more than it shows.': 'يحتوي ملف PDF بعد فكّ ضغطه على أكثر بكثير مما يُظهر.',
  'The file is a PDF and something else at the same time.': 'الملف PDF وشيء آخر في الوقت نفسه.',
  'The document has more than 30 pages. Choose a shorter one.': 'يزيد المستند على 30 صفحة. اختر مستندًا أقصر.',
  'The DOCX is damaged or not complete.': 'ملف DOCX تالف أو غير مكتمل.',
  'The file must be a DOCX document.': 'يجب أن يكون الملف مستند DOCX.',
  'The DOCX unpacks to far more than it shows.': 'يحتوي ملف DOCX بعد فكّ ضغطه على أكثر بكثير مما يُظهر.',
  'The DOCX holds macros, controls or embedded files. Save it as a PDF and choose that.':
    'يحتوي ملف DOCX على وحدات ماكرو أو عناصر تحكم أو ملفات مضمّنة. احفظه بصيغة PDF واختر ذلك.',
  'The DOCX loads something from elsewhere. Save it as a PDF and choose that.':
    'يحمّل ملف DOCX شيئًا من مكان آخر. احفظه بصيغة PDF واختر ذلك.',
  'The file must be at most 10 MB.': 'يجب ألا يتجاوز الملف 10 ميغابايت.',
  'The file is damaged or not complete. Save it again and choose the new file.':
    'الملف تالف أو غير مكتمل. احفظه من جديد واختر الملف الجديد.',
  'Reading the file took too long and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'استغرقت قراءة الملف وقتًا طويلًا فأُوقفت. احفظه ملف PDF أو DOCX بسيطًا واختر ذلك.',
  'Reading the file needed too much memory and was stopped. Save it as a plain PDF or DOCX and choose that.':
    'احتاجت قراءة الملف إلى ذاكرة كبيرة جدًا فأُوقفت. احفظه ملف PDF أو DOCX بسيطًا واختر ذلك.',
  'No text could be read from the file. Choose a PDF or DOCX with text, or a sharper picture.':
    'تعذّرت قراءة أي نص من الملف. اختر ملف PDF أو DOCX فيه نص، أو صورة أوضح.',
  'You keep {} CVs already. Remove one you no longer need.':
    'تحتفظ بالفعل بهذا العدد من السير الذاتية: {}. احذف واحدة لم تعد تحتاج إليها.',
  'The CV is still being read. Try again in a moment.': 'ما زالت السيرة الذاتية قيد القراءة. حاول من جديد بعد لحظة.',
  'This employer cannot take files at the moment. Send your application without one.':
    'لا يستطيع صاحب العمل استقبال ملفات حاليًا. أرسل طلبك دون ملف.',
  'The PDF holds scripts, forms that send data or attached files. Print it to a new PDF and choose that.':
    'يحتوي ملف PDF على نصوص برمجية أو نماذج ترسل بيانات أو ملفات مرفقة. اطبعه إلى ملف PDF جديد واختر ذلك.',
}
export default refusals

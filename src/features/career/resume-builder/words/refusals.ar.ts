import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This link is over. Ask whoever sent it for a new one.': 'انتهى هذا الرابط. اطلب رابطًا جديدًا ممن أرسله.',
  'There is nothing in this CV to read yet.': 'لا شيء في هذه السيرة يُقرأ بعد.',
  'This CV has letters that our PDF has no font for. Take the Word document, which keeps them all.':
    'في هذه السيرة حروف لا خط لها في ملف PDF لدينا. خذ مستند Word، فهو يحفظها كلها.',
  'This CV is not read yet, or could not be. Choose another, or begin with your profile.':
    'لم تُقرأ هذه السيرة بعد، أو تعذرت قراءتها. اختر غيرها أو ابدأ بملفك.',
  'This CV was saved in another window since you opened it. Load it again to go on from there.':
    'حُفظت هذه السيرة في نافذة أخرى منذ فتحتها. أعد تحميلها لتتابع من هناك.',
  'You keep {} CVs here already. Remove one you no longer need.': 'لديك هنا {} سيرة بالفعل. احذف واحدة لم تعد تحتاجها.',
}

export default refusals

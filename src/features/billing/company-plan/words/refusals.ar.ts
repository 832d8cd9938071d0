import type { CountryWords } from '../../../../countries/translate.ts'

/** What a company that only reads is told, from its English. */
const refusals: CountryWords = {
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, with tax. Choose it under Subscription to go on.':
    'تقتصر شركتك على القراءة لأن خطتها انتهت: كل شيء مقروء ولا يمكن تغيير شيء. خطة {} لعدد {} من الموظفين: {} شهريًّا، مع الضريبة. اخترها من صفحة الاشتراك لتستمر.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, before tax. Choose it under Subscription to go on.':
    'تقتصر شركتك على القراءة لأن خطتها انتهت: كل شيء مقروء ولا يمكن تغيير شيء. خطة {} لعدد {} من الموظفين: {} شهريًّا، قبل الضريبة. اخترها من صفحة الاشتراك لتستمر.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, with tax. Choose it under Subscription to go on.':
    'تقتصر شركتك على القراءة لأن خطتها انتهت: كل شيء مقروء ولا يمكن تغيير شيء. خطة {} لعدد {} من الموظفين: {} سنويًّا، مع الضريبة. اخترها من صفحة الاشتراك لتستمر.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, before tax. Choose it under Subscription to go on.':
    'تقتصر شركتك على القراءة لأن خطتها انتهت: كل شيء مقروء ولا يمكن تغيير شيء. خطة {} لعدد {} من الموظفين: {} سنويًّا، قبل الضريبة. اخترها من صفحة الاشتراك لتستمر.',
  'Your company’s plan is paused until {}, so everything can be read and nothing changed. End the pause under Subscription to go on.':
    'خطة شركتك موقوفة مؤقتًا حتى {}، فكل شيء مقروء ولا يمكن تغيير شيء. أنهِ الإيقاف من صفحة الاشتراك لتستمر.',
  'Nothing was ordered yet. The first order asks for it.': 'لم يُطلب شيء بعد. سيُسأل عنه في الطلب الأول.',
}
export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** The reasons a company begins with, as the person is told them. One that a company wrote stays in its words. */
const said: CountryWords = {
  'We chose somebody whose experience is closer to this work.': 'اخترنا شخصًا خبرته أقرب إلى هذا العمل.',
  'One of the requirements in the advert is not met at present.': 'أحد متطلبات الإعلان غير مستوفى حاليًا.',
  'What you expect and what this position pays are too far apart.': 'ما تتوقعه وما يُدفع في هذه الوظيفة متباعدان كثيرًا.',
  'The start date or the working hours do not fit.': 'موعد البدء أو ساعات العمل غير مناسبة.',
  'The position has been filled.': 'شُغلت الوظيفة.',
  'The position is no longer open.': 'لم تعد الوظيفة متاحة.',
}

export default said

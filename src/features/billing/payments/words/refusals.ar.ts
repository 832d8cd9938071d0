import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This coupon is not known, is over, or was used before.': 'هذه القسيمة غير معروفة أو انتهت أو استُخدمت من قبل.',
  'The payment provider did not answer. Nothing was changed or charged. Try again in a minute.':
    'لم يستجب مزود الدفع. لم يتغير شيء ولم يُخصم شيء. حاول بعد دقيقة.',
  'The amount has changed since the page was opened. Look at it again.':
    'تغيّر المبلغ منذ فتح الصفحة. انظر إليه من جديد.',
  'The price has changed since the page was opened. Look at it again before you pay.':
    'تغيّر السعر منذ فتح الصفحة. انظر إليه من جديد قبل الدفع.',
  'This order is not paid here.': 'لا يُدفع هذا الطلب هنا.',
  'This order is over. Choose the plan again.': 'انتهى هذا الطلب. اختر الخطة من جديد.',
  'This payment is not paid back by itself any more. Write to us if you think it should be.':
    'لم يعد هذا الدفع يُردّ تلقائيًّا. راسلنا إن رأيت أنه ينبغي ردّه.',
  'This plan has no price there. Choose the country, and in Canada the province, you live in.':
    'ليس لهذه الخطة سعر هناك. اختر البلد الذي تسكنه، وفي كندا المقاطعة.',
  'You have just paid for another plan. Wait until it is confirmed.': 'دفعت للتو ثمن خطة أخرى. انتظر حتى تُؤكد.',
  'You have no plan that could be changed.': 'ليست لديك خطة يمكن تغييرها.',
  'You have this plan already.': 'لديك هذه الخطة بالفعل.',
  'Plans cannot be bought here: payments are switched off.': 'لا تُشترى الخطط هنا: الدفع متوقف.',
  'Nothing is left to pay.': 'لم يبقَ ما يُدفع.',
  'Your plan is cancelled. Take that back before you pause it.': 'خطتك ملغاة. تراجع عن الإلغاء قبل إيقافها مؤقتًا.',
  'A plan can be paused once it is paid.': 'يمكن إيقاف الخطة مؤقتًا بعد دفعها.',
  'You have paused this paid period before. You can pause again after the next charge.':
    'أوقفت هذه الفترة المدفوعة من قبل. يمكنك الإيقاف مجددًا بعد الدفعة التالية.',
  'Your coupon still takes something off the next charge. You can pause once it is used up.':
    'ما زالت قسيمتك تخصم من الدفعة التالية. يمكنك الإيقاف بعد استنفادها.',
  'The next charge is due within the hour. You can pause after it.':
    'الدفعة التالية مستحقة خلال ساعة. يمكنك الإيقاف بعدها.',
  'Your plan is not paused.': 'خطتك ليست موقوفة.',
  'The free trial cannot be had any more. Look at the page again before you go on.':
    'لم تعد التجربة المجانية متاحة. انظر إلى الصفحة من جديد قبل المتابعة.',
  'This coupon would leave less than a card can be charged. Go on without it.':
    'بهذه القسيمة يبقى أقل مما يمكن سحبه من بطاقة. تابع بدونها.',
}

export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This coupon is not known, is over, or was used before.': 'यह कूपन ज्ञात नहीं है, समाप्त हो गया है या पहले इस्तेमाल हो चुका है।',
  'The payment provider did not answer. Nothing was changed or charged. Try again in a minute.':
    'भुगतान सेवा ने जवाब नहीं दिया। कुछ बदला या काटा नहीं गया। एक मिनट में फिर कोशिश करें।',
  'The amount has changed since the page was opened. Look at it again.': 'पन्ना खुलने के बाद राशि बदल गई है। फिर देखें।',
  'The price has changed since the page was opened. Look at it again before you pay.':
    'पन्ना खुलने के बाद क़ीमत बदल गई है। भुगतान से पहले फिर देखें।',
  'This order is not paid here.': 'इस ऑर्डर का भुगतान यहाँ नहीं होता।',
  'This order is over. Choose the plan again.': 'यह ऑर्डर समाप्त है। प्लान फिर चुनें।',
  'This payment is not paid back by itself any more. Write to us if you think it should be.':
    'यह भुगतान अब अपने आप वापस नहीं होता। अगर आपको लगता है कि होना चाहिए तो हमें लिखें।',
  'This plan has no price there. Choose the country, and in Canada the province, you live in.':
    'वहाँ इस प्लान की क़ीमत नहीं है। जिस देश में, और कनाडा में जिस प्रांत में, आप रहते हैं वह चुनें।',
  'You have just paid for another plan. Wait until it is confirmed.':
    'आपने अभी दूसरे प्लान का भुगतान किया है। पुष्टि होने तक प्रतीक्षा करें।',
  'You have no plan that could be changed.': 'आपके पास बदलने योग्य कोई प्लान नहीं है।',
  'You have this plan already.': 'यह प्लान आपके पास पहले से है।',
  'Plans cannot be bought here: payments are switched off.': 'यहाँ प्लान नहीं ख़रीदे जा सकते: भुगतान बंद हैं।',
  'Nothing is left to pay.': 'भुगतान के लिए कुछ बाकी नहीं है।',
  'Your plan is cancelled. Take that back before you pause it.': 'आपकी योजना रद्द है। रोकने से पहले रद्द करना वापस लें।',
  'A plan can be paused once it is paid.': 'भुगतान होने के बाद ही योजना रोकी जा सकती है।',
  'You have paused this paid period before. You can pause again after the next charge.':
    'आप इस भुगतान अवधि में पहले ही एक बार रोक चुके हैं। अगले भुगतान के बाद फिर रोक सकते हैं।',
  'Your coupon still takes something off the next charge. You can pause once it is used up.':
    'आपका कूपन अगले भुगतान में अभी छूट दे रहा है। उसके पूरा होने के बाद रोक सकते हैं।',
  'The next charge is due within the hour. You can pause after it.': 'अगला भुगतान एक घंटे के भीतर है। उसके बाद रोक सकते हैं।',
  'Your plan is not paused.': 'आपकी योजना रुकी हुई नहीं है।',
  'The free trial cannot be had any more. Look at the page again before you go on.':
    'मुफ़्त ट्रायल अब उपलब्ध नहीं है। आगे बढ़ने से पहले पेज फिर देखें।',
  'This coupon would leave less than a card can be charged. Go on without it.':
    'इस कूपन से बची राशि कार्ड से ली जा सकने वाली न्यूनतम राशि से कम होगी। इसके बिना आगे बढ़ें।',
}

export default refusals

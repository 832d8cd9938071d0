import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This coupon is not known, is over, or was used before.':
    'இந்தக் கூப்பன் தெரியவில்லை, முடிந்துவிட்டது அல்லது முன்பே பயன்படுத்தப்பட்டது.',
  'The payment provider did not answer. Nothing was changed or charged. Try again in a minute.':
    'கட்டணச் சேவை பதிலளிக்கவில்லை. எதுவும் மாறவில்லை, எடுக்கப்படவில்லை. ஒரு நிமிடத்தில் மீண்டும் முயலுங்கள்.',
  'The amount has changed since the page was opened. Look at it again.': 'பக்கம் திறந்த பின் தொகை மாறிவிட்டது. மீண்டும் பாருங்கள்.',
  'The price has changed since the page was opened. Look at it again before you pay.':
    'பக்கம் திறந்த பின் விலை மாறிவிட்டது. செலுத்தும் முன் மீண்டும் பாருங்கள்.',
  'This order is not paid here.': 'இந்த ஆர்டருக்கு இங்கே செலுத்த முடியாது.',
  'This order is over. Choose the plan again.': 'இந்த ஆர்டர் முடிந்தது. திட்டத்தை மீண்டும் தேர்ந்தெடுங்கள்.',
  'This payment is not paid back by itself any more. Write to us if you think it should be.':
    'இந்தக் கட்டணம் இனி தானாகத் திருப்பித் தரப்படாது. தரப்பட வேண்டும் என நினைத்தால் எங்களுக்கு எழுதுங்கள்.',
  'This plan has no price there. Choose the country, and in Canada the province, you live in.':
    'அங்கே இந்தத் திட்டத்துக்கு விலை இல்லை. நீங்கள் வசிக்கும் நாட்டையும், கனடாவில் மாகாணத்தையும் தேர்ந்தெடுங்கள்.',
  'You have just paid for another plan. Wait until it is confirmed.':
    'நீங்கள் இப்போதுதான் வேறு திட்டத்துக்குச் செலுத்தினீர்கள். உறுதியாகும் வரை காத்திருங்கள்.',
  'You have no plan that could be changed.': 'மாற்றக்கூடிய திட்டம் உங்களிடம் இல்லை.',
  'You have this plan already.': 'இந்தத் திட்டம் உங்களிடம் ஏற்கனவே உள்ளது.',
  'Plans cannot be bought here: payments are switched off.': 'இங்கே திட்டங்களை வாங்க முடியாது: கட்டணங்கள் அணைக்கப்பட்டுள்ளன.',
  'Nothing is left to pay.': 'செலுத்த எதுவும் மீதமில்லை.',
  'Your plan is cancelled. Take that back before you pause it.':
    'உங்கள் திட்டம் ரத்து செய்யப்பட்டுள்ளது. இடைநிறுத்தும் முன் அதைத் திரும்பப் பெறவும்.',
  'A plan can be paused once it is paid.': 'கட்டணம் செலுத்திய பின்னரே திட்டத்தை இடைநிறுத்தலாம்.',
  'You have paused this paid period before. You can pause again after the next charge.':
    'இந்தக் கட்டணக் காலத்தில் ஏற்கனவே இடைநிறுத்தியுள்ளீர்கள். அடுத்த கட்டணத்துக்குப் பின் மீண்டும் இடைநிறுத்தலாம்.',
  'Your coupon still takes something off the next charge. You can pause once it is used up.':
    'உங்கள் கூப்பன் அடுத்த கட்டணத்திலும் தள்ளுபடி தருகிறது. அது முடிந்த பின் இடைநிறுத்தலாம்.',
  'The next charge is due within the hour. You can pause after it.':
    'அடுத்த கட்டணம் ஒரு மணி நேரத்துக்குள் உள்ளது. அதன் பின் இடைநிறுத்தலாம்.',
  'Your plan is not paused.': 'உங்கள் திட்டம் இடைநிறுத்தப்படவில்லை.',
  'The free trial cannot be had any more. Look at the page again before you go on.':
    'இலவசச் சோதனை இனி கிடைக்காது. தொடரும் முன் பக்கத்தை மீண்டும் பார்க்கவும்.',
  'This coupon would leave less than a card can be charged. Go on without it.':
    'இந்தக் கூப்பனால் மீதமுள்ள தொகை அட்டையில் எடுக்கக்கூடிய குறைந்தபட்சத்தைவிடக் குறைவு. அது இல்லாமல் தொடரவும்.',
}

export default refusals

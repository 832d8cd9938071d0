import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Alerts are not on. Confirm the number or end the pause first.':
    'सूचनाएँ चालू नहीं हैं। पहले नंबर की पुष्टि करें या विराम समाप्त करें।',
  'This number has answered STOP. Answer START from it first.': 'इस नंबर ने STOP लिखा है। पहले उससे START लिखें।',
  'This server cannot send messages that way. E-mail and push still work.':
    'यह सर्वर इस तरह संदेश नहीं भेज सकता। ईमेल और पुश चलते हैं।',
}

export default refusals

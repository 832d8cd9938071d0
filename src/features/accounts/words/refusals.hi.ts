import type { CountryWords } from '../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'The e-mail address or the password is not right.': 'ईमेल पता या पासवर्ड सही नहीं है।',
  'Too many failed tries. Please wait {} seconds.': 'बहुत अधिक असफल प्रयास। {} सेकंड प्रतीक्षा करें।',
  'Too many tries. Please wait {} seconds.': 'बहुत अधिक प्रयास। {} सेकंड प्रतीक्षा करें।',
  'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.':
    'इस ईमेल पते से खाता नहीं खोला जा सकता। यदि यह आपका है, तो साइन इन करें या नया पासवर्ड चुनें।',
  'This link was already used or is too old. Ask for a new one.':
    'यह लिंक पहले उपयोग हो चुका है या बहुत पुराना है। नया लिंक माँगें।',
  'The current password is not right.': 'मौजूदा पासवर्ड सही नहीं है।',
  'The new password must differ from the current one.': 'नया पासवर्ड मौजूदा पासवर्ड से अलग होना चाहिए।',
  'This password is too common. A short sentence of your own is safer.':
    'यह पासवर्ड बहुत आम है। आपका अपना छोटा वाक्य अधिक सुरक्षित है।',
  'Password must be at least 15 characters. A short sentence is easy to remember.':
    'पासवर्ड में कम से कम 15 अक्षर होने चाहिए। एक छोटा वाक्य आसानी से याद रहता है।',
  'New password must be at least 15 characters. A short sentence is easy to remember.':
    'नए पासवर्ड में कम से कम 15 अक्षर होने चाहिए। एक छोटा वाक्य आसानी से याद रहता है।',
  'Password must be at most 256 bytes': 'पासवर्ड 256 बाइट से अधिक का नहीं हो सकता',
  'New password must be at most 256 bytes': 'नया पासवर्ड 256 बाइट से अधिक का नहीं हो सकता',
  'Your role does not allow this.': 'आपकी भूमिका इसकी अनुमति नहीं देती।',
  'Choose a new password first.': 'पहले नया पासवर्ड चुनें।',
  'Not found.': 'नहीं मिला।',
  'Email is required': 'ईमेल आवश्यक है',
  'Password is required': 'पासवर्ड आवश्यक है',
  'Invalid email format': 'ईमेल का प्रारूप सही नहीं है',
}
export default refusals

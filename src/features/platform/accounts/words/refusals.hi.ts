import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'Too many failed tries for this account. Choose a new password by e-mail, or wait {} seconds.':
    'इस खाते के लिए बहुत अधिक असफल प्रयास। ई-मेल से नया पासवर्ड चुनें, या {} सेकंड प्रतीक्षा करें।',
  'Confirm your e-mail address first: ask for a code and enter it.': 'पहले अपना ई-मेल पता पक्का करें: कोड माँगें और उसे दर्ज करें।',
  'Your e-mail address is confirmed already.': 'आपका ई-मेल पता पहले से पक्का है।',
  'This code is not right, or it is too old. Ask for a new one.': 'यह कोड सही नहीं है या पुराना हो गया है। नया कोड माँगें।',
  'Enter the six digits of the letter.': 'पत्र के छह अंक दर्ज करें।',
  'This is a job seeker’s account. Sign in under Job Seeker.':
    'यह नौकरी खोजने वाले का खाता है। नौकरी खोजने वाले के रूप में साइन इन करें।',
  'This is a company’s account. Sign in under Employer.': 'यह कंपनी का खाता है। नियोक्ता के रूप में साइन इन करें।',
  'This is an employee’s account. Sign in on the page of your company.':
    'यह कर्मचारी का खाता है। अपनी कंपनी के पेज पर साइन इन करें।',
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
  'Confirm that it is you with your second factor.': 'अपने दूसरे सत्यापन से पुष्टि करें कि यह आप ही हैं।',
  'This sign-in took too long or was tried too often. Enter your password once more.':
    'इस साइन इन में बहुत समय लगा या बहुत बार कोशिश हुई। अपना पासवर्ड फिर से दर्ज करें।',
  'This code is not right or was already used. Wait for the next one.':
    'यह कोड सही नहीं है या पहले उपयोग हो चुका है। अगले कोड की प्रतीक्षा करें।',
  'This recovery code is not right or was already used.': 'यह रिकवरी कोड सही नहीं है या पहले उपयोग हो चुका है।',
  'This passkey could not be confirmed.': 'इस पासकी की पुष्टि नहीं हो सकी।',
  'Too many wrong codes. Please wait {} seconds.': 'बहुत अधिक गलत कोड। {} सेकंड प्रतीक्षा करें।',
  'The password is not right.': 'पासवर्ड सही नहीं है।',
  'Your authenticator app is already on. Turn it off before setting up another.':
    'आपका ऑथेंटिकेटर ऐप पहले से चालू है। दूसरा सेट करने से पहले इसे बंद करें।',
  'This code is not right. Check that the clock of your device is, and take the next code.':
    'यह कोड सही नहीं है। जाँचें कि आपके डिवाइस की घड़ी सही है, फिर अगला कोड लें।',
  'Your company asks for a second factor. Set up another one before removing this one.':
    'आपकी कंपनी दूसरा सत्यापन माँगती है। इसे हटाने से पहले दूसरा सेट करें।',
  'Recovery codes come with a second factor. Set one up first.': 'रिकवरी कोड दूसरे सत्यापन के साथ मिलते हैं। पहले उसे सेट करें।',
  'An account has at most {} passkeys. Remove one first.': 'एक खाते में अधिकतम {} पासकी हो सकती हैं। पहले एक हटाएँ।',
  'This took too long. Begin once more.': 'इसमें बहुत समय लगा। फिर से शुरू करें।',
  'This passkey already signs in to an account.': 'यह पासकी पहले से किसी खाते में साइन इन करती है।',
  'Session not found.': 'सत्र नहीं मिला।',
  'Passkey not found.': 'पासकी नहीं मिली।',
  'Authenticator app not found.': 'ऑथेंटिकेटर ऐप नहीं मिला।',
  'This invitation was already used, was withdrawn or is too old. Ask for a new one.':
    'यह निमंत्रण पहले उपयोग हो चुका है, वापस ले लिया गया है या बहुत पुराना है। नया निमंत्रण माँगें।',
  'Enter the six digits your authenticator app shows.': 'आपके ऑथेंटिकेटर ऐप में दिख रहे छह अंक दर्ज करें।',
  'Give a code, a recovery code or a passkey.': 'कोड, रिकवरी कोड या पासकी दें।',
  'A passkey is required': 'पासकी आवश्यक है',
  'Code is required': 'कोड आवश्यक है',
  'Recovery code is required': 'रिकवरी कोड आवश्यक है',
  'First name is required': 'नाम आवश्यक है',
  'Last name is required': 'उपनाम आवश्यक है',
  'Company name is required': 'कंपनी का नाम आवश्यक है',
  'Country is required': 'देश आवश्यक है',
  'Your company asks for a second factor. Set one up first.': 'आपकी कंपनी दूसरा सत्यापन माँगती है। पहले उसे सेट करें।',
  'Something went wrong on our side. Nothing was changed.': 'हमारी ओर से कुछ गड़बड़ हुई। कुछ भी बदला नहीं गया।',
  'The service is busy for a moment. Please try again.': 'सेवा अभी व्यस्त है। फिर कोशिश करें।',
  'Your company’s plan is over, so everything can be read and nothing changed. Choose a plan under Subscription to go on.':
    'आपकी कंपनी की योजना समाप्त हो गई है, इसलिए सब कुछ पढ़ा जा सकता है पर कुछ बदला नहीं जा सकता। आगे बढ़ने के लिए सदस्यता में कोई योजना चुनें।',
  'You are looking as somebody else, so nothing can be changed. End the view first.':
    'आप किसी और की तरह देख रहे हैं, इसलिए कुछ बदला नहीं जा सकता। पहले देखना समाप्त करें।',
  'This is for the owner of the account alone.': 'यह केवल खाते के स्वामी के लिए है।',
  'Confirm that it is you: enter your password.': 'पुष्टि करें कि यह आप ही हैं: अपना पासवर्ड दर्ज करें।',
}
export default refusals

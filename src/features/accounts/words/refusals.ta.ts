import type { CountryWords } from '../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'The e-mail address or the password is not right.': 'மின்னஞ்சல் முகவரி அல்லது கடவுச்சொல் சரியில்லை.',
  'Too many failed tries. Please wait {} seconds.': 'தோல்வியுற்ற முயற்சிகள் அதிகம். {} விநாடிகள் காத்திருக்கவும்.',
  'Too many tries. Please wait {} seconds.': 'முயற்சிகள் அதிகம். {} விநாடிகள் காத்திருக்கவும்.',
  'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.':
    'இந்த மின்னஞ்சல் முகவரியில் கணக்கு திறக்க முடியாது. இது உங்களுடையது என்றால், உள்நுழையவும் அல்லது புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்.',
  'This link was already used or is too old. Ask for a new one.':
    'இந்த இணைப்பு ஏற்கனவே பயன்படுத்தப்பட்டது அல்லது மிகப் பழையது. புதியதைக் கேட்கவும்.',
  'The current password is not right.': 'தற்போதைய கடவுச்சொல் சரியில்லை.',
  'The new password must differ from the current one.': 'புதிய கடவுச்சொல் தற்போதையதிலிருந்து வேறுபட வேண்டும்.',
  'This password is too common. A short sentence of your own is safer.':
    'இந்தக் கடவுச்சொல் மிகவும் பொதுவானது. உங்கள் சொந்தச் சிறு வாக்கியம் பாதுகாப்பானது.',
  'Password must be at least 15 characters. A short sentence is easy to remember.':
    'கடவுச்சொல்லில் குறைந்தது 15 எழுத்துகள் இருக்க வேண்டும். ஒரு சிறு வாக்கியம் எளிதில் நினைவில் நிற்கும்.',
  'New password must be at least 15 characters. A short sentence is easy to remember.':
    'புதிய கடவுச்சொல்லில் குறைந்தது 15 எழுத்துகள் இருக்க வேண்டும். ஒரு சிறு வாக்கியம் எளிதில் நினைவில் நிற்கும்.',
  'Password must be at most 256 bytes': 'கடவுச்சொல் 256 பைட்டுகளுக்கு மேல் இருக்கக் கூடாது',
  'New password must be at most 256 bytes': 'புதிய கடவுச்சொல் 256 பைட்டுகளுக்கு மேல் இருக்கக் கூடாது',
  'Your role does not allow this.': 'உங்கள் பொறுப்பு இதை அனுமதிக்கவில்லை.',
  'Choose a new password first.': 'முதலில் புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்.',
  'Not found.': 'கிடைக்கவில்லை.',
  'Email is required': 'மின்னஞ்சல் தேவை',
  'Password is required': 'கடவுச்சொல் தேவை',
  'Invalid email format': 'மின்னஞ்சலின் வடிவம் சரியில்லை',
}
export default refusals

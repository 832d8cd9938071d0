import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'Too many failed tries for this account. Choose a new password by e-mail, or wait {} seconds.':
    'இந்தக் கணக்கிற்கு மிக அதிகமான தோல்வியுற்ற முயற்சிகள். மின்னஞ்சல் வழியே புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும், அல்லது {} வினாடிகள் காத்திருக்கவும்.',
  'Confirm your e-mail address first: ask for a code and enter it.':
    'முதலில் உங்கள் மின்னஞ்சல் முகவரியை உறுதிசெய்யவும்: குறியீட்டைக் கேட்டு உள்ளிடவும்.',
  'Your e-mail address is confirmed already.': 'உங்கள் மின்னஞ்சல் முகவரி ஏற்கெனவே உறுதியானது.',
  'This code is not right, or it is too old. Ask for a new one.':
    'இந்தக் குறியீடு சரியல்ல அல்லது காலாவதியானது. புதியதைக் கேட்கவும்.',
  'Enter the six digits of the letter.': 'கடிதத்தில் உள்ள ஆறு இலக்கங்களை உள்ளிடவும்.',
  'This is a job seeker’s account. Sign in under Job Seeker.':
    'இது வேலை தேடுபவரின் கணக்கு. வேலை தேடுபவர் பகுதியில் உள்நுழையவும்.',
  'This is a company’s account. Sign in under Employer.': 'இது நிறுவனத்தின் கணக்கு. முதலாளி பகுதியில் உள்நுழையவும்.',
  'This is an employee’s account. Sign in on the page of your company.':
    'இது ஊழியரின் கணக்கு. உங்கள் நிறுவனத்தின் பக்கத்தில் உள்நுழையவும்.',
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
  'Confirm that it is you with your second factor.': 'உங்கள் இரண்டாம் சரிபார்ப்பு மூலம் இது நீங்கள்தான் என உறுதிசெய்யவும்.',
  'This sign-in took too long or was tried too often. Enter your password once more.':
    'இந்த உள்நுழைவுக்கு அதிக நேரம் ஆனது அல்லது அதிக முறை முயற்சிக்கப்பட்டது. உங்கள் கடவுச்சொல்லை மீண்டும் உள்ளிடவும்.',
  'This code is not right or was already used. Wait for the next one.':
    'இந்தக் குறியீடு சரியில்லை அல்லது ஏற்கனவே பயன்படுத்தப்பட்டது. அடுத்ததற்காகக் காத்திருக்கவும்.',
  'This recovery code is not right or was already used.': 'இந்த மீட்புக் குறியீடு சரியில்லை அல்லது ஏற்கனவே பயன்படுத்தப்பட்டது.',
  'This passkey could not be confirmed.': 'இந்தக் கடவுச்சாவியை உறுதிசெய்ய முடியவில்லை.',
  'Too many wrong codes. Please wait {} seconds.': 'தவறான குறியீடுகள் அதிகம். {} விநாடிகள் காத்திருக்கவும்.',
  'The password is not right.': 'கடவுச்சொல் சரியில்லை.',
  'Your authenticator app is already on. Turn it off before setting up another.':
    'உங்கள் அங்கீகாரச் செயலி ஏற்கனவே இயக்கத்தில் உள்ளது. வேறொன்றை அமைக்கும் முன் அதை நிறுத்தவும்.',
  'This code is not right. Check that the clock of your device is, and take the next code.':
    'இந்தக் குறியீடு சரியில்லை. உங்கள் சாதனத்தின் கடிகாரம் சரியாக உள்ளதா எனப் பார்த்து, அடுத்த குறியீட்டை உள்ளிடவும்.',
  'Your company asks for a second factor. Set up another one before removing this one.':
    'உங்கள் நிறுவனம் இரண்டாம் சரிபார்ப்பைக் கேட்கிறது. இதை நீக்கும் முன் வேறொன்றை அமைக்கவும்.',
  'Recovery codes come with a second factor. Set one up first.':
    'மீட்புக் குறியீடுகள் இரண்டாம் சரிபார்ப்புடன் வருகின்றன. முதலில் அதை அமைக்கவும்.',
  'An account has at most {} passkeys. Remove one first.':
    'ஒரு கணக்கில் அதிகபட்சம் {} கடவுச்சாவிகள் இருக்கலாம். முதலில் ஒன்றை நீக்கவும்.',
  'This took too long. Begin once more.': 'இதற்கு அதிக நேரம் ஆனது. மீண்டும் தொடங்கவும்.',
  'This passkey already signs in to an account.': 'இந்தக் கடவுச்சாவி ஏற்கனவே ஒரு கணக்கில் உள்நுழையப் பயன்படுகிறது.',
  'Session not found.': 'அமர்வு கிடைக்கவில்லை.',
  'Passkey not found.': 'கடவுச்சாவி கிடைக்கவில்லை.',
  'Authenticator app not found.': 'அங்கீகாரச் செயலி கிடைக்கவில்லை.',
  'This invitation was already used, was withdrawn or is too old. Ask for a new one.':
    'இந்த அழைப்பு ஏற்கனவே பயன்படுத்தப்பட்டது, திரும்பப் பெறப்பட்டது அல்லது மிகப் பழையது. புதியதைக் கேட்கவும்.',
  'Enter the six digits your authenticator app shows.': 'உங்கள் அங்கீகாரச் செயலி காட்டும் ஆறு இலக்கங்களை உள்ளிடவும்.',
  'Give a code, a recovery code or a passkey.': 'குறியீடு, மீட்புக் குறியீடு அல்லது கடவுச்சாவியைக் கொடுக்கவும்.',
  'A passkey is required': 'கடவுச்சாவி தேவை',
  'Code is required': 'குறியீடு தேவை',
  'Recovery code is required': 'மீட்புக் குறியீடு தேவை',
  'First name is required': 'முதற்பெயர் தேவை',
  'Last name is required': 'குடும்பப் பெயர் தேவை',
  'Company name is required': 'நிறுவனத்தின் பெயர் தேவை',
  'Country is required': 'நாடு தேவை',
  'Your company asks for a second factor. Set one up first.':
    'உங்கள் நிறுவனம் இரண்டாம் சரிபார்ப்பைக் கேட்கிறது. முதலில் அதை அமைக்கவும்.',
  'Something went wrong on our side. Nothing was changed.': 'எங்கள் பக்கத்தில் ஏதோ தவறு நேர்ந்தது. எதுவும் மாற்றப்படவில்லை.',
  'The service is busy for a moment. Please try again.': 'சேவை சற்று நேரம் பரபரப்பாக உள்ளது. மீண்டும் முயற்சிக்கவும்.',
  'Your company’s plan is over, so everything can be read and nothing changed. Choose a plan under Subscription to go on.':
    'உங்கள் நிறுவனத்தின் திட்டம் முடிந்துவிட்டது; எல்லாவற்றையும் படிக்கலாம், எதையும் மாற்ற முடியாது. தொடர சந்தா பக்கத்தில் ஒரு திட்டத்தைத் தேர்ந்தெடுங்கள்.',
  'You are looking as somebody else, so nothing can be changed. End the view first.':
    'நீங்கள் வேறொருவராகப் பார்க்கிறீர்கள்; எதையும் மாற்ற முடியாது. முதலில் பார்வையை முடிக்கவும்.',
  'This is for the owner of the account alone.': 'இது கணக்கின் உரிமையாளருக்கு மட்டும்.',
  'Confirm that it is you: enter your password.': 'இது நீங்கள்தான் என உறுதிசெய்யவும்: கடவுச்சொல்லை உள்ளிடவும்.',
}
export default refusals

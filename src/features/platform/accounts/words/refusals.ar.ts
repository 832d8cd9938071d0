import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'Too many failed tries for this account. Choose a new password by e-mail, or wait {} seconds.':
    'محاولات فاشلة كثيرة لهذا الحساب. اختر كلمة مرور جديدة عبر البريد، أو انتظر {} ثانية.',
  'Confirm your e-mail address first: ask for a code and enter it.': 'أكّد بريدك الإلكتروني أولًا: اطلب رمزًا وأدخله.',
  'Your e-mail address is confirmed already.': 'بريدك الإلكتروني مؤكد من قبل.',
  'This code is not right, or it is too old. Ask for a new one.':
    'هذا الرمز غير صحيح أو انتهت صلاحيته. اطلب رمزًا جديدًا.',
  'Enter the six digits of the letter.': 'أدخل الأرقام الستة الواردة في الرسالة.',
  'This is a job seeker’s account. Sign in under Job Seeker.': 'هذا حساب باحث عن عمل. سجّل الدخول ضمن «باحث عن عمل».',
  'This is a company’s account. Sign in under Employer.': 'هذا حساب شركة. سجّل الدخول ضمن «صاحب عمل».',
  'This is an employee’s account. Sign in on the page of your company.': 'هذا حساب موظف. سجّل الدخول من صفحة شركتك.',
  'The e-mail address or the password is not right.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Too many failed tries. Please wait {} seconds.': 'محاولات فاشلة كثيرة. انتظر {} ثانية.',
  'Too many tries. Please wait {} seconds.': 'محاولات كثيرة. انتظر {} ثانية.',
  'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.':
    'لا يمكن فتح حساب بهذا البريد الإلكتروني. إن كان لك فسجّل الدخول أو اختر كلمة مرور جديدة.',
  'This link was already used or is too old. Ask for a new one.':
    'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'The current password is not right.': 'كلمة المرور الحالية غير صحيحة.',
  'The new password must differ from the current one.': 'يجب أن تختلف كلمة المرور الجديدة عن الحالية.',
  'This password is too common. A short sentence of your own is safer.':
    'كلمة المرور هذه شائعة جدًا. جملة قصيرة من اختيارك أكثر أمانًا.',
  'Password must be at least 15 characters. A short sentence is easy to remember.':
    'يجب ألا تقل كلمة المرور عن 15 حرفًا. الجملة القصيرة سهلة التذكر.',
  'New password must be at least 15 characters. A short sentence is easy to remember.':
    'يجب ألا تقل كلمة المرور الجديدة عن 15 حرفًا. الجملة القصيرة سهلة التذكر.',
  'Password must be at most 256 bytes': 'يجب ألا تزيد كلمة المرور على 256 بايت',
  'New password must be at most 256 bytes': 'يجب ألا تزيد كلمة المرور الجديدة على 256 بايت',
  'Your role does not allow this.': 'دورك لا يسمح بهذا.',
  'Choose a new password first.': 'اختر كلمة مرور جديدة أولًا.',
  'Not found.': 'غير موجود.',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Password is required': 'كلمة المرور مطلوبة',
  'Invalid email format': 'صيغة البريد الإلكتروني غير صحيحة',
  'Confirm that it is you with your second factor.': 'أكّد هويتك بعامل التحقق الثاني.',
  'This sign-in took too long or was tried too often. Enter your password once more.':
    'استغرق تسجيل الدخول وقتًا طويلًا أو تكررت محاولته كثيرًا. أدخل كلمة مرورك مرة أخرى.',
  'This code is not right or was already used. Wait for the next one.':
    'هذا الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
  'This recovery code is not right or was already used.': 'رمز الاسترداد هذا غير صحيح أو استُخدم من قبل.',
  'This passkey could not be confirmed.': 'تعذّر التحقق من مفتاح المرور هذا.',
  'Too many wrong codes. Please wait {} seconds.': 'رموز خاطئة كثيرة. انتظر {} ثانية.',
  'The password is not right.': 'كلمة المرور غير صحيحة.',
  'Your authenticator app is already on. Turn it off before setting up another.':
    'تطبيق المصادقة مفعّل بالفعل. أوقفه قبل إعداد تطبيق آخر.',
  'This code is not right. Check that the clock of your device is, and take the next code.':
    'هذا الرمز غير صحيح. تأكد من ضبط ساعة جهازك ثم أدخل الرمز التالي.',
  'Your company asks for a second factor. Set up another one before removing this one.':
    'تطلب شركتك عامل تحقق ثانيًا. أعدّ عاملًا آخر قبل إزالة هذا.',
  'Recovery codes come with a second factor. Set one up first.':
    'رموز الاسترداد تأتي مع عامل تحقق ثانٍ. أعدّ واحدًا أولًا.',
  'An account has at most {} passkeys. Remove one first.':
    'لا يزيد عدد مفاتيح المرور في الحساب على {}. أزل واحدًا أولًا.',
  'This took too long. Begin once more.': 'استغرق ذلك وقتًا طويلًا. ابدأ من جديد.',
  'This passkey already signs in to an account.': 'مفتاح المرور هذا مستخدم بالفعل لتسجيل الدخول إلى حساب.',
  'Session not found.': 'الجلسة غير موجودة.',
  'Passkey not found.': 'مفتاح المرور غير موجود.',
  'Authenticator app not found.': 'تطبيق المصادقة غير موجود.',
  'This invitation was already used, was withdrawn or is too old. Ask for a new one.':
    'استُخدمت هذه الدعوة من قبل أو سُحبت أو انتهت صلاحيتها. اطلب دعوة جديدة.',
  'Enter the six digits your authenticator app shows.': 'أدخل الأرقام الستة التي يعرضها تطبيق المصادقة.',
  'Give a code, a recovery code or a passkey.': 'أدخل رمزًا أو رمز استرداد أو استخدم مفتاح مرور.',
  'A passkey is required': 'مفتاح المرور مطلوب',
  'Code is required': 'الرمز مطلوب',
  'Recovery code is required': 'رمز الاسترداد مطلوب',
  'First name is required': 'الاسم الأول مطلوب',
  'Last name is required': 'اسم العائلة مطلوب',
  'Company name is required': 'اسم الشركة مطلوب',
  'Country is required': 'الدولة مطلوبة',
  'Your company asks for a second factor. Set one up first.': 'تطلب شركتك عامل تحقق ثانيًا. أعدّ واحدًا أولًا.',
  'Something went wrong on our side. Nothing was changed.': 'حدث خطأ من جانبنا. لم يتغير شيء.',
  'The service is busy for a moment. Please try again.': 'الخدمة مشغولة لحظات. حاول مرة أخرى.',
  'Your company’s plan is over, so everything can be read and nothing changed. Choose a plan under Subscription to go on.':
    'انتهت خطة شركتك، فيمكن قراءة كل شيء ولا يمكن تغيير شيء. اختر خطة في صفحة الاشتراك لتستمر.',
  'You are looking as somebody else, so nothing can be changed. End the view first.':
    'أنت ترى بصفة شخص آخر، فلا يمكن تغيير شيء. أنهِ العرض أولًا.',
  'This is for the owner of the account alone.': 'هذا لصاحب الحساب وحده.',
  'Confirm that it is you: enter your password.': 'أكّد هويتك: أدخل كلمة مرورك.',
}
export default refusals

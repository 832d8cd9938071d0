import type { Language } from '../../../shared/languages.ts'

type TranslatedLanguage = Exclude<Language, 'en'>
const order = ['fr', 'ar', 'hi', 'ta', 'zh'] as const satisfies readonly TranslatedLanguage[]

/** Names of fields as the worked examples show them, in the order of `order`. Countries themselves speak English and, on the dashboard, Arabic. */
const names: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  'NRIC/FIN': ['Numéro NRIC/FIN', 'رقم الهوية NRIC/FIN', 'NRIC/FIN संख्या', 'NRIC/FIN எண்', 'NRIC/FIN 号码'],
  'Annual leave days': [
    'Jours de congé annuel',
    'أيام الإجازة السنوية',
    'वार्षिक छुट्टी के दिन',
    'ஆண்டு விடுப்பு நாட்கள்',
    '年假天数',
  ],
  'Working days per week': [
    'Jours de travail par semaine',
    'أيام العمل في الأسبوع',
    'प्रति सप्ताह कार्य दिवस',
    'வாரத்திற்கு வேலை நாட்கள்',
    '每周工作天数',
  ],
  'Overtime rate multiplier': [
    'Multiplicateur des heures supplémentaires',
    'مُضاعف أجر العمل الإضافي',
    'ओवरटाइम दर का गुणक',
    'கூடுதல் நேர ஊதியப் பெருக்கி',
    '加班费倍数',
  ],
  'Work Permit Number': [
    'Numéro du permis de travail',
    'رقم تصريح العمل',
    'वर्क परमिट संख्या',
    'வேலை அனுமதி எண்',
    '工作许可号码',
  ],
  'Work Permit Expiry': [
    'Expiration du permis de travail',
    'تاريخ انتهاء تصريح العمل',
    'वर्क परमिट की समाप्ति तिथि',
    'வேலை அனுமதி முடியும் நாள்',
    '工作许可到期日',
  ],
  'PAN Number': ['Numéro PAN', 'رقم PAN الضريبي', 'पैन संख्या', 'PAN எண்', 'PAN 税号'],
  'Aadhaar Number': ['Numéro Aadhaar', 'رقم آدهار', 'आधार संख्या', 'ஆதார் எண்', 'Aadhaar 身份号码'],
  'ESI Number': ['Numéro ESI', 'رقم التأمين الصحي ESI', 'ईएसआई संख्या', 'ESI எண்', 'ESI 医保号码'],
  'PF Number': ['Numéro PF', 'رقم صندوق الادخار PF', 'पीएफ़ संख्या', 'PF எண்', 'PF 公积金号码'],
  'EPF Number': ['Numéro EPF', 'رقم EPF', 'ईपीएफ़ संख्या', 'EPF எண்', 'EPF 公积金号码'],
  'State Registration': ['Inscription de l’État', 'تسجيل الولاية', 'राज्य पंजीकरण', 'மாநிலப் பதிவு', '邦登记'],
  'SIN Number': [
    'Numéro d’assurance sociale',
    'رقم التأمين الاجتماعي SIN',
    'SIN (सामाजिक बीमा) संख्या',
    'SIN (சமூகக் காப்பீட்டு) எண்',
    'SIN 社会保险号码',
  ],
  'EI Number': [
    'Numéro d’assurance-emploi',
    'رقم تأمين العمل EI',
    'EI (रोज़गार बीमा) संख्या',
    'EI (வேலைவாய்ப்புக் காப்பீட்டு) எண்',
    'EI 就业保险号码',
  ],
  'CPP Number': [
    'Numéro RPC',
    'رقم خطة المعاشات CPP',
    'CPP (पेंशन योजना) संख्या',
    'CPP (ஓய்வூதியத் திட்ட) எண்',
    'CPP 养老金号码',
  ],
  Province: ['Province', 'المقاطعة', 'प्रांत', 'மாகாணம்', '省'],
  'Emirates ID': [
    'Carte d’identité Emirates ID',
    'الهوية الإماراتية',
    'एमिरेट्स आईडी',
    'எமிரேட்ஸ் அடையாள எண்',
    'Emirates ID 身份证号码',
  ],
  'Passport Number': ['Numéro de passeport', 'رقم جواز السفر', 'पासपोर्ट संख्या', 'கடவுச்சீட்டு எண்', '护照号码'],
  'Labour Card': ['Carte de travail', 'بطاقة العمل', 'लेबर कार्ड', 'தொழிலாளர் அட்டை', '劳工卡'],
  'Labor Card Number': [
    'Numéro de carte de travail',
    'رقم بطاقة العمل',
    'लेबर कार्ड संख्या',
    'தொழிலாளர் அட்டை எண்',
    '劳工卡号码',
  ],
  Emirate: ['Émirat', 'الإمارة', 'अमीरात', 'அமீரகம்', '酋长国'],
}

/** The name of a field in a language; English where there is none. */
export const labelIn =
  (language: Language) =>
  (label: string): string =>
    (language === 'en' ? undefined : names[label]?.[order.indexOf(language)]) ?? label

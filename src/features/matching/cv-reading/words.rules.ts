import {
  FOREIGN_EMPLOYER,
  FOREIGN_INSTITUTION,
  FOREIGN_LANGUAGES,
  FOREIGN_QUALIFICATION,
  FOREIGN_TITLE,
} from './languages.rules.ts'

/** Words by which titles, employers, schools and degrees are told apart. Ours, grown by hand from the CVs of four countries. */

const list = (words: string) => words.trim().split(/\s+/).join('|')

const PLAIN_TITLE = new RegExp(
  `\\b(${list(`accountant accounts? administrator adviser advisor advocate agent analyst apprentice architect assistant associate attendant
    auditor baker banker barista bookkeeper broker buyer captain caregiver carer cashier chef chemist clerk coach consultant controller cook
    coordinator co-?ordinator counsel counsellor curator dealer dentist designer developer devops? dietitian director dispatcher doctor
    draftsman draughtsman driver economist editor electrician engineer estimator examiner executive expert fabricator facilitator fitter
    foreman forwarder founder co-?founder freelancer? geologist guard head helper housekeeper hygienist inspector instructor intern
    interpreter investigator janitor journalist labourer laborer lawyer lead leader lecturer librarian lifeguard machinist manager marketer
    mason mechanic merchandiser midwife nanny nurse officer operator optometrist painter paralegal paramedic partner pharmacist
    photographer physician physiotherapist pilot planner plumber porter practitioner president principal producer professor programmer
    promoter psychologist purchaser receptionist recruiter registrar rep representative researcher rigger sailor salesman salesperson
    scaffolder scientist scholar secretary seller sergeant server sommelier specialist steward stewardess storekeeper strategist supervisor
    surgeon surveyor tailor teacher technician technologist teller therapist trader trainee trainer translator treasurer tutor underwriter
    veterinarian vp waiter waitress warden welder worker writer ceo cfo coo cto hr tester superintendent ambassador`)})s?\\b`,
  'i',
)

const PLAIN_EMPLOYER = new RegExp(
  `\\b(pte|ltd|limited|pvt|private limited|inc|llc|l\\.l\\.c|llp|corp|corporation|company|co\\.|gmbh|plc|pjsc|fz-?e|fz-?co|fz-?llc|dmcc|est\\.|` +
    `group|holdings?|bank|hospitals?|clinic|hotels?|resorts?|restaurants?|technolog(y|ies)|solutions|services|systems|industries|enterprises?|` +
    `ministry|authority|department of|city of|airlines?|airways|logistics|constructions?|contracting|trading|consult(ing|ancy)|studios?|labs?|` +
    `laborator(y|ies)|motors|foods?|retail|supermarkets?|insurance|telecom|networks?|media|agency|associates|partners|schools?|universit(y|ies)|` +
    `college|institute|foundation|council|polytechnic|pharmacy|healthcare|health|medical centre|centre|center|infotech|software|digital|global|international)\\b`,
  'i',
)

const PLAIN_INSTITUTION =
  /\b(universit(y|ies|é)|college|institute|institut(ion)?|school|academy|polytechnic|polytechnique|vidyalaya|vidya|vidhyalaya|mandir|convent|iit|nit|iim|nus|ntu|smu|sutd|suss|mit|ite college|lycée|école|collège|faculty|campus|high school|secondary school|board of|cbse|icse)\b/i

const PLAIN_QUALIFICATION =
  /\b(bachelors?|masters?|ph\.? ?d|doctorate|diploma|degree|graduat(e|ion)|post ?graduat(e|ion)|associate of|b\.? ?(sc|com|a|e|tech|ba|bm|ed|eng|arch|pharm|ca|s)(?![\p{L}])|m\.? ?(sc|com|a|e|tech|ba|ed|eng|phil|ca|s|bbs|d)(?![\p{L}])|mba|bba|mca|bca|mbbs|b\.? ?n\b|llb|llm|ca\b|acca|cpa|hons|honou?rs|o[- ]levels?|a[- ]levels?|n[- ]levels?|gce|gcse|igcse|higher nitec|nitec|hsc|ssc|sslc|puc|10th|12th|xth|xiith|intermediate|matriculation|secondary|baccalaur(e|é)at(e)?|licence|certificate (in|of)|advanced certificate|higher national|hnd|dec\b|aec\b|red seal)/iu

export const PROFICIENCY =
  /\b(native|mother tongue|first language|fluent(ly)?|bilingual|proficient|advanced|upper[- ]intermediate|intermediate|conversational|working( proficiency)?|professional( working)?( proficiency)?|full professional|limited working|elementary|basic|beginner|excellent|very good|good|fair|spoken|written|read(ing)?|a1|a2|b1|b2|c1|c2)\b/i

/** Languages as CVs name them → ISO 639-1. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  french: 'fr',
  mandarin: 'zh',
  chinese: 'zh',
  cantonese: 'zh',
  hokkien: 'zh',
  teochew: 'zh',
  malay: 'ms',
  'bahasa melayu': 'ms',
  'bahasa indonesia': 'id',
  indonesian: 'id',
  bahasa: 'ms',
  tamil: 'ta',
  hindi: 'hi',
  telugu: 'te',
  malayalam: 'ml',
  kannada: 'kn',
  marathi: 'mr',
  gujarati: 'gu',
  punjabi: 'pa',
  bengali: 'bn',
  bangla: 'bn',
  urdu: 'ur',
  odia: 'or',
  oriya: 'or',
  assamese: 'as',
  konkani: 'kok',
  sindhi: 'sd',
  nepali: 'ne',
  sinhala: 'si',
  sinhalese: 'si',
  arabic: 'ar',
  persian: 'fa',
  farsi: 'fa',
  pashto: 'ps',
  tagalog: 'tl',
  filipino: 'tl',
  thai: 'th',
  vietnamese: 'vi',
  burmese: 'my',
  khmer: 'km',
  japanese: 'ja',
  korean: 'ko',
  spanish: 'es',
  portuguese: 'pt',
  german: 'de',
  italian: 'it',
  dutch: 'nl',
  russian: 'ru',
  ukrainian: 'uk',
  polish: 'pl',
  romanian: 'ro',
  greek: 'el',
  turkish: 'tr',
  hebrew: 'he',
  swahili: 'sw',
  amharic: 'am',
  somali: 'so',
  yoruba: 'yo',
  igbo: 'ig',
  hausa: 'ha',
  swedish: 'sv',
  norwegian: 'no',
  danish: 'da',
  finnish: 'fi',
  czech: 'cs',
  hungarian: 'hu',
  sanskrit: 'sa',
  anglais: 'en',
  français: 'fr',
  espagnol: 'es',
  ...FOREIGN_LANGUAGES,
}

export const TITLE = new RegExp(`${PLAIN_TITLE.source}|${FOREIGN_TITLE.source}`, 'iu')

export const EMPLOYER = new RegExp(`${PLAIN_EMPLOYER.source}|${FOREIGN_EMPLOYER.source}`, 'iu')

export const INSTITUTION = new RegExp(`${PLAIN_INSTITUTION.source}|${FOREIGN_INSTITUTION.source}`, 'iu')

export const QUALIFICATION = new RegExp(`${PLAIN_QUALIFICATION.source}|${FOREIGN_QUALIFICATION.source}`, 'iu')

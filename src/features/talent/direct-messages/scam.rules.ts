import { latinDigits, latinLooks, legible } from './legible.rules.ts'

/** What in a message is a usual sign of a scam. */
export const SIGNS = ['money', 'code', 'bank', 'identity', 'elsewhere', 'link'] as const
export type Sign = (typeof SIGNS)[number]

/** Of these a thread is marked when the company writes them. */
const GRAVE: readonly Sign[] = ['money', 'code', 'bank', 'identity']

/**
 * Words by what they point to, in six languages. Latin ones are whole words (`\b`); scripts without spaces or with joined endings are looked for
 * anywhere. It is a list of words and no judgement: a message of an honest company can have them, so nothing is refused for it.
 */
const WORDS: Record<Exclude<Sign, 'link'>, RegExp> = {
  money:
    /\b(fees?|deposit|advance payment|registration charge|processing charge|training cost|security amount|refundable|gift cards?|crypto|bitcoin|usdt|western union|moneygram|send (?:me |us )?money|transfer (?:me |us )?money|pay (?:me|us|first|upfront|in advance)|frais|caution|acompte|virement|carte cadeau)\b|फीस|शुल्क|जमा राशि|पैसे भेज|கட்டணம்|வைப்புத்தொகை|பணம் அனுப்ப|手续费|押金|保证金|转账|先付|رسوم|عربون|تحويل مال|وديعة/iu,
  code: /\b(otp|one[- ]time (?:pass(?:word|code)|code|pin)|verification code|security code|passcode|your pin|code de vérification|mot de passe)\b|ओटीपी|सत्यापन कोड|ஓடிபி|சரிபார்ப்புக் குறியீடு|验证码|密码|رمز التحقق|كلمة المرور/iu,
  bank: /\b(bank (?:account|details|statement)|account number|card number|cvv|cvc|ifsc|iban|swift code|upi id|paynow|net ?banking|compte bancaire|numéro de carte|rib)\b|बैंक खात|खाता संख्या|வங்கிக் கணக்கு|银行账户|银行卡|حساب بنكي|رقم البطاقة|آيبان/iu,
  identity:
    /\b(passport (?:copy|scan|photo|number)|copy of (?:your )?passport|aadhaar|aadhar|pan card|nric|fin number|singpass|emirates id|social insurance number|sin number|driving licen[cs]e copy|copie (?:de votre )?passeport|numéro d['’]assurance sociale|uae pass)\b|आधार|पासपोर्ट की कॉपी|ஆதார்|பாஸ்போர்ட் நகல்|身份证|护照复印件|الهوية الإماراتية|صورة جواز|نسخة جواز/iu,
  elsewhere:
    /\b(whats ?app|telegram|signal app|wechat|viber|skype|line id|(?:text|call|message|contact) me (?:at|on)|hangouts|sur mon numéro)\b|व्हाट्सएप|टेलीग्राम|வாட்ஸ்அப்|டெலிகிராம்|微信|电报|واتساب|واتس ?آب|تيليجرام|تلغرام/iu,
}

const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[^\s@<>().,;]{2,24}/gu
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9][a-z0-9-]{0,62}\.(?:com|net|org|io|me|ly|app|link|info|biz|sg|in|ca|ae|co|xyz|top|site|online)(?:\/\S*)?(?![\p{L}\p{N}])/giu
const PHONE = /\+?\p{Nd}(?:[\s()./_·•*|‐-]{0,2}\p{Nd}){7,14}/gu
/** A day or two years, as people write them, are no telephone number. */
const DAY = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^(?:19|20)\d\d ?[/-] ?(?:19|20)\d\d$/

/** What stands instead of an address, a number or a link that is not shown yet. */
export const HIDDEN_PART = '•••'

/** The words without e-mail addresses, links and telephone numbers, and whether there were any; without any they stay as they are. */
export const maskDetails = (words: string): { words: string; masked: boolean } => {
  const seen = legible(words)
  const shown = seen
    .replace(EMAIL, HIDDEN_PART)
    .replace(LINK, HIDDEN_PART)
    .replace(PHONE, (found) => (DAY.test(found.trim()) ? found : HIDDEN_PART))
  return shown === seen ? { words, masked: false } : { words: shown, masked: true }
}

/** The name of a file without them; what kind of file it is stays. */
export const maskFileName = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot < 1 ? maskDetails(name).words : maskDetails(name.slice(0, dot)).words + name.slice(dot)
}

/** ISO/IEC 7812-1: the first digit of what pays, and the check digit (annex B) that numbers of payment cards end with. */
const isCardNumber = (digits: string): boolean => {
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Digits with at most two signs between each two of them, as numbers of cards are written. */
const DIGITS = /\d(?:[\s./_·•*|‐-]{0,2}\d){12,}/g

/**
 * Whether there is the number of a payment card in it: nobody has a reason to write one here. What stands before or behind it, such as until when
 * the card is good, does not hide it: each run of whole groups of digits is looked at.
 */
export const hasCardNumber = (words: string): boolean =>
  (latinDigits(legible(words)).match(DIGITS) ?? []).some((found) => {
    const groups = found.split(/\D+/)
    return groups.some((_, from) => {
      let number = ''
      return groups.slice(from, from + LONGEST_CARD).some((group) => {
        number += group
        return isCardNumber(number)
      })
    })
  })
const LONGEST_CARD = 19

/** What a reader is warned of, in the order of SIGNS: in the words as they are written, and as they look. */
export const signsIn = (words: string): Sign[] => {
  const seen = legible(words)
  const looks = latinLooks(seen)
  return SIGNS.filter((sign) =>
    sign === 'link' ? new RegExp(LINK.source, 'iu').test(seen) : WORDS[sign].test(seen) || WORDS[sign].test(looks),
  )
}

/** Whether a thread is marked for these signs of a message of the company. */
export const isGrave = (signs: readonly string[]): boolean => signs.some((sign) => GRAVE.includes(sign as Sign))

import { isPersonalQuestion } from '../../../countries/posting.ts'

/** What an employee who holds an interview is shown of it. */

/** For how long after an interview somebody who held it can look at it again. */
export const VISIBLE_DAYS = 180

/** What somebody earns or asks for is HR’s, and so is how to reach them; in the six languages of the forms. */
const PAY_OR_CONTACT =
  /salar|\bpay\b|\bpaid\b|wage|\bctc\b|compensation|remunerat|\bearn|income|e-?mail|phone|whatsapp|rémunér|salaire|courriel|téléphone|راتب|رواتب|الأجر|أجرك|بريد|هاتف|वेतन|तनख्वाह|सैलरी|ईमेल|फ़ोन|फोन|சம்பள|ஊதிய|மின்னஞ்சல்|தொலைபேசி|工资|薪|邮箱|电话|手机/i

/** Answers to what the work needs: never to a question about what somebody is, what they earn or how to reach them. */
export const answersFor = <A extends { ask: string; values: readonly string[] }>(answers: readonly A[]): A[] =>
  answers.filter((a) => a.values.length > 0 && !PAY_OR_CONTACT.test(a.ask) && !isPersonalQuestion(a.ask))

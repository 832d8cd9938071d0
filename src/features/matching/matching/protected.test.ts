import { describe, expect, test } from 'vitest'
import { languageIn } from './criteria.rules.ts'
import { isProtected, protectedIn } from './protected.rules.ts'

describe('what nobody is chosen by', () => {
  test.each(
    `NRIC|S1234567D|NRIC number|pink IC|Aadhaar no.|passport number
    |under 30|below 35|over 40|above 45, male|candidates under 30 only|under 30 years old|under 35 years|younger than 28
    |25-35 years old|25 to 35 years old|between 25 and 35 years old|18 years of age|30 years old|aged 25-35|age 25 to 35|age below 35|Age: 21 - 40
    |age limit 35|maximum age 40|max age 35|born after 1990|born in the 90s|date of birth|DOB|young|young and energetic|youthful|in their 20s|preferably in her thirties
    |female|male driver|ladies|women only|gender|men
    |Singaporean|Singaporeans only|Singaporeans preferred|Filipino|Filipina maid|Indian nationals|Indian|Indian candidates|Malaysian Chinese candidates|Chinese only|no Indians|Malay preferred
    |Canadian citizen|Singapore citizens|UAE nationals only|locals only|nationality|any nationality|African descent|Western candidates|Caucasian|British passport holder|locals
    |race|ethnicity|Canadian experience
    |religion|Muslim|Christians preferred|Hindu|Buddhist
    |marital status|married|unmarried|single|single status|single lady|divorced|no children|without kids|pregnant|no family commitments
    |disabled|no disabilities|not disabled|non-disabled|able-bodied|physically fit|good health|no medical conditions|no mental illness|deaf|healthy|wheelchair user
    |good-looking|photo required|native speaker|top-tier university|IIT|recent graduates only`
      .split('|')
      .map((s) => s.trim())
      .filter(Boolean),
  )('is asked by: %s', (text) => {
    expect(isProtected(text)).toBe(true)
  })

  test.each(
    `Indian cuisine|Chinese-speaking|Chinese cuisine|French pastry|Thai massage|Italian coffee|Indian GAAP|Japanese kaiseki|Korean barbecue|Western cooking|Asian markets|American football
    |single page application|single sign-on|single point of contact|single malt|single-handed night shifts
    |age care|aged care|aged care facility with 200 beds|aged debtors|ageing reports|aged accounts over 30 days|children aged 2 to 6|pupils aged 16 to 19|teach 5 year olds|age verification
    |5 years experience|over 10 years experience|over 20 years of experience in banking|under 20 years of experience|30 years of experience|more than 25 years in welding|above 30 %
    |under 30 minutes|over 50 people|led teams of over 40|a team of over 20|a revenue of over 50|over 60 rooms|under 25 kg|sales above 50 million|score above 60
    |Tamil|Canadian payroll|Singapore Employment Act|Singapore CPF|Indian labour law|German engineering standards|British Council exams|UAE labour law|Canadian tax|Indian railways
    |married quarters|race car mechanic|race track|horse-race commentary|ethnic cuisine|ethnic wear
    |disability support worker|disability insurance|working with disabled children|disabled access design|health and safety|healthcare|mental health nursing|occupational health
    |Christian Dior boutique|Muslim-friendly tourism|religious education teacher|religious studies
    |young children|young adults|work with young people|Ernst and Young|Ernst & Young
    |newborn care|born leader|citizen services|senior citizens|Singapore senior citizens|national sales|local deliveries|local language|localisation
    |sales to foreigners|NRIC verification|KYC with Aadhaar|identity management|FIN reporting|fin tube welding|photography|photo editing
    |team of 30|shift of 20 to 30 covers|30-40 covers|two-year-old start-up|10 years old code base|stage management|language|manage|wage|package engineer|mileage 30|storage 20|page 30
    |food safety|welding|project manager|C#|Python`
      .split('|')
      .map((s) => s.trim())
      .filter(Boolean),
  )('is not asked by: %s', (text) => {
    expect(protectedIn(text).map((p) => text.slice(p.from, p.to))).toEqual([])
  })

  test('is found where it stands', () => {
    const text = 'chef, 25-35 years old, Filipino only, with 5 years of experience'
    expect(protectedIn(text).map((p) => text.slice(p.from, p.to))).toEqual(['25-35 years old', 'Filipino only'])
  })

  test.each([
    ['Tamil', 'ta'],
    ['French', 'fr'],
    ['Business English', 'en'],
    ['Chinese-speaking', 'zh'],
    ['fluent in Mandarin', 'zh'],
    ['French preferred', 'fr'],
    ['French cuisine', null],
    ['Chinese medicine', null],
    ['German engineering', null],
    ['English breakfast', null],
  ])('%s asks for the language %s', (text, code) => {
    expect(languageIn(text)).toBe(code)
  })
})

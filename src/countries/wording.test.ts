import { describe, expect, test } from 'vitest'
import type { Countries } from './countries.ts'
import { findingsOf, type PostingFacts } from './posting.ts'
import { loadCountries } from './registry.ts'
import { BETTER_WORDINGS } from './wording.ts'

const countries: Countries = await loadCountries()
const facts = (text: string): PostingFacts => ({
  title: 'Job',
  text,
  payMin: 3000_00,
  payMax: 4000_00,
  yearMin: 36_000_00,
  yearMax: 48_000_00,
  region: 'Alberta',
  has25: true,
  usesAi: false,
  aiStatement: '',
  vacancyExists: true,
  languages: [],
  agencyNumber: '',
  questions: [],
  vacancies: 1,
})
const told = (code: string, text: string) =>
  findingsOf(countries.get(code).posting.rules, facts(text), '2026-11-23').filter((f) => f.severity !== 'note')
const COUNTRIES = ['SG', 'IN', 'CA', 'AE']

/** How adverts in the four countries choose by who somebody is. */
const CHOOSING = `
Female candidates preferred
Male only, heavy work
Only female applicants will be considered
We are looking for a lady receptionist
Gender: Male
Females between 22 and 30 years
Hiring girls for counter sales
Men need not apply
Female nurse required
Office boy wanted
Recherchons une femme de ménage, femmes uniquement
Filipino nationality preferred
Indian nationals only
Prefer Chinese candidates
Malay preferred
No foreigners please
Nationality: Pakistani or Nepali
Must be a Singaporean by birth
Kerala families welcome; Malayali candidates only
Europeans or Westerners only
Filipina nanny needed
Foreigners need not apply
Race: Chinese
Muslim applicants only
Christian candidates preferred
Hindu male, pure vegetarian preferred
Only Brahmin candidates
Upper caste preferred
Religion: Hindu
SC/ST need not apply
No headscarf at the counter
Age 25-35
Aged between 21 and 30 years
Candidates below 40 years
Must be under 35
Age limit: 45
Not older than 38 years old
25 to 35 years old
Preferably in her twenties
Looking for a young team player, young and energetic
Join our young team
Fresh blood wanted
Youthful and outgoing personality
Fresh graduates only
Digital natives preferred
Moins de 35 ans
Jeune et dynamique
No older workers
Single only
Unmarried candidates preferred
Must be single and without children
Married women not considered
No family commitments
Marital status: single
Not planning to get married within 2 years
Bachelors preferred
Célibataire de préférence
Must not be pregnant
Pregnant women need not apply
A pregnancy test is part of the check-up
Not suitable for pregnant women
Send your CV with photo
Attach a recent photograph
Please include a full-length photo
Passport size photo required
Resume with recent picture and photo must be attached
Good-looking and pleasant personality
Attractive female hostess
Fair complexion
Minimum height 165 cm
Native English speaker
Able to work in a Mandarin-speaking environment
Chinese speaking environment
Mother tongue Arabic
Hindi speaking candidates only
Visa cost will be deducted from salary
Candidate bears visa and ticket cost
Recruitment fee is recovered from the first three salaries
The levy is deducted from your pay
Employee to pay for own visa
Visa on own cost
Agency fee: two months' salary for the agent
Salary deduction for air ticket
Refundable deposit of AED 500
Original passport will be kept by the company
Able-bodied men
No disabilities
No history of mental illness
Must be in good health
Salesman
Waitress wanted
Rockstar developer
Recent graduates under 25 only
UK/US passport holders only
General category candidates only
No SC/ST
No work permit holders
EP holders preferred
Work permit holders from Malaysia only
Energetic youngsters wanted
Gay or lesbian candidates will not be considered
No tattoos or hijab
Hijab not allowed
No maternity leave in first two years
Upper caste cook required
Must be from Tamil Nadu only
Women returning from career break not accepted
American accent required
Any caste except SC
Asian looking
Candidate must be free from any disease
Candidates planning maternity will be rejected
Chinese race
Citizens only, PR not accepted
Deposit of original certificates
Disabled persons please don't apply
European face required
Family status: single
Francophones de souche seulement
Gents only
Handicapped persons cannot apply
Homme fort recherché
Looking for Indian or Nepali cooks
M/F: M
Malayalee candidate required
Married with children preferred
Must be born after 1995
Must speak Mandarin as the team is Chinese
Nationality: Any Arab
No PRs
No foreign workers please
No mainland Chinese
No wheelchair users
Non-veg eaters not allowed
Over 45s need not apply
Pleasing personality girls
Resumes without photo will be rejected
School leavers only
Should not wear spectacles
Tall handsome guys for security
Vendeuse jeune et jolie
Weight below 60 kg
White candidates preferred
Women who are expecting should not apply
Wanted: lady for front office
Job for housewives and ladies
Under 30s preferred
Not above 45
Candidates must be 21 to 30
Age should not exceed 40
Retired persons only
Not married
Candidates must declare pregnancy
Please attach picture with your resume
Arabic candidates only
Chinese-educated candidates preferred
Candidate should belong to Hindu family
Not for disabled candidates
Candidates with disabilities need not apply
People with mental health issues should not apply
Sound mind and body
Must be medically fit with no illness
Only healthy persons
Pay your own ticket
We will hold your passport during probation
Must be tall, above 170 cm
Presentable and attractive
Hindi speaking boys
Femme de ménage
Réservé aux hommes
Nationalité française exigée
Sans accent
`
  .trim()
  .split('\n')

/** What adverts say all the time and nobody is kept out by. */
const INNOCENT = `
We are an equal opportunity employer and do not discriminate on the basis of race, religion, sex, age or nationality.
Open to all genders, ages and nationalities.
Single point of contact for drivers and customers.
Care for female patients on the gynaecology ward.
You will clean the male and female changing rooms.
At least 5 years of experience, 3 of them as a supervisor.
Over 30 years of history in the Gulf.
A 25-year-old company with 40 people.
Deliver parcels under 30 kg within 45 minutes.
Teach children aged 3 to 6.
Look after residents aged 65 and above.
Support people with disabilities in their homes.
Cook Indian cuisine and Chinese dishes.
Serve Mandarin-speaking customers at our Chinatown outlet.
Work in our young children's room.
Bachelor's degree preferred.
A bachelor degree is required.
Attractive salary and benefits package.
Edit photos and take product photographs.
Upload photos of the completed work to the app.
You must have the right to work in Canada.
Singapore citizens, permanent residents and pass holders may apply.
Visa and air ticket are provided by the employer.
We pay all visa costs; nothing is deducted from your salary.
There is no age limit for this role.
No photo is needed with your CV.
Ladies' fashion and menswear sales.
Antenatal care for pregnant women.
Maternity leave of 16 weeks and childcare leave.
Lead a team of 25 to 35 people.
Work 40 to 45 hours a week between 7 and 19 hours.
Manage single family homes and married quarters.
French language lessons for adults.
Write for the women's health magazine.
Master of Science or a master's degree.
Man the reception desk together with two colleagues.
Prepare halal and vegetarian food.
Experience with Native React or React Native.
Train apprentices and recent graduates.
Applicants must be at least 18 years old to serve alcohol.
We cover the cost of your security licence and training.
A valid passport and a driving licence are needed.
Advise young people and their families.
Local market knowledge of the UAE is useful.
Our stores are open 24 to 48 hours during the sale.
Regardless of gender, religion or marital status you are welcome.
Arabic and English are spoken with guests; basic English is enough.
Muslim-friendly kitchen with prayer room.
Parents returning to work are welcome.
30 to 40 covers a night in a small kitchen.
Fixed asset age analysis and age of receivables.
Training is paid; uniforms are free.
Female-led company with 30 employees.
Our guests are between 20 and 30.
Salary between 25 and 30 thousand.
Shipments from Indonesia only on Mondays.
Local candidates and foreigners with a valid pass are welcome.
No career gap is too long for us.
Coach for girls' basketball team aged 12 to 15.
Good looking websites are your thing.
Good looking after guests is your pride.
Mother tongue lessons for our staff's children.
Seat parties at between 30 and 40 tables.
General category manager for groceries.
Handsome bonus.
Hindu temple electrical works.
The hijab and turban are welcome with our uniform.
Measure the weight of parcels below 30 kg.
`
  .trim()
  .split('\n')

describe('phrases that choose people by who they are', () => {
  test.each(COUNTRIES)('are told of in %s', (code) => {
    const missed = CHOOSING.filter((text) => told(code, text).length === 0)
    expect(missed).toEqual([])
  })

  test.each(COUNTRIES)('and nothing is told of plain words in %s', (code) => {
    const alarms = INNOCENT.flatMap((text) => told(code, text).map((f) => `${f.phrase} <- ${text}`))
    expect(alarms).toEqual([])
  })

  test('are all told of, each with its words, what to say instead, the rule and its source', () => {
    const all = told('SG', 'We want a young and energetic female, Chinese speaking, fresh blood, under 30.')
    expect(all.map((f) => f.phrase).sort()).toEqual(
      ['female', 'under 30', 'young and energetic female', 'Chinese speaking', 'fresh blood'].sort(),
    )
    for (const finding of all) {
      expect(finding.better).toMatch(/\w+/)
      expect(finding.rule).toMatch(/\./)
      expect(finding.source.title).toMatch(/TAFEP/)
    }
    expect(BETTER_WORDINGS).toContain(all[0]?.better)
  })

  test('are looked for in the longest advert within a moment', () => {
    for (const text of [
      'female '.repeat(1_700),
      'a '.repeat(6_000),
      '- 25 '.repeat(2_400),
      'young and '.repeat(1_200),
    ]) {
      const started = performance.now()
      told('SG', text)
      expect(performance.now() - started).toBeLessThan(1_000)
    }
  })
})

describe('an advert before a pass is applied for in Singapore', () => {
  const ids = (over: Partial<PostingFacts>) =>
    findingsOf(countries.get('SG').posting.rules, { ...facts('Plan deliveries.'), ...over }, '2026-11-23').map(
      (f) => f.id,
    )

  test('stands behind as many passes as it has vacancies, after its days', () => {
    expect(ids({ vacancies: 3 })).toEqual(['passes-within-vacancies', 'advertising-clock'])
    const [passes] = findingsOf(
      countries.get('SG').posting.rules,
      { ...facts('Plan deliveries.'), vacancies: 3 },
      '2026-11-23',
    )
    expect(passes?.phrase).toBe('3')
  })

  test('is not asked for from a fixed salary of S$22,500', () => {
    expect(ids({ yearMin: 270_000_00, yearMax: 300_000_00 })).toEqual(['advertising-exempt'])
    expect(ids({ yearMin: 269_999_99, yearMax: 300_000_00 })).toContain('advertising-clock')
  })
})

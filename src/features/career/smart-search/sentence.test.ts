import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { shippedLexicon, told } from '../../../../test/lexicon.ts'
import type { Lexicon } from './lexicon.rules.ts'
import { readSentence, unreadWords } from './sentence.rules.ts'
import { tokensOf } from './text.rules.ts'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = await shippedLexicon()
})

/** Where the person is, what they write, and what it is read as: kind and value, a question mark where it is only wished for, minor units. */
const SENTENCES: [string, string, string][] = [
  [
    'SG',
    'looking for part time cashier job near bedok mrt weekends only',
    'place Bedok New Town SG 10; role cashier; shift? weekends; type PART_TIME',
  ],
  ['SG', 'temp admin for 3 months Raffles Place', 'place Marina Bay SG 10; role admin; type TEMPORARY'],
  [
    'SG',
    'F&B service crew no experience needed $11 per hour',
    'level? entry; pay SGD 1100 HOUR; role service crew; word? f&b',
  ],
  ['IN', 'react native dev remote 20-25 LPA', 'mode remote; pay INR 200000000 YEAR; role react native dev'],
  [
    'CA',
    'infirmière à Québec temps partiel sans fin de semaine',
    'exclude shift:weekends; place Québec CA 10; role infirmiere; type PART_TIME',
  ],
  ['CA', 'cuisinier à Sherbrooke sauf le soir', 'exclude shift:evenings; place Sherbrooke CA 10; role cuisinier'],
  ['AE', 'حارس أمن في عجمان بدون دوام ليلي', 'exclude shift:nights; place Ajman AE 10; role حارس امن'],
  ['SG', '裕廊 仓库 助理 夜班', 'place Jurong East SG 10; role 仓库; role 助理; shift? nights'],
  [
    'SG',
    'part-time nursing near Woodlands, no nights, about 3.5k',
    'exclude shift:nights; pay SGD 350000 MONTH about assumed; place Woodlands SG 10; role nursing; type PART_TIME',
  ],
  [
    'SG',
    'admin assistant in Tampines, 5 day week, office hours, at least $2,800',
    'pay SGD 280000 MONTH assumed; place Tampines Estate SG 10; role admin assistant; shift? mornings',
  ],
  [
    'SG',
    'remote software engineer, senior, 8-10k a month',
    'level? senior; mode remote; pay SGD 800000 MONTH; role software engineer',
  ],
  [
    'SG',
    'Java developer with 5 years experience, S$7000',
    'pay SGD 700000 MONTH assumed; role java developer; years? 5',
  ],
  ['SG', 'barista weekends only near Bugis', 'place Bugis SG 10; role barista; shift? weekends'],
  [
    'SG',
    'warehouse packer near Tuas, no weekends, $12/hr',
    'exclude shift:weekends; pay SGD 1200 HOUR; place Jurong Town SG 10; role warehouse packer',
  ],
  ['SG', 'accountant in Singapore, hybrid, posted this week', 'country SG; mode hybrid; posted 7; role accountant'],
  [
    'SG',
    'I am looking for a job as a preschool teacher near Punggol, paying around 3500',
    'pay SGD 350000 MONTH about assumed; place Punggol SG 10; role preschool teacher',
  ],
  [
    'SG',
    'cleaner part time walking distance from Toa Payoh',
    'place Toa Payoh New Town SG 2; role cleaner; type PART_TIME',
  ],
  [
    'SG',
    'security officer night shift, Jurong East or Clementi',
    'place Clementi Housing Estate SG 10; place Jurong East SG 10; role security officer; shift? nights',
  ],
  ['SG', 'finance manager, no travel, 9k', 'exclude travel; pay SGD 900000 MONTH assumed; role finance manager'],
  ['SG', 'delivery rider without driving licence', 'exclude driving licence; role delivery rider'],
  [
    'SG',
    'customer service, work from home, no cold calling',
    'exclude cold calling; mode remote; role customer service',
  ],
  ['SG', 'fresh graduate marketing jobs', 'level? entry; role marketing'],
  [
    'SG',
    'data analyst, sql and python, min 5k, not contract',
    'exclude type:CONTRACTOR; pay SGD 500000 MONTH assumed; role data analyst; skill? python; skill? sql',
  ],
  ['SG', 'chef within 5 km of Bedok', 'place Bedok New Town SG 5; role chef'],
  ['SG', 'nurse, need visa sponsorship', 'permit yes; role nurse'],
  [
    'SG',
    'kitchen helper no experience needed, Ang Mo Kio',
    'level? entry; place Ang Mo Kio New Town SG 10; role kitchen helper',
  ],
  [
    'SG',
    'HR executive 2-3 years experience, up to 4.2k',
    'pay SGD 420000 MONTH most assumed; role hr executive; years? 2',
  ],
  [
    'SG',
    'lab technician near Kent Ridge, no shift work',
    'exclude shift:shifts; place Kent Ridge SG 10; role lab technician',
  ],
  ['SG', 'receptionist, mon-fri, not sales', 'exclude sales; role receptionist; shift? mornings'],
  ['SG', 'internship in data science, 1000 a month', 'pay SGD 100000 MONTH; role data science; type INTERN'],
  ['SG', 'physiotherapist part time 25 dollars per hour', 'pay SGD 2500 HOUR; role physiotherapist; type PART_TIME'],
  ['SG', 'senior staff nurse not in Yishun', 'exclude place:Yishun New Town; level? senior; role staff nurse'],
  ['SG', 'jobs for electricians anywhere except Sharjah', 'exclude place:Sharjah; role electricians'],
  ['SG', 'chef, avoid Yishun or Bedok', 'exclude place:Bedok New Town; exclude place:Yishun New Town; role chef'],
  ['SG', 'avoid call centres, customer support', 'exclude call centres; role customer support'],
  ['SG', 'I refuse overtime, driver', 'exclude shift:overtime; role driver'],
  ['SG', 'driver, rather not nights', 'exclude shift:nights; role driver'],
  ['CA', 'cashier, 20-25 an hour', 'pay CAD 2000 HOUR; role cashier'],
  ['CA', 'cashier 18 hourly', 'pay CAD 1800 HOUR; role cashier'],
  ['CA', 'cashier 20 hours a week', 'role cashier; type PART_TIME'],
  ['SG', 'driver 5000 درهم', 'pay AED 500000 MONTH assumed; role driver'],
  ['SG', 'driver ४०००० रुपये', 'pay INR 4000000 MONTH assumed; role driver'],
  ['SG', 'cashier close to Orchard Road', 'place River Valley SG 10; role cashier'],
  ['SG', 'temp admin job immediate start', 'role admin; start? now; type TEMPORARY'],
  [
    'SG',
    'project manager construction, 6k to 8k',
    'pay SGD 600000 MONTH assumed; role project manager; word? construction',
  ],
  ['SG', 'electrician, no weekends and no nights', 'exclude shift:nights; exclude shift:weekends; role electrician'],
  ['SG', 'want something quiet near Newton, reading all day', 'place Newton SG 10; role reading | quiet all'],
  [
    'IN',
    'software developer in Bengaluru, ₹12 lakh a year',
    'pay INR 120000000 YEAR; place Bengaluru IN 10; role software developer',
  ],
  [
    'IN',
    'java backend developer, 10-15 LPA, hybrid, Hyderabad',
    'mode hybrid; pay INR 100000000 YEAR; place Hyderabad IN 10; role backend developer; skill? java',
  ],
  ['IN', 'fresher mechanical engineer in Pune', 'level? entry; place Pune IN 10; role mechanical engineer'],
  [
    'IN',
    'data entry operator work from home 20000 per month',
    'mode remote; pay INR 2000000 MONTH; role data entry operator',
  ],
  [
    'IN',
    'sales executive in Mumbai, 30k, no field work',
    'exclude field; pay INR 3000000 MONTH assumed; place Mumbai IN 10; role sales executive',
  ],
  [
    'IN',
    'accountant with tally, Chennai, 4 lakhs',
    'pay INR 40000000 YEAR assumed; place Chennai IN 10; role accountant | tally',
  ],
  ['IN', 'driver near Andheri, day shift only', 'place Mumbai IN 10; role driver; shift? mornings'],
  ['IN', 'school teacher in Delhi, 35,000 monthly', 'pay INR 3500000 MONTH; place Delhi IN 10; role school teacher'],
  ['IN', 'staff nurse Kochi, no night duty', 'exclude shift:nights; place Cochin IN 10; role staff nurse'],
  ['IN', 'bpo night shift Gurgaon 25k', 'pay INR 2500000 MONTH assumed; place Gurgaon IN 10; role bpo; shift? nights'],
  ['IN', 'civil site engineer within 50 km of Nagpur', 'place Nagpur IN 50; role civil site engineer'],
  [
    'IN',
    'HR recruiter remote, 3+ years, 6 LPA',
    'mode remote; pay INR 60000000 YEAR; role hr; word? recruiter; years? 3',
  ],
  ['IN', 'content writer freelance, rs 500 per hour', 'pay INR 50000 HOUR; role content writer; type CONTRACTOR'],
  ['IN', 'python developer bangalore 20 lpa', 'pay INR 200000000 YEAR; place Bengaluru IN 10; role python developer'],
  [
    'IN',
    'product manager at least 30 lakh per annum, not in Delhi',
    'exclude place:Delhi; pay INR 300000000 YEAR; role product manager',
  ],
  ['IN', 'part time cook near Indiranagar', 'place Bengaluru IN 10; role cook; type PART_TIME'],
  [
    'IN',
    'pharmacist in Coimbatore, 25000 to 30000',
    'pay INR 2500000 MONTH assumed; place Coimbatore IN 10; role pharmacist',
  ],
  [
    'IN',
    'graphic designer, Kolkata, INR 40000 a month',
    'pay INR 4000000 MONTH; place Kolkata IN 10; role graphic designer',
  ],
  ['IN', 'delivery boy Jaipur without bike', 'exclude bike; place Jaipur IN 10; role delivery boy'],
  ['IN', 'electrician ITI fresher', 'level? entry; qualification? diploma; role electrician'],
  ['IN', 'bank clerk Lucknow full time', 'place Lucknow IN 10; role bank clerk; type FULL_TIME'],
  ['IN', 'digital marketing intern Ahmedabad', 'place Ahmedabad IN 10; role digital marketing; type INTERN'],
  ['IN', '1.5 crore cto role', 'pay INR 1500000000 YEAR assumed; role cto'],
  ['IN', 'welder near Surat ₹ 1,200 per day', 'pay INR 120000 DAY; place Sūrat IN 10; role welder'],
  [
    'CA',
    'registered nurse in Toronto, full time, $45 an hour',
    'pay CAD 4500 HOUR; place Toronto CA 10; role registered nurse; type FULL_TIME',
  ],
  ['CA', 'truck driver, Ontario, no overnight', 'exclude shift:nights; place Ontario CA region; role truck driver'],
  [
    'CA',
    'bookkeeper part-time Vancouver, $30/hr',
    'pay CAD 3000 HOUR; place Vancouver CA 10; role bookkeeper; type PART_TIME',
  ],
  [
    'CA',
    'software engineer remote in Canada, 120k',
    'country CA; mode remote; pay CAD 12000000 YEAR assumed; role software engineer',
  ],
  [
    'CA',
    'cook in Calgary, at least $20 per hour, evenings ok',
    'pay CAD 2000 HOUR; place Calgary CA 10; role cook; shift? evenings',
  ],
  [
    'CA',
    'early childhood educator near Mississauga within 10 km',
    'place Mississauga CA 10; role early childhood educator',
  ],
  [
    'CA',
    'warehouse associate Brampton, no weekends, posted today',
    'exclude shift:weekends; place Brampton CA 10; posted 1; role warehouse associate',
  ],
  ['CA', 'carpenter Halifax, 60,000 a year', 'pay CAD 6000000 YEAR; place Halifax CA 10; role carpenter'],
  [
    'CA',
    'French speaking customer service in Montreal',
    'place Montréal CA 10; role customer service; word? french; word? speaking',
  ],
  ['CA', 'comptable à Montréal, temps plein', 'place Montréal CA 10; role comptable; type FULL_TIME'],
  [
    'CA',
    'retail sales associate, Ottawa, flexible hours',
    'place Ottawa CA 10; role retail sales associate; shift? flexible',
  ],
  ['CA', 'caregiver with LMIA in Edmonton', 'permit yes; place Edmonton CA 10; role caregiver'],
  [
    'CA',
    'welder Fort McMurray, C$50 per hour, rotating shifts ok',
    'pay CAD 5000 HOUR; place Fort McMurray CA 10; role welder; shift? shifts',
  ],
  ['CA', 'dental hygienist 3 days a week, Victoria', 'place Victoria CA 10; role dental hygienist | 3'],
  [
    'CA',
    'entry level office job Winnipeg, no sales',
    'exclude sales; level? entry; place Winnipeg CA 10; word? office',
  ],
  [
    'CA',
    'data scientist, not onsite, 5 miles from Waterloo',
    'exclude mode:onsite; place Waterloo CA 8; role data scientist',
  ],
  ['CA', 'plumber apprentice in Hamilton', 'level? entry; place Hamilton CA 10; role plumber'],
  [
    'CA',
    'hotel housekeeper Banff seasonal with visa sponsorship',
    'permit yes; place Banff CA 10; role housekeeper; type TEMPORARY; word? hotel',
  ],
  [
    'CA',
    'elementary school teacher, weekdays, surrey',
    'place Surrey CA 10; role elementary school teacher; shift? mornings',
  ],
  ['AE', 'accountant in Dubai, AED 8000', 'pay AED 800000 MONTH assumed; place Dubai AE 10; role accountant'],
  [
    'AE',
    'receptionist in Dubai Marina, 5000 dirhams',
    'pay AED 500000 MONTH assumed; place Dubai Marina AE 10; role receptionist',
  ],
  [
    'AE',
    'sales manager Abu Dhabi, 15k plus commission',
    'pay AED 1500000 MONTH assumed; place Abu Dhabi AE 10; role sales manager; word? commission',
  ],
  ['AE', 'nurse with visa, Sharjah, no nights', 'exclude shift:nights; permit yes; place Sharjah AE 10; role nurse'],
  ['AE', 'driver in Al Ain, 3500 aed per month', 'pay AED 350000 MONTH; place Al Ain City AE 10; role driver'],
  ['AE', 'civil engineer, 10 years experience, UAE', 'country AE; role civil engineer; years? 10'],
  ['AE', 'waiter near Business Bay, accommodation', 'place Business Bay AE 10; role waiter; word? accommodation'],
  [
    'AE',
    'English teacher in Ajman, not part time',
    'exclude type:PART_TIME; place Ajman AE region; role teacher; word? english',
  ],
  [
    'AE',
    'security guard 12 hour shifts Dubai 2,500 dhs',
    'pay AED 250000 MONTH assumed; place Dubai AE 10; role security guard; shift? shifts',
  ],
  [
    'AE',
    'marketing executive Dubai, hybrid, last two weeks',
    'mode hybrid; place Dubai AE 10; posted 14; role marketing executive',
  ],
  [
    'AE',
    'HSE officer Musaffah, around 7k',
    'pay AED 700000 MONTH about assumed; place Musaffah AE 10; role hse officer',
  ],
  ['AE', 'work permit sponsored chef in Ras Al Khaimah', 'permit yes; place Ras Al Khaimah AE region; role chef'],
  ['AE', 'office boy Deira 1800', 'pay AED 180000 MONTH assumed; place Dayrah AE 10; role office boy'],
  ['AE', 'محاسب في دبي 8000', 'pay AED 800000 MONTH assumed; place Dubai AE 10; role محاسب'],
  ['SG', '护士 兼职 Woodlands 3500', 'pay SGD 350000 MONTH assumed; place Woodlands SG 10; role 护士; type PART_TIME'],
  ['IN', 'சமையல்காரர் Chennai 20000', 'pay INR 2000000 MONTH assumed; place Chennai IN 10; role சமையல்காரர்'],
  ['IN', 'नर्स Pune ₹२५०००', 'pay INR 2500000 MONTH assumed; place Pune IN 10; role नर्स'],
  ['IN', 'welder in Aurangabad', 'place Aurangabad IN 10; role welder'],
  ['IN', 'welder in Aurangabad, Bihar, India', 'country IN; place Aurangābād IN 10; role welder'],
  ['IN', 'welder Aurangabad Maharashtra', 'place Aurangabad IN 10; role welder'],
  ['CA', 'cook in Toronto, Ontario or Ottawa, Ontario', 'place Ottawa CA 10; place Toronto CA 10; role cook'],
  ['SG', 'asdfgh qwerty', ' | asdfgh qwerty'],
  ['SG', 'no', ''],
  ['SG', 'not sure, anything near me', ' | near me'],
  [
    'SG',
    'a job that pays more than 5k but no overtime, no managing people',
    'exclude managing people; exclude shift:overtime; pay SGD 500000 MONTH assumed',
  ],
  ['SG', 'part time, full time, or contract', 'type CONTRACTOR; type FULL_TIME; type PART_TIME'],
  ['SG', '$$$', ' | $$$'],
  ['SG', 'c++ developer, c# or .net ok, node.js', 'role developer; skill? c#; skill? c++; word? net | node.js'],
  ['SG', 'work in 2026', ' | 2026'],
  [
    'SG',
    'Full-time or part-time waitress at Orchard, $2.2k-$2.6k',
    'pay SGD 220000 MONTH assumed; place River Valley SG 10; role waitress; type FULL_TIME; type PART_TIME',
  ],
  ['SG', 'nights are fine, security supervisor', 'role security supervisor; shift? nights'],
  ['IN', 'need a job with PF, office assistant, ₹ 18000 pm', 'pay INR 1800000 MONTH; role office assistant | PF'],
  [
    'IN',
    'Sr. Java dev, 1 to 2 lakh per month, WFH only',
    'level? senior; mode remote; pay INR 10000000 MONTH; skill? java | dev',
  ],
  [
    'CA',
    "I'd like a permanent receptionist position in Kelowna, not weekends",
    'exclude shift:weekends; place Kelowna CA 10; role receptionist; type FULL_TIME',
  ],
  [
    'AE',
    'Need teaching assistant jobs in Sharjah or Ajman, 4-5k',
    'pay AED 400000 MONTH assumed; place Ajman AE region; place Sharjah AE 10; role teaching assistant',
  ],
  [
    'AE',
    'freelance graphic designer, Abu Dhabi, 200 dirhams per day',
    'pay AED 20000 DAY; place Abu Dhabi AE 10; role graphic designer; type CONTRACTOR',
  ],
  [
    'CA',
    'line cook within 15 miles of Vancouver, no early mornings',
    'exclude shift:mornings; place Vancouver CA 24; role line cook',
  ],
]

describe('a sentence', () => {
  test.each(SENTENCES)('%s: %s', (home, said, expected) => {
    expect(told(readSentence(said, { lexicon, home }))).toBe(expected)
  })

  test('takes up words that some advert says, as words to look for', () => {
    const first = readSentence('accountant who knows tally', { lexicon, home: null })
    expect(unreadWords(first)).toEqual(['knows', 'tally'])
    const again = readSentence('accountant who knows tally', { lexicon, home: null, inAdverts: new Set(['tally']) })
    expect(told(again)).toBe('role accountant; word? tally | knows')
  })
})

describe('any text', () => {
  const PIECES = [
    'no',
    'not',
    'near',
    'nurse',
    'Woodlands',
    '3.5k',
    '$',
    '₹',
    'lakh',
    '-',
    ',',
    'within 10 km of',
    'or',
    'and',
    '12 LPA',
    'nights',
    '🙂',
    'ﬁ',
    'İ',
    '٣',
    '“',
    "don't",
    '5 years',
  ]
  const texts = fc.oneof(
    fc.string({ maxLength: 500, unit: 'grapheme' }),
    fc.string({ maxLength: 500, unit: 'binary' }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((p) => p.join(' ').slice(0, 500)),
  )

  test('is read without a fault, and every word of it is a chip, how one speaks, or shown as not understood', () => {
    fc.assert(
      fc.property(texts, (said) => {
        const { segments, chips } = readSentence(said, { lexicon, home: null })
        expect(segments.map((s) => s.text).join('')).toBe(said)
        const ids = new Set(chips.map((c) => c.id))
        expect(segments.every((s) => s.as === 'said' || s.as === 'unread' || ids.has(s.as))).toBe(true)
        // What is "how one speaks" beside the signs between words is in the list of such words: nothing else is passed over.
        for (const chip of chips) expect(segments.some((s) => s.as === chip.id)).toBe(true)
        for (const chip of chips) if (chip.kind === 'pay') expect(Number.isSafeInteger(chip.pay?.minor)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('of words nobody knows is shown whole as not understood', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[qxz]{6,12}$/), { minLength: 1, maxLength: 12 }), (words) => {
        const { segments } = readSentence(words.join(' '), { lexicon, home: null })
        expect(segments.filter((s) => s.as === 'unread').map((s) => s.text)).toEqual(words)
      }),
    )
  })

  test('of 500 characters is read within a moment', () => {
    const said = 'no nights or weekends near '.repeat(20).slice(0, 500)
    const from = performance.now()
    readSentence(said, { lexicon, home: null })
    expect(tokensOf(said).length).toBeGreaterThan(80)
    expect(performance.now() - from).toBeLessThan(250)
  })
})

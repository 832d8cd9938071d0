import { beforeAll, describe, expect, test } from 'vitest'
import { shippedLexicon, told } from '../../../../test/lexicon.ts'
import type { Lexicon } from './lexicon.rules.ts'
import { readSentence } from './sentence.rules.ts'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = await shippedLexicon()
})

/** As people write in the six languages of the screens: where they are, what they write, what it is read as; what is not understood behind a bar. */
const SENTENCES: [string, string, string][] = [
  ['SG', 'cook under 3000', 'pay SGD 300000 MONTH most assumed; role cook'],
  ['SG', 'nurse near me, start immediately', 'role nurse; start? now | near me'],
  [
    'CA',
    'Je cherche un emploi de comptable à Montréal, temps plein, 5000 $ par mois',
    'pay CAD 500000 MONTH; place Montréal CA 10; role comptable; type FULL_TIME',
  ],
  [
    'CA',
    "infirmière de nuit à Québec, minimum 35 $ de l'heure",
    'pay CAD 3500 HOUR; place Québec CA 10; role infirmiere; shift? nights',
  ],
  ['CA', 'je cherche des emplois de comptable', 'role comptable'],
  ['CA', 'développeur à distance, 80 000 $ par an', 'mode remote; pay CAD 8000000 YEAR; role developpeur'],
  [
    'CA',
    'serveur à temps partiel près de Laval, pas de fin de semaine',
    'exclude shift:weekends; place Laval CA 10; role serveur; type PART_TIME',
  ],
  [
    'CA',
    "chauffeur de camion à Toronto, 5 ans d'expérience",
    'place Toronto CA 10; role chauffeur de camion; years? 5',
  ],
  [
    'CA',
    "caissière moins de 20 $ de l'heure près de chez moi",
    'pay CAD 2000 HOUR most; role caissiere | près de chez moi',
  ],
  ['AE', 'محاسب في دبي براتب 8000 درهم شهريا', 'pay AED 800000 MONTH; place Dubai AE 10; role محاسب'],
  ['AE', 'أبحث عن عمل سائق في الشارقة دوام جزئي', 'place Sharjah AE 10; role سايق; type PART_TIME'],
  [
    'AE',
    'ممرضة في أبوظبي بدون دوام ليلي على الأقل 6000',
    'exclude shift:nights; pay AED 600000 MONTH assumed; place Abu Dhabi AE 10; role ممرضة',
  ],
  ['AE', 'مهندس مدني خبرة 5 سنوات في دبي', 'place Dubai AE 10; role مهندس مدني; years? 5'],
  ['AE', 'طباخ أقل من 3000 درهم فورا', 'pay AED 300000 MONTH most assumed; role طباخ; start? now'],
  ['IN', 'मुझे मुंबई में ड्राइवर की नौकरी चाहिए 20000 प्रति माह', 'pay INR 2000000 MONTH; place Mumbai IN 10; role ड्राइवर'],
  [
    'IN',
    'दिल्ली में पार्ट टाइम अकाउंटेंट 15 हजार महीना',
    'pay INR 1500000 MONTH; place Delhi IN 10; role अकाउंटेंट; type PART_TIME',
  ],
  ['IN', 'घर से काम डाटा एंट्री ऑपरेटर', 'mode remote; role डाटा एंट्री ऑपरेटर'],
  [
    'IN',
    'नर्स पुणे नाइट शिफ्ट नहीं कम से कम 25000',
    'exclude shift:nights; pay INR 2500000 MONTH assumed; place Pune IN 10; role नर्स',
  ],
  ['IN', 'சென்னையில் ஓட்டுநர் வேலை வேண்டும் மாதம் 20000', 'pay INR 2000000 MONTH; place Chennai IN 10; role ஓட்டுநர்'],
  ['IN', 'பகுதி நேர ஆசிரியர் வேலை கோயம்புத்தூர்', 'place Coimbatore IN 10; role ஆசிரியர்; type PART_TIME'],
  ['IN', 'செவிலியர் வேலை இரவு வேலை வேண்டாம்', 'exclude shift:nights; role செவிலியர்'],
  ['SG', '我想找新加坡兼职护士的工作，月薪3500以上', 'country SG; pay SGD 350000 MONTH; role 护士; type PART_TIME'],
  ['SG', '司机 樟宜 不要夜班', 'exclude shift:nights; place Changi Village SG 10; role 司机'],
  ['SG', '远程软件工程师 年薪80000', 'mode remote; pay SGD 8000000 YEAR; role 软件工程师'],
  ['SG', '厨师 最多3000元 立即', 'pay SGD 300000 MONTH most assumed; role 厨师; start? now'],
  ['SG', '会计 5年经验 全职', 'role 会计; type FULL_TIME; years? 5'],
  [
    'SG',
    'warehouse job in tuas, class 4 licence, available from january',
    'place Jurong Town SG 10; qualification? driving licence; role warehouse; start? available from january',
  ],
  [
    'IN',
    'accountant with b.com in koramangala up to 30000',
    'pay INR 3000000 MONTH most assumed; place Bengaluru IN 10; qualification? degree; role accountant',
  ],
  [
    'IN',
    'electrician ITI fresher bandra',
    'level? entry; place Mumbai IN 10; qualification? diploma; role electrician',
  ],
  ['AE', 'chef in al quoz below 4000 aed', 'pay AED 400000 MONTH most assumed; place Al Safa AE 10; role chef'],
  [
    'CA',
    'registered nurse, start next month, toronto',
    'place Toronto CA 10; role registered nurse; start? start next month',
  ],
  [
    'SG',
    'admin clerk with diploma, max 2800, woodlands',
    'pay SGD 280000 MONTH most assumed; place Woodlands SG 10; qualification? diploma; role admin clerk',
  ],
  ['AE', 'driver with uae driving license in deira', 'place Dayrah AE 10; qualification? driving licence; role driver'],
  ['SG', 'chef, java, kent ridge', 'place Kent Ridge SG 10; role chef; skill? java'],
  [
    'SG',
    'Looking for cleaner job in Orchard, max 1800, weekdays only',
    'pay SGD 180000 MONTH most assumed; place River Valley SG 10; role cleaner; shift? mornings',
  ],
  [
    'SG',
    'experienced maid available immediately, live-in, bukit timah',
    'level? mid; place Bukit Timah SG 10; role maid; start? now; word? live',
  ],
  [
    'SG',
    'storekeeper in Tuas, 2,200 to 2,500 a month',
    'pay SGD 220000 MONTH; place Jurong Town SG 10; role storekeeper',
  ],
  [
    'SG',
    'aircon technician with own driving licence, up to 3.5k',
    'pay SGD 350000 MONTH most assumed; qualification? driving licence; role aircon technician',
  ],
  [
    'SG',
    'part time tuition teacher, evenings, less than 40 an hour',
    'pay SGD 4000 HOUR most; role tuition teacher; shift? evenings; type PART_TIME',
  ],
  [
    'IN',
    'need a chauffeur job in gurugram, below 25000 per month',
    'pay INR 2500000 MONTH most; place Gurgaon IN 10; role chauffeur',
  ],
  [
    'IN',
    'data entry work from home part time under 15k',
    'mode remote; pay INR 1500000 MONTH most assumed; role data entry; type PART_TIME',
  ],
  [
    'IN',
    'b.tech civil engineer bandra, join in one month',
    'place Mumbai IN 10; qualification? degree; role civil engineer; start? join in one month',
  ],
  [
    'IN',
    'receptionist in koramangala with degree, not more than 30k',
    'pay INR 3000000 MONTH most assumed; place Bengaluru IN 10; qualification? degree; role receptionist',
  ],
  [
    'IN',
    '12th pass delivery boy whitefield immediate joiner',
    'place Bengaluru IN 10; qualification? high school; role delivery boy; start? now',
  ],
  [
    'CA',
    'PSW in Scarborough, full time, no weekends, at least $24 an hour',
    'exclude shift:weekends; pay CAD 2400 HOUR; place Scarborough CA 10; role psw; type FULL_TIME',
  ],
  [
    'CA',
    'warehouse job in brampton with forklift certificate, start monday',
    'place Brampton CA 10; qualification? forklift certificate; role warehouse; start? start monday',
  ],
  [
    'CA',
    'line cook vancouver with food safety certificate up to $22 per hour',
    'pay CAD 2200 HOUR most; place Vancouver CA 10; qualification? food safety certificate; role line cook',
  ],
  [
    'CA',
    'je veux un poste de plombier à Laval, 35 $ par heure, dès maintenant',
    'pay CAD 3500 HOUR; place Laval CA 10; role plombier; start? now',
  ],
  [
    'CA',
    'éducatrice de la petite enfance à Ottawa, temps plein, sans fins de semaine',
    'exclude shift:weekends; place Ottawa CA 10; role educatrice de la petite enfance; type FULL_TIME',
  ],
  [
    'CA',
    'préposé aux bénéficiaires à Gatineau, quart de nuit',
    'place Gatineau CA 10; role prepose aux beneficiaires; shift? nights',
  ],
  [
    'AE',
    'accountant in business bay, cpa, 8k to 10k',
    'pay AED 800000 MONTH assumed; place Business Bay AE 10; role accountant; role cpa',
  ],
  [
    'AE',
    'storekeeper in al quoz under 3500 dirhams with accommodation',
    'pay AED 350000 MONTH most assumed; place Al Safa AE 10; role storekeeper; word? accommodation',
  ],
  [
    'AE',
    'حارس أمن في دبي، نوبات ليلية، 2500 درهم',
    'pay AED 250000 MONTH assumed; place Dubai AE 10; role حارس امن; shift? nights',
  ],
  [
    'AE',
    'سائق مع رخصة قيادة في العين فورا',
    'place Al Ain City AE 10; qualification? driving licence; role سايق; start? now',
  ],
  ['AE', 'مطلوب عمل كاشير في دبي مول دوام كامل', 'place Dubai AE 10; role كاشير; type FULL_TIME | مول'],
  ['IN', 'हैदराबाद में इलेक्ट्रीशियन 5 साल का अनुभव', 'place Hyderabad IN 10; role इलेक्ट्रीशियन; years? 5'],
  ['IN', 'तुरंत रसोइया का काम चाहिए पुणे में', 'place Pune IN 10; role रसोइया; start? now'],
  ['IN', 'வீட்டிலிருந்து கணக்காளர் வேலை 30000 வரை', 'mode remote; pay INR 3000000 MONTH most assumed; role கணக்காளர்'],
  ['IN', 'கோயம்புத்தூர் நர்ஸ் உடனடியாக', 'place Coimbatore IN 10; role நர்ஸ்; start? now'],
  ['SG', '附近的收银员工作，晚班，时薪12', 'role 收银员; shift? nights | 12'],
  ['SG', '我要找幼教工作 淡滨尼 弹性工作', 'place Tampines New Town SG 10; role 幼教; shift? flexible'],
]

describe('a sentence as people write it', () => {
  test.each(SENTENCES)('%s: %s', (home, said, expected) => {
    expect(told(readSentence(said, { lexicon, home }))).toBe(expected)
  })

  test('is understood whole in nine of ten', () => {
    const whole = SENTENCES.filter(([home, said]) => !told(readSentence(said, { lexicon, home })).includes('|'))
    expect(whole.length / SENTENCES.length).toBeGreaterThanOrEqual(0.9)
  })

  test('“near me” is where the person lives, and shown as not understood where that is not known', () => {
    const own = lexicon.place('woodlands', 'SG')
    expect(told(readSentence('nurse near me', { lexicon, home: 'SG', own }))).toBe('place Woodlands SG 10; role nurse')
    expect(told(readSentence('nurse near me', { lexicon, home: 'SG' }))).toBe('role nurse | near me')
  })
})

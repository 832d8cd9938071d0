import type { PayPeriod } from '../../adverts/content/kinds.rules.ts'
import type { ChipKind } from './chips.rules.ts'
import { normaliseText } from './text.rules.ts'

/**
 * How people say in French, Arabic, Hindi, Tamil and Chinese what the vocabulary has in English. One line: what is meant, and behind the colon
 * every way to say it. `said` is how one speaks. Names of work and of places stand in the tables of everyday work and of places.
 */
const LINES = `
mode remote: à distance|télétravail|en télétravail|de chez moi|depuis la maison|travail à domicile|عن بعد|عن بُعد|من المنزل|من البيت|العمل من المنزل|घर से|घर से काम|वर्क फ्रॉम होम|रिमोट|வீட்டிலிருந்து|வீட்டில் இருந்து|வொர்க் ஃப்ரம் ஹோம்|远程|远程办公|在家|在家工作|居家办公|居家
mode hybrid: hybride|مختلط|عمل هجين|هجين|हाइब्रिड|ஹைபிரிட்|கலப்பு|混合办公|混合
mode onsite: sur place|en présentiel|au bureau|في الموقع|في المكتب|ऑफिस से|ऑन साइट|அலுவலகத்தில்|现场|坐班|到岗
type PART_TIME: temps partiel|à temps partiel|mi-temps|دوام جزئي|بدوام جزئي|पार्ट टाइम|पार्ट-टाइम|अंशकालिक|பகுதி நேர|பகுதி நேரம்|பகுதிநேர|兼职|半职
type FULL_TIME: temps plein|à temps plein|plein temps|permanent|دوام كامل|بدوام كامل|फुल टाइम|फुल-टाइम|पूर्णकालिक|முழு நேர|முழு நேரம்|முழுநேர|全职|正式工
type CONTRACTOR: contractuel|pigiste|à contrat|عقد مؤقت|عمل حر|فريلانس|ठेका|कॉन्ट्रैक्ट|फ्रीलांस|ஒப்பந்த|ஃப்ரீலான்ஸ்|合同工|自由职业
type TEMPORARY: temporaire|saisonnier|saisonnière|occasionnel|مؤقت|مؤقتة|अस्थायी|தற்காலிக|临时|临时工|短期
type INTERN: stage|stagiaire|تدريب|متدرب|इंटर्न|इंटर्नशिप|பயிற்சி|இன்டர்ன்|实习|实习生
level entry: débutant|débutante|sans expérience|aucune expérience|junior|jeune diplômé|بدون خبرة|مبتدئ|حديث التخرج|خريج جديد|फ्रेशर|बिना अनुभव|अनुभव नहीं|நுழைவு நிலை|அனுபவம் இல்லாமல்|அனுபவம் தேவையில்லை|புதியவர்|应届|应届生|无经验|无需经验|没有经验|初级
level senior: expérimenté|expérimentée|chevronné|كبير|خبير|अनुभवी|वरिष्ठ|सीनियर|மூத்த|அனுபவமுள்ள|高级|资深|有经验
exclude shift:nights: pas de nuit|pas de nuits|sans nuits|sans nuit|sans travail de nuit|pas de quart de nuit|pas le soir ni la nuit|بدون دوام ليلي|بدون نوبات ليلية|لا دوام ليلي|بدون ليل|नाइट शिफ्ट नहीं|रात की शिफ्ट नहीं|रात में नहीं|बिना नाइट शिफ्ट|இரவு வேலை வேண்டாம்|இரவு ஷிப்ட் வேண்டாம்|இரவு நேரம் வேண்டாம்|不要夜班|不上夜班|无夜班|没有夜班
exclude shift:weekends: pas de fin de semaine|sans fins de semaine|pas de week-end|pas les week-ends|sans week-end|بدون عطلة نهاية الأسبوع|لا عمل في العطل|शनिवार रविवार छुट्टी|वीकेंड नहीं|வார இறுதி வேண்டாம்|வாரயிறுதி வேண்டாம்|周末休息|不要周末|周末双休|双休
exclude shift:overtime: sans heures supplémentaires|pas d'heures supplémentaires|بدون عمل إضافي|ओवरटाइम नहीं|ஓவர்டைம் வேண்டாம்|不加班
exclude driving: sans permis|sans permis de conduire|بدون رخصة|不用驾照
shift nights: de nuit|quart de nuit|la nuit|دوام ليلي|نوبة ليلية|نوبات ليلية|ليلا|नाइट शिफ्ट|रात की शिफ्ट|रात की पाली|இரவு நேர|இரவு ஷிப்ட்|இரவு வேலை|夜班|晚班
shift weekends: fin de semaine|fins de semaine|le week-end|les week-ends|week-end|نهاية الأسبوع|عطلة نهاية الأسبوع|वीकेंड|शनिवार रविवार|வார இறுதி|வாரயிறுதி|周末
shift evenings: le soir|de soir|en soirée|مسائي|مساء|शाम|शाम की शिफ्ट|மாலை|மாலை நேர|晚上
shift mornings: de jour|le matin|quart de jour|heures de bureau|صباحي|دوام صباحي|صباحا|सुबह|दिन की शिफ्ट|डे शिफ्ट|காலை|பகல் நேர|பகல் ஷிப்ட்|白班|早班|朝九晚五
shift flexible: horaire flexible|horaires flexibles|flexible|ساعات مرنة|دوام مرن|लचीला समय|फ्लेक्सिबल|நெகிழ்வான நேரம்|நெகிழ்வான|弹性|弹性工作|时间灵活
shift shifts: quarts rotatifs|par quarts|نوبات|शिफ्ट|ஷிப்ட்|倒班|轮班
permit yes: avec visa|parrainage de visa|commandite|permis de travail|eimt|مع تأشيرة|مع فيزا|كفالة|تأشيرة عمل|إقامة|वीजा के साथ|वीजा|वर्क परमिट|விசாவுடன்|விசா|வேலை அனுமதி|工作签证|提供签证|工作准证|包签证
posted 7: cette semaine|depuis une semaine|هذا الأسبوع|इस हफ्ते|இந்த வாரம்|本周|这周|最近一周
posted 1: aujourd'hui|اليوم|आज|இன்று|今天
posted 30: ce mois|ce mois-ci|هذا الشهر|इस महीने|இந்த மாதம்|本月|这个月
start now: immédiatement|tout de suite|dès maintenant|dès que possible|début immédiat|disponible immédiatement|فورا|على الفور|حالا|تحت الطلب فورا|तुरंत|जल्द से जल्द|तुरंत जॉइनिंग|உடனடியாக|உடனே|立即|马上|立刻|随时到岗|尽快
qualification degree: diplôme universitaire|baccalauréat|licence universitaire|بكالوريوس|شهادة جامعية|स्नातक|ग्रेजुएट|डिग्री|பட்டம்|பட்டதாரி|本科|学士|大学学历
qualification diploma: diplôme|dec|dep|دبلوم|डिप्लोमा|டிப்ளமோ|大专|文凭
qualification high school: secondaire v|diplôme d'études secondaires|ثانوية عامة|शिक्षा 12वीं|12वीं पास|10वीं पास|दसवीं पास|பன்னிரண்டாம் வகுப்பு|பத்தாம் வகுப்பு|高中|中专
qualification driving licence: permis de conduire|permis classe 5|رخصة قيادة|مع رخصة قيادة|مع رخصة|ड्राइविंग लाइसेंस|ஓட்டுநர் உரிமம்|驾照|有驾照
near me: près de chez moi|proche de chez moi|à proximité de chez moi|à côté de chez moi|près de moi|بالقرب مني|قريب مني|قريبة مني|قرب بيتي|मेरे पास|मेरे नजदीक|मेरे घर के पास|எனக்கு அருகில்|என் அருகில்|வீட்டிற்கு அருகில்|我附近|离我近|离家近|家附近
said: je cherche|je recherche|je veux|j'aimerais|je voudrais|recherche|cherche|un emploi|emploi|emplois|un travail|travail|un poste|poste|offre|offres|comme|comme un|de|du|des|le|la|les|un|une|dans|pour|avec|et|ou|en|au|aux|mon|ma|mes|salaire|région|ville|près|près de|proche|proche de|autour|minimum|environ|par|à|d|l|svp|qui|que|dollars|payé|payant
said: أبحث عن|ابحث عن|أبحث|أريد|اريد|عن|عمل|وظيفة|وظائف|شغل|كـ|في|من|إلى|على|مع|أو|و|براتب|راتب|الراتب|بأجر|أجر|مدينة|قرب|بالقرب من|قريب من|أنا|لدي|ابغى|أرغب|مطلوب|حوالي|بالقرب|منطقة
said: मुझे|मैं|चाहिए|चाहता|चाहती|नौकरी|काम|जॉब|में|का|की|के|को|है|हूं|हूँ|और|या|ढूंढ|रहा|रही|लिए|वेतन|सैलरी|तनख्वाह|पर|से|पास|नजदीक|एक|शहर|के पास|तलाश|खोज|करना|की जरूरत|जिसमें|हो|वाली|वाला
said: எனக்கு|நான்|வேலை|வேலைகள்|வேண்டும்|தேடுகிறேன்|தேவை|ஒரு|மற்றும்|அல்லது|சம்பளம்|சம்பளத்தில்|உள்ள|பணி|அருகில்|இல்|ஆக|வேலையை|நகரில்|பகுதியில்
said: 我想找|我要找|我在找|我想|我要|想找|找|寻找|求职|工作|职位|岗位|职务|的|在|一份|招聘|月薪|年薪|时薪|薪水|工资|薪资|和|或者|或|附近|靠近|需要|希望|想要|做|当|想|我|要|一个|请|左右|大约|地区|市|最好|有|包
`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export type Phrases = { kind: ChipKind | 'said' | 'near'; value: string; said: RegExp }

/** How the other languages say no to what stands before or behind it: no nights, no weekends. */
const DENIED_BEFORE =
  "pas de |pas d'|pas le |pas la |pas les |pas en |sans |sans les |sans la |sans le |sauf |sauf les |sauf le |sauf la |aucun |aucune |jamais de |بدون |بلا |من غير |لا |ليس |ما عدا |बिना |不要|不上|不做|没有|无|免|不"
const DENIED_BEHIND = ' नहीं| नही| मत| வேண்டாம்| இல்லை| இல்லாமல்| கூடாது'

/** Hours that are not wanted, for each line of hours that are: what is denied is read before what is wished for. */
const deniedHours = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [, key, ways] = /^shift (\w+): (.*)$/u.exec(line) ?? []
    if (!key || !ways) return []
    const denied = ways
      .split('|')
      .flatMap((way) =>
        /\p{Script=Devanagari}|\p{Script=Tamil}/u.test(way)
          ? [...DENIED_BEHIND.split('|').map((no) => `${way}${no}`), `बिना ${way}`]
          : DENIED_BEFORE.split('|').map((no) => `${no}${way}`),
      )
    return [`exclude shift:${key}: ${denied.join('|')}`]
  })

const lines = LINES.trim().split('\n')

/** Every line as a pattern over a text made plain; the longest ways first. */
export const PHRASES: readonly Phrases[] = [...deniedHours(lines), ...lines].map((line) => {
  const [, kind = '', value = '', ways = ''] = /^(\w+)(?: ([^:]*(?::\w+)?))?: (.*)$/u.exec(line) ?? []
  const said = ways
    .split('|')
    .map((way) => escaped(normaliseText(way)))
    .sort((a, b) => b.length - a.length)
  return { kind: kind as Phrases['kind'], value, said: new RegExp(said.join('|')) }
})

const over = (ways: string) =>
  ways
    .split('|')
    .map((way) => escaped(normaliseText(way)))
    .join('|')
const before = (ways: string) => new RegExp(`(?:${over(ways)})[\\s:：]*$`, 'u')
const behind = (ways: string) => new RegExp(`^[\\s]*(?:${over(ways)})(?![\\p{Script=Latin}\\p{N}])`, 'u')

/** Round an amount: whether it is the most or the least that is meant, and for how long. */
export const MOST_BEFORE = before(
  "under|below|less than|up to|upto|max|max.|maximum|at most|no more than|not more than|within|moins de|jusqu'à|au plus|pas plus de|maximum de|sous|أقل من|حتى|لا يزيد عن|لا يتجاوز|بحد أقصى|كحد أقصى|अधिकतम|ज्यादा से ज्यादा|அதிகபட்சம்|最多|不超过|低于|少于",
)
export const MOST_BEHIND = behind(
  'max|maximum|at most|or less|or below|and below|or under|tops|au plus|ou moins|au maximum|كحد أقصى|أو أقل|तक|से कम|से नीचे|வரை|க்குள்|க்கு கீழ்|க்கு குறைவாக|以下|以内|之内',
)
export const LEAST_BEFORE = before(
  'plus de|au moins|minimum|minimum de|min|à partir de|dès|at least|أكثر من|على الأقل|لا يقل عن|من|कम से कम|न्यूनतम|குறைந்தது|குறைந்தபட்சம்|至少|最少|不低于|高于',
)
export const LEAST_BEHIND = behind(
  'minimum|min|and above|or more|and up|ou plus|et plus|au moins|على الأقل|أو أكثر|فأكثر|से ज्यादा|से अधिक|से ऊपर|या अधिक|க்கு மேல்|க்கும் மேல்|க்கு மேற்பட்ட|以上|起',
)
export const PERIODS_SAID: readonly { period: PayPeriod; before: RegExp; behind: RegExp }[] = [
  {
    period: 'HOUR',
    before: before('时薪|每小时|في الساعة|प्रति घंटा|மணிக்கு'),
    behind: behind(
      "de l'heure|par heure|l'heure|/heure|/h|في الساعة|بالساعة|للساعة|प्रति घंटा|प्रति घंटे|घंटा|மணிக்கு|மணி நேரத்திற்கு|每小时|一小时|/小时|小时",
    ),
  },
  {
    period: 'DAY',
    before: before('日薪|每天|يوميا'),
    behind: behind('par jour|/jour|يوميا|في اليوم|باليوم|प्रति दिन|रोज|ஒரு நாளைக்கு|நாளைக்கு|每天|一天'),
  },
  {
    period: 'WEEK',
    before: before('周薪|每周'),
    behind: behind('par semaine|/semaine|أسبوعيا|في الأسبوع|प्रति सप्ताह|வாரத்திற்கு|每周|一周'),
  },
  {
    period: 'MONTH',
    before: before('月薪|每月|راتب شهري|مرتب شهري|شهريا|प्रति माह|महीने के|மாதம்|மாத சம்பளம்'),
    behind: behind(
      'par mois|/mois|mensuel|mensuels|le mois|شهريا|في الشهر|بالشهر|شهري|प्रति माह|प्रति महीना|महीना|महीने|मासिक|மாதம்|மாதத்திற்கு|மாதத்துக்கு|每月|一个月|/月|月',
    ),
  },
  {
    period: 'YEAR',
    before: before('年薪|每年|سنويا|सालाना|ஆண்டுக்கு'),
    behind: behind(
      'par an|/an|par année|annuel|annuels|سنويا|في السنة|بالسنة|सालाना|प्रति वर्ष|साल|ஆண்டுக்கு|வருடத்திற்கு|每年|一年|/年|年',
    ),
  },
]

/** Years of experience, the number in the first group that is there. */
export const YEARS_SAID = new RegExp(
  [
    "(\\d{1,2})\\s*\\+?\\s*(?:ans|annees)(?:\\s+d['’]?\\s*experience)?",
    `(?:${over('خبرة')})\\s*(\\d{1,2})\\s*(?:${over('سنوات|سنة|أعوام')})`,
    `(\\d{1,2})\\s*(?:${over('سنوات|سنة')})(?:\\s*(?:${over('خبرة|من الخبرة')}))?`,
    `(\\d{1,2})\\s*(?:${over('साल|वर्ष')})\\s*(?:${over('का अनुभव|के अनुभव|अनुभव')})`,
    `(\\d{1,2})\\s*(?:${over('வருட|ஆண்டு|வருடங்கள்|ஆண்டுகள்')})\\s*(?:${over('அனுபவம்|அனுபவத்துடன்')})`,
    `(\\d{1,2})\\s*年(?:以上)?(?:工作)?经验`,
  ].join('|'),
)

/** Other forms of a word of a language that joins what others write apart: prepositions before Arabic names, endings of Tamil ones. */
export const formsOf = (name: string): string[] => {
  if (name.includes(' ')) return []
  if (/\p{Script=Arabic}/u.test(name)) {
    const bare = /^(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ك|ف)(.{3,})$/u.exec(name)
    return bare?.[1] ? [bare[1], `ال${bare[1]}`] : []
  }
  if (/\p{Script=Tamil}/u.test(name)) {
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
    return [1, 2, 3].map((n) => plain.slice(0, -n)).filter((form) => form.length >= 3)
  }
  return []
}

/** The languages besides English in which an answer is taken apart: its dates, what parts a list, and how well a language is spoken. */
export type Tongue = 'fr' | 'ar' | 'hi' | 'ta' | 'zh'

const SCRIPTS: readonly (readonly [Tongue, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['zh', /\p{Script=Han}/u],
]

/** The language of an answer: its letters say it, and for Latin letters what was chosen (`fr-CA`). Null where it is taken for English. */
export const tongueOf = (answer: string, chosen: string): Tongue | null =>
  SCRIPTS.find(([, letters]) => letters.test(answer))?.[0] ?? (chosen.startsWith('fr') ? 'fr' : null)

/** Where each script’s digits begin, so that a year is a year in all of them. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0be6]
/** The same text, composed, with digits 0 to 9. */
export const plainDigits = (text: string): string =>
  text.normalize('NFC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

type Words = {
  /** Names of the twelve months; several for one with `|`. */
  months: string
  /** What stands before a date, and what after it. */
  before: string
  after: string
  /** That a date is a beginning which goes on. */
  since: RegExp
  list: RegExp
  lines: RegExp
  levels: readonly string[]
  /** What an answer begins and ends with that is none of the fact. */
  start: RegExp
  end: RegExp
  digits: string
}

const WORDS: Readonly<Record<Tongue, Words>> = {
  fr: {
    months:
      'janvier,février|fevrier,mars,avril,mai,juin,juillet,août|aout,septembre,octobre,novembre,décembre|decembre',
    before: 'depuis|entre|jusqu’en|jusqu’à|jusqu’au|du|de|d’|en|à|au|et',
    after: '',
    since: /depuis|aujourd’hui|maintenant|à ce jour/i,
    list: /[,;.\n]+|\s+et\s+/i,
    lines: /[.;](?:\s|$)|\n|,? (?:et )?(?:puis|ensuite) /i,
    levels: [
      'langue maternelle',
      'couramment',
      'courant',
      'bilingue',
      'professionnel',
      'avancé',
      'intermédiaire',
      'débutant',
      'notions',
      'un peu',
      'bien',
      'bon',
    ],
    start:
      /^(?:je suis (?:bon|bonne) en|je suis|j’étais|j’ai travaillé comme|j’ai été|je travaille comme|j’habite(?: à| en| au)?|je vis (?:à|en|au)|je parle|je sais|je connais|j’ai|mes (?:compétences|langues) sont)\s+/i,
    end: /(?:jusqu’à )?(?:aujourd’hui|maintenant)$/i,
    digits: 'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf',
  },
  ar: {
    months:
      'يناير|كانون الثاني,فبراير|شباط,مارس|آذار,أبريل|ابريل|إبريل|نيسان,مايو|أيار,يونيو|حزيران,يوليو|تموز,أغسطس|اغسطس|آب,سبتمبر|أيلول,أكتوبر|اكتوبر|تشرين الأول,نوفمبر|تشرين الثاني,ديسمبر|كانون الأول',
    before: 'منذ|من|إلى|الى|حتى|في|بين|عام|سنة|و',
    after: '',
    since: /منذ|الآن|اليوم/,
    list: /[,،;؛.\n]+|\s+و\s+|\s+و(?=ال)/,
    lines: /[.؛](?:\s|$)|\n|،? ثم /,
    levels: ['بطلاقة', 'اللغة الأم', 'لغة أم', 'جيد جدًا', 'جيدة', 'جيد', 'متوسط', 'مبتدئ', 'قليلًا', 'قليلا'],
    start: /^(?:أنا أعمل|أنا|أعمل|عملت|كنت أعمل|كنت|أسكن في|أعيش في|أتكلم|أتحدث|أجيد|أعرف|لدي|أحمل)\s+/,
    end: /(?:حتى |إلى )?(?:الآن|اليوم)$/,
    digits: 'صفر,واحد,اثنان|اثنين,ثلاثة,أربعة,خمسة,ستة,سبعة,ثمانية,تسعة',
  },
  hi: {
    months: 'जनवरी,फ़रवरी|फरवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर|सितम्बर,अक्टूबर|अक्तूबर,नवंबर|नवम्बर,दिसंबर|दिसम्बर',
    before: '',
    after: 'से लेकर|से|तक|में|के',
    since: /(?:अब|अभी|आज) तक|(?:19|20)\d\d से(?!.*(?:19|20)\d\d)/,
    list: /[,;।.\n]+|\s+(?:और|तथा|एवं)\s+/,
    lines: /[।;]|\.(?:\s|$)|\n|,? (?:और )?फिर |,? इसके बाद /,
    levels: ['धाराप्रवाह', 'मातृभाषा', 'अच्छी', 'अच्छा', 'थोड़ी', 'थोड़ा', 'बुनियादी', 'कामचलाऊ'],
    start: /^(?:मैंने|मैं|मुझे|मेरे पास)\s+/,
    end: /(?:(?:अब|अभी|आज) तक|के रूप में काम किया|में रह(?:ता|ती) हूँ|जान(?:ता|ती) हूँ|बोल(?:ता|ती) हूँ|आ(?:ता|ती) है|हूँ|है)$/,
    digits: 'शून्य,एक,दो,तीन,चार,पाँच|पांच,छह|छः,सात,आठ,नौ',
  },
  ta: {
    months: 'ஜனவரி,பிப்ரவரி,மார்ச்,ஏப்ரல்,மே,ஜூன்,ஜூலை,ஆகஸ்ட்|ஆகஸ்டு,செப்டம்பர்,அக்டோபர்,நவம்பர்,டிசம்பர்',
    before: '',
    after: '-?இலிருந்து|-?இல்|முதல்|வரை',
    since: /(?:இன்று|இப்போது) ?வரை|இதுவரை|(?:19|20)\d\d (?:முதல்|இலிருந்து)(?!.*(?:19|20)\d\d)/,
    list: /[,;.\n]+|\s+(?:மற்றும்|அத்துடன்)\s+/,
    lines: /[.;](?:\s|$)|\n|,? (?:பிறகு|பின்னர்) /,
    levels: ['சரளமாக', 'சரளம்', 'தாய்மொழி', 'நன்றாக', 'ஓரளவு', 'கொஞ்சம்', 'அடிப்படை'],
    start: /^(?:நான்|எனக்கு|என்னிடம்)\s+/,
    end: /(?:(?:இன்று|இப்போது) ?வரை|இதுவரை|வேலை செய்தேன்|தெரியும்|பேசுவேன்|உள்ளது|உள்ளன)$/,
    digits: 'பூஜ்யம்|சுழியம்,ஒன்று,இரண்டு,மூன்று,நான்கு,ஐந்து,ஆறு,ஏழு,எட்டு,ஒன்பது',
  },
  zh: {
    months:
      '1月|一月,2月|二月,3月|三月,4月|四月,5月|五月,6月|六月,7月|七月,8月|八月,9月|九月,10月|十月,11月|十一月,12月|十二月',
    before: '从|自|于|在|到|至',
    after: '起|到|至|以来|期间',
    since: /至今|现在|目前|以来/,
    list: /[，、；。,;\n]+|(?<=\p{Script=Han}{2})(?:以及|还有|和|及)(?=\p{Script=Han}{2})/u,
    lines: /[。；;\n]|，?(?:然后|接着|之后)/,
    levels: ['流利', '母语', '熟练', '精通', '良好', '一般', '基础', '入门', '一点'],
    start: /^(?:我会说|我会|我有|我擅长|我懂|我能|我是|我做|我当|我住在|我在|我)/,
    end: /(?:至今|到现在|到目前)$/,
    digits: '零|〇,一|幺,二|两,三,四,五,六,七,八,九',
  },
}

type Dates = { find: RegExp; months: ReadonlyMap<string, number> }
const NO_LETTER = '(?<![\\p{L}\\p{M}])'

const datesOf = (tongue: Tongue): Dates => {
  const { months, before, after } = WORDS[tongue]
  const names = new Map(
    months
      .normalize('NFC')
      .split(',')
      .flatMap((all, at) => all.split('|').map((name) => [name.toLowerCase(), at + 1] as const)),
  )
  // The longer name first: 1月 is the end of 11月.
  const month = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
  const year = '((?:19|20)\\d\\d)'
  const date = tongue === 'zh' ? `${year}年?(${month})?` : `(?:(${month})\\s+)?${year}`
  const lead = before === '' ? '' : `(?:${tongue === 'zh' ? '' : NO_LETTER}(?:${before})\\s*)?`
  const trail = after === '' ? '' : `(?:\\s*(?:${after}))?`
  const edge = tongue === 'zh' || month === '' ? '' : NO_LETTER
  return { find: new RegExp(`${lead}${edge}${date}${trail}`, 'giu'), months: names }
}

const DATES: Readonly<Record<Tongue, Dates>> = {
  fr: datesOf('fr'),
  ar: datesOf('ar'),
  hi: datesOf('hi'),
  ta: datesOf('ta'),
  zh: datesOf('zh'),
}

const EDGES = /^[\s,;.，。、；،؛।:：]+|[\s,;.，。、；،؛।:：]+$/g
const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(EDGES, '')

/** An answer without what only carries it: “je suis …”, “मैं … हूँ”. */
export const bareIn = (answer: string, tongue: Tongue): string => {
  const { start, end } = WORDS[tongue]
  return tidy(tidy(tidy(answer).replace(start, '')).replace(end, ''))
}

/** The dates of an answer as YYYY-MM or YYYY, and the answer without them. One date alone is an end, unless it says that it goes on. */
export const datesSaid = (answer: string, tongue: Tongue): { rest: string; startDate: string; endDate: string } => {
  const { find, months } = DATES[tongue]
  const text = plainDigits(answer)
  const said = [...text.matchAll(find)].map((found) => {
    const year = found.slice(1).find((part) => /^\d{4}$/.test(part ?? '')) ?? ''
    const month = months.get((found.slice(1).find((part) => part && !/^\d{4}$/.test(part)) ?? '').toLowerCase())
    return month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`
  })
  const rest = tidy(text.replace(find, ' '))
  const [first = '', second = ''] = said
  if (second !== '') return { rest, startDate: first, endDate: second }
  return WORDS[tongue].since.test(text)
    ? { rest, startDate: first, endDate: '' }
    : { rest, startDate: '', endDate: first }
}

/** The entries of a list, each as it was said. */
export const listSaid = (answer: string, tongue: Tongue): string[] =>
  bareIn(answer, tongue)
    .split(WORDS[tongue].list)
    .map((part) => bareIn(part, tongue))
    .filter((part) => /\p{L}/u.test(part))

/** What was done, a line for each thing that was told. */
export const linesSaid = (answer: string, tongue: Tongue): string[] =>
  answer
    .split(WORDS[tongue].lines)
    .map(tidy)
    .filter((part) => /\p{L}/u.test(part))

/** A language and how well it is spoken, where a level of `levels` ends it. */
export const levelSaid = (text: string, tongue: Tongue): { language: string; level: string } => {
  const said = text.replace(/[)）]$/, '')
  const level = WORDS[tongue].levels.find((word) => said.toLowerCase().endsWith(word.normalize('NFC')))
  if (!level) return { language: text, level: '' }
  const language = tidy(said.slice(0, -level.length).replace(/[-(（\s]+$/, ''))
  return language === '' ? { language: text, level: '' } : { language, level: said.slice(-level.length) }
}

/** A telephone number in digits, from digits or their words. */
export const numberSaid = (answer: string, tongue: Tongue): string => {
  const words = new Map(
    WORDS[tongue].digits
      .normalize('NFC')
      .split(',')
      .flatMap((all, at) => all.split('|').map((word) => [word, String(at)] as const)),
  )
  const parts =
    tongue === 'zh'
      ? [...plainDigits(answer)]
      : plainDigits(answer)
          .toLowerCase()
          .split(/[\s-]+/)
  return parts
    .map((word) => (/^(?:plus|زائد|प्लस|பிளஸ்|加)$/.test(word) ? '+' : (words.get(word) ?? word.replace(/[^+\d]/g, ''))))
    .join('')
}

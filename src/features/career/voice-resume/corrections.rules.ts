import { type Fact, FIELDS } from './answers.rules.ts'
import { type Tongue, tongueOf } from './tongues.rules.ts'

/** What somebody said is to be changed: which of the facts, and how. It is shown and taken by its person before anything is changed. */
export type Correction =
  | { action: 'remove'; at: number }
  | { action: 'change'; at: number; field: string; before: string; value: string }

/** Names of fields as people say them; a name of several words before one that begins with it. `text` of a kind of fact stands under the kind. */
type Named = readonly (readonly [field: string, names: string])[]
type Speech = {
  /** The words for first to tenth, and for the last, each with its forms. */
  ordinals: string
  last: string
  fields: Named
  /** `O` an ordinal, `F` a field, `V` what is said instead. */
  change: readonly string[]
  /** `O` or `O F`, or a field alone. */
  remove: readonly string[]
}

const SPEECH: Readonly<Record<Tongue | 'en', Speech>> = {
  en: {
    ordinals: 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth',
    last: 'last',
    fields: [
      ['position', 'job title|title|position|job|role'],
      ['name', 'employer|company'],
      ['location', 'place of work|location|place'],
      ['startDate', 'start date|beginning|start|from'],
      ['endDate', 'end date|end|until'],
      ['studyType', 'qualification|diploma|degree'],
      ['institution', 'school|university|college'],
      ['level', 'level'],
      ['headline', 'work|headline'],
      ['place', 'town|city'],
      ['phone', 'phone number|telephone|phone|number'],
      ['line', 'sentence|line|task'],
      ['skill', 'skill'],
      ['language', 'language'],
      ['certificate', 'certificate|licence|license'],
      ['date', 'date'],
    ],
    change: ['(?:please )?(?:change|correct|set) (?:the |my )?(?:O )?F (?:to|into) V'],
    remove: ['(?:please )?(?:delete|remove) (?:the |my )?(?:O(?: F| one| card)?|F)'],
  },
  fr: {
    ordinals:
      'premier|première,deuxième|second|seconde,troisième,quatrième,cinquième,sixième,septième,huitième,neuvième,dixième',
    last: 'dernier|dernière',
    fields: [
      ['position', 'intitulé du poste|intitulé|poste|emploi'],
      ['name', 'employeur|entreprise|société'],
      ['location', 'lieu de travail|lieu'],
      ['startDate', 'date de début|début'],
      ['endDate', 'date de fin|fin'],
      ['studyType', 'diplôme|formation'],
      ['institution', 'école|université'],
      ['level', 'niveau'],
      ['headline', 'métier|travail'],
      ['place', 'ville'],
      ['phone', 'numéro de téléphone|téléphone|numéro'],
      ['line', 'phrase|tâche|ligne'],
      ['skill', 'compétence'],
      ['language', 'langue'],
      ['certificate', 'certificat|permis'],
      ['date', 'date'],
    ],
    change: ['(?:change|changez|remplace|remplacez|corrige|corrigez) (?:le |la |l’|mon |ma )?(?:O )?F (?:en|par|à) V'],
    remove: ['(?:supprime|supprimez|efface|effacez|enlève|enlevez) (?:le |la |l’|mon |ma )?(?:O(?: F)?|F)'],
  },
  ar: {
    ordinals:
      'الأول|الأولى,الثاني|الثانية,الثالث|الثالثة,الرابع|الرابعة,الخامس|الخامسة,السادس|السادسة,السابع|السابعة,الثامن|الثامنة,التاسع|التاسعة,العاشر|العاشرة',
    last: 'الأخير|الأخيرة',
    fields: [
      ['position', 'المسمى الوظيفي|المسمى|الوظيفة'],
      ['name', 'صاحب العمل|الشركة|جهة العمل'],
      ['location', 'مكان العمل|المكان'],
      ['startDate', 'تاريخ البداية|البداية'],
      ['endDate', 'تاريخ النهاية|النهاية'],
      ['studyType', 'المؤهل|الشهادة الدراسية'],
      ['institution', 'المدرسة|الجامعة'],
      ['level', 'المستوى'],
      ['headline', 'المهنة|العمل'],
      ['place', 'المدينة'],
      ['phone', 'رقم الهاتف|الهاتف|الرقم'],
      ['line', 'الجملة|المهمة|السطر'],
      ['skill', 'المهارة'],
      ['language', 'اللغة'],
      ['certificate', 'الشهادة|الرخصة'],
      ['date', 'التاريخ'],
    ],
    change: ['(?:غيّر|غير|غيّري|صحح|صحّح|استبدل|بدّل) F(?: O)? (?:إلى|الى|بـ ?) ?V'],
    remove: ['(?:احذف|احذفي|أزل|امسح) (?:F(?: O)?|O)'],
  },
  hi: {
    ordinals:
      'पहला|पहले|पहली,दूसरा|दूसरे|दूसरी,तीसरा|तीसरे|तीसरी,चौथा|चौथे|चौथी,पाँचवाँ|पाँचवें|पाँचवीं|पांचवां|पांचवें,छठा|छठे|छठी,सातवाँ|सातवें|सातवीं,आठवाँ|आठवें|आठवीं,नौवाँ|नौवें|नौवीं,दसवाँ|दसवें|दसवीं',
    last: 'आख़िरी|आखिरी|अंतिम',
    fields: [
      ['position', 'पदनाम|पद'],
      ['name', 'नियोक्ता|कंपनी'],
      ['location', 'काम की जगह|जगह|स्थान'],
      ['startDate', 'शुरू की तारीख|शुरुआत'],
      ['endDate', 'अंत की तारीख|अंत'],
      ['studyType', 'योग्यता|डिप्लोमा|डिग्री'],
      ['institution', 'स्कूल|विश्वविद्यालय|कॉलेज'],
      ['level', 'स्तर'],
      ['headline', 'पेशा|काम'],
      ['place', 'शहर'],
      ['phone', 'फ़ोन नंबर|फोन नंबर|फ़ोन|फोन'],
      ['line', 'वाक्य|कार्य'],
      ['skill', 'कौशल|हुनर'],
      ['language', 'भाषा'],
      ['certificate', 'प्रमाणपत्र|लाइसेंस'],
      ['date', 'तारीख'],
    ],
    change: [
      '(?:O )?F को V (?:में )?(?:बदलो|बदल दो|बदलें|बदलिए|करो|कर दो|करें|कीजिए)',
      '(?:O )?F की जगह V (?:लिखो|लिखें|लिखिए|करो|करें)',
    ],
    remove: ['(?:O(?: F)?|F)(?: को)? (?:हटाओ|हटा दो|हटाएँ|हटाइए|मिटाओ|मिटा दो)'],
  },
  ta: {
    ordinals: 'முதல்|முதலாவது,இரண்டாவது|இரண்டாம்,மூன்றாவது|மூன்றாம்,நான்காவது|நான்காம்,ஐந்தாவது|ஐந்தாம்,ஆறாவது,ஏழாவது,எட்டாவது,ஒன்பதாவது,பத்தாவது',
    last: 'கடைசி|இறுதி',
    fields: [
      ['position', 'பதவியை|பதவி'],
      ['name', 'நிறுவனத்தை|நிறுவனம்|முதலாளியை|முதலாளி'],
      ['location', 'இடத்தை|இடம்'],
      ['startDate', 'தொடக்கத்தை|தொடக்கம்'],
      ['endDate', 'முடிவை|முடிவு'],
      ['studyType', 'தகுதியை|தகுதி|படிப்பை|படிப்பு'],
      ['institution', 'பள்ளியை|பள்ளி|பல்கலைக்கழகத்தை|பல்கலைக்கழகம்'],
      ['level', 'நிலையை|நிலை'],
      ['headline', 'தொழிலை|தொழில்|வேலையை|வேலை'],
      ['place', 'ஊரை|ஊர்|நகரத்தை|நகரம்'],
      ['phone', 'தொலைபேசி எண்ணை|தொலைபேசி எண்|தொலைபேசியை|தொலைபேசி'],
      ['line', 'வாக்கியத்தை|வாக்கியம்|பணியை|பணி'],
      ['skill', 'திறனை|திறன்'],
      ['language', 'மொழியை|மொழி'],
      ['certificate', 'சான்றிதழை|சான்றிதழ்|உரிமத்தை|உரிமம்'],
      ['date', 'தேதியை|தேதி'],
    ],
    change: ['(?:O )?F V (?:என|ஆக|என்று) (?:மாற்று|மாற்றவும்|மாற்றுங்கள்)'],
    remove: ['(?:O(?:வற்றை|தை|யை)?(?: F)?|F) (?:நீக்கு|நீக்கவும்|நீக்குங்கள்|அழி)'],
  },
  zh: {
    ordinals: '第一,第二,第三,第四,第五,第六,第七,第八,第九,第十',
    last: '最后|最后一',
    fields: [
      ['position', '职位|职务|岗位'],
      ['name', '雇主|公司|单位'],
      ['location', '工作地点|地点'],
      ['startDate', '开始日期|开始时间'],
      ['endDate', '结束日期|结束时间'],
      ['studyType', '学历|学位'],
      ['institution', '学校|大学'],
      ['level', '水平|程度'],
      ['headline', '职业|工作'],
      ['place', '城市'],
      ['phone', '电话号码|电话'],
      ['line', '句子|任务'],
      ['skill', '技能'],
      ['language', '语言'],
      ['certificate', '证书|执照'],
      ['date', '日期'],
    ],
    change: ['(?:请)?(?:把|将)?(?:O(?:个|份|条|项)?的?)?F(?:改成|改为|换成|更正为)V'],
    remove: ['(?:请)?(?:删除|删掉|去掉|移除)(?:O(?:个|份|条|项)?的?F?|F)'],
  },
}

/** A fact after a correction of it: changed in one field, or none. */
export const correctedFact = (fact: Fact, correction: Correction): Fact[] =>
  correction.action === 'remove' ? [] : [{ ...fact, fields: { ...fact.fields, [correction.field]: correction.value } }]

const alternatives = (names: readonly string[]): string =>
  names
    .flatMap((name) => name.split('|'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')

/** A pattern with its parts by name. A part may be said once in a sentence, so a pattern of alternatives numbers them. */
const patternOf = (written: string, { ordinals, last, fields }: Speech): RegExp => {
  const parts = {
    O: alternatives([...ordinals.split(','), last]),
    F: alternatives(fields.map(([, names]) => names)),
    V: '.{1,200}?',
  }
  let nth = 0
  const whole = written.replace(/[OFV]/g, (part) => {
    nth += 1
    return `(?<${part}${nth}>${parts[part as keyof typeof parts]})`
  })
  return new RegExp(`^${whole}$`, 'iu')
}

const PATTERNS = Object.fromEntries(
  Object.entries(SPEECH).map(([tongue, speech]) => [
    tongue,
    {
      change: speech.change.map((written) => patternOf(written, speech)),
      remove: speech.remove.map((written) => patternOf(written, speech)),
    },
  ]),
)

type Said = { ordinal: string | undefined; field: string | undefined; value: string | undefined }
const partsOf = (found: RegExpExecArray): Said => {
  const part = (letter: string) =>
    Object.entries(found.groups ?? {}).find(([name, said]) => name.startsWith(letter) && said !== undefined)?.[1]
  return { ordinal: part('O'), field: part('F'), value: part('V') }
}

const isSame = (names: string, said: string): boolean =>
  names.split('|').some((name) => name.toLowerCase() === said.toLowerCase())

/** Which of `count` an ordinal means, from 0; the last without one. Null: there are not so many. */
const placeOf = (ordinal: string | undefined, count: number, { ordinals, last }: Speech): number | null => {
  if (count === 0) return null
  if (ordinal === undefined || isSame(last, ordinal)) return count - 1
  const at = ordinals.split(',').findIndex((names) => isSame(names, ordinal))
  return at >= 0 && at < count ? at : null
}

/** The field of a fact that a name means; null: it has none of that name. */
const fieldOf = ({ kind }: Fact, name: string): string | null => {
  const fields: readonly string[] = FIELDS[kind]
  if (fields.includes(name)) return name
  return kind === name && fields.includes('text') ? 'text' : null
}

/**
 * What is to be corrected by what somebody said or typed, in English or the language that was chosen: “change the second employer to Blue Bay”, “delete the
 * last”. Counted are the facts that have the field, in the order they stand; without a number the last. Null: it is no correction, or of nothing that is there.
 */
export const correctionIn = (said: string, chosen: string, facts: readonly Fact[]): Correction | null => {
  const words = said
    .normalize('NFC')
    .replaceAll("'", '’')
    .replace(/[.!?。！？।،]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const tongue = tongueOf(words, chosen) ?? 'en'
  for (const spoken of tongue === 'en' ? (['en'] as const) : ([tongue, 'en'] as const)) {
    const speech = SPEECH[spoken]
    for (const action of ['change', 'remove'] as const) {
      const found = PATTERNS[spoken]?.[action].map((pattern) => pattern.exec(words)).find(Boolean)
      if (!found) continue
      const { ordinal, field, value } = partsOf(found)
      const name = field && speech.fields.find(([, names]) => isSame(names, field))?.[0]
      const having = facts.flatMap((fact, at) => (!name || fieldOf(fact, name) !== null ? [at] : []))
      const at = having[placeOf(ordinal, having.length, speech) ?? -1]
      const fact = at === undefined ? undefined : facts[at]
      if (at === undefined || !fact) return null
      if (action === 'remove') return { action, at }
      const changed = name ? fieldOf(fact, name) : null
      const after = (value ?? '').trim()
      if (changed === null || after === '') return null
      return { action, at, field: changed, before: fact.fields[changed] ?? '', value: after }
    }
  }
  return null
}

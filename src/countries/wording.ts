import type { PostingFacts } from './posting.ts'

/** A phrase of an advert that a rule is about, as it stands there, and what could be said instead. */
export type Phrase = { phrase: string; better: string | null }

/**
 * Phrases that choose people by who they are, of one kind: how they are written, and the wording that asks for the work instead. `deniable`:
 * the same words with a "no" before them are the opposite ("no age limit").
 */
type Kind = { patterns: readonly RegExp[]; better: string; deniable?: boolean }

const SEX = '(?:(?:fe)?males?|wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|gals?|guys?)'
const PEOPLES = `singaporeans?|malaysians?|malays?|indians?|(?:south |north )indians?|chinese|prcs?|filipin[oa]s?|pinoys?|indonesians?|thais?|burmese|myanmarese|vietnamese|bangladeshis?|pakistanis?|sri lankans?|nepal(?:i|ese)s?|emiratis?|saudis?|egyptians?|lebanese|jordanians?|syrians?|arabs?|arabic nationals?|iranians?|canadians?|americans?|british|britons?|europeans?|western(?:er)?s?|africans?|kenyans?|nigerians?|ugandans?|ghanaians?|ethiopians?|australians?|japanese|koreans?|taiwanese|russians?|ukrainians?|french|germans?|italians?|caucasians?|eurasians?|asians?|malayalis?|keralites?|tamilians?|punjabis?|gujaratis?|marathis?|bengalis?|maharashtrians?|telugus?|foreigners?|expat(?:riate)?s?|locals?|(?:uae|gcc|eu|us|uk) nationals?|(?:singapore|indian|canadian|uae|malaysian) (?:citizens?|nationals?)`
const CREEDS = 'muslims?|hindus?|christians?|catholics?|buddhists?|sikhs?|jains?|taoists?|jews?|jewish'
const CASTES =
  '(?:upper|higher|forward|general|lower|scheduled)[- ]castes?|brahmins?|brahmans?|dalits?|kshatriyas?|vaishyas?|marwar(?:i|ee)s?|baniyas?|rajputs?|nairs?|reddys?|iyers?|iyengars?'
const MARRIED =
  'singles?|unmarried|married|bachelors?(?! (?:degree|of))|divorcees?|widow(?:er)?s?|housewi(?:fe|ves)|mothers?|parents?'
const APPLICANT =
  '(?:candidates?|applicants?|persons?|people|individuals?|staff|employees?|workers?|nationals?|citizens?|nationality|passport[- ]holders?|couples?|origin|race|communit(?:y|ies)|background)'
/** Only these, or these before others. */
const CHOSEN = `(?:only|preferred|preferably|needed|wanted|required|please|exclusively|will be preferred|(?:is|are) preferred|have preference|(?:will )?(?:be |get |have )?(?:given )?(?:priority|preference)|(?:is |are )?(?:an? )?(?:advantage|plus|must)|may apply|(?:need|should) apply)`
const NOT_CHOSEN =
  '(?:need not apply|(?:should|must|may|can|do|please do) ?not apply|not (?:considered|accepted|allowed|eligible|suitable|welcome|preferred|required|entertained)|will not be (?:considered|accepted|entertained)|excluded)'
const SEEKS =
  '(?:looking for|seeking|seeks?|searching for|prefer(?:ably|red|s|ence (?:for|to|will be given to|is given to))?|hiring|hire|wants?|needs?|requires?|required|wanted|only|strictly|must be|should be|suitable for|ideal for|open to|reserved for|for)'
const LITTLE =
  '(?:(?:an?|the|some|smart|experienced|good|pleasant|qualified|energetic|dynamic|young|presentable|fresh|two|three|2|3|4|5|10) ){0,3}'

const by = (source: string) => new RegExp(source, 'gi')
/** A group of people in the forms in which adverts choose it. */
const chosen = (group: string): RegExp[] => [
  by(
    `\\b(?:${group})(?:[ /]+(?:or |and |& ?)?(?:${group}))*(?: ${APPLICANT})?[ ,:()-]{1,3}(?:(?:is|are|who) )?${CHOSEN}\\b`,
  ),
  by(`\\b(?:${group})(?: ${APPLICANT})?,? (?:are |is )?${NOT_CHOSEN}\\b`),
  by(
    `\\b(?:only|strictly|prefer(?:ably|red|s)?:?|preference (?:for|(?:will be |is )?given to)|exclusively(?: for)?|must be|should be|reserved for) ${LITTLE}(?:${group})\\b(?!['’ -]*(?:s['’]|patients?|residents?|clients?|customers?|guests?|cuisine|food|dishes|fashion|wear|clothing|owned|operated|based|made|standards?|law|market|clients))`,
  ),
  by(`\\bno ${LITTLE}(?:${group})\\b(?= ?(?:$|[,.;!)\\n]|please|allowed|accepted|applicants|candidates|need))`),
]

/** A number of years that somebody has lived: not of experience, of children or of whom the work serves. */
const AGE = '(?:1[89]|[2-6]\\d)'
const YEARS = '(?:years?|yrs?|y\\.?o\\.?|ans)'
const NO_AGE = `(?! ?${YEARS}[’']? ?(?:of |d['’])?(?:\\w+ )?(?:exp|work|in |as |service|history|warrant|old company|tradition))`
const SERVED =
  '(?<!\\b(?:children|pupils|students|learners|patients|residents|clients|guests|visitors|youths?|teenagers|kids|boys|girls|people|adults|seniors|elderly|members|persons with needs)(?: who are)? )'

const kinds = {
  sex: {
    better:
      'Say what the work needs, such as lifting up to 20 kg or night shifts, and let everybody apply who can do it.',
    patterns: [
      ...chosen(SEX),
      by(
        `\\b(?:gender|sex) ?[:=-] ?(?!any|all|open|no pref|not)(?:fe)?(?:male|man|woman|lady)s?\\b(?! ?(?:/|or|and|&) ?(?:fe)?male)`,
      ),
      by(
        `(?<!\\b(?:fe)?males? ?(?:/|or|and|&) ?)\\b(?:fe)?males?\\b(?! ?(?:/|or|and|&) ?(?:fe)?males?)(?! (?:patients?|clients?|residents?|guests?|customers?|students?|pupils?|wards?|toilets?|washrooms?|changing|dormitor\\w+|hostels?|inmates?|prisoners?|members?|hygiene|health|fertility|connectors?|threads?|plugs?|shoppers?|audiences?|population|anatomy|founders?|artists?|voices?|entrepreneurs?|leadership|representation|participation|workforce|talent pool))`,
      ),
      by(
        `\\b${SEEKS} ${LITTLE}(?:lad(?:y|ies)|girls?|boys?|gentlem[ae]n|wom[ae]n|m[ae]n|guys)\\b(?!['’]s|\\w| (?:with|who)(?: \\w+){0,3} (?:disabilit|cancer)|[ -](?:wear|fashion|clothing|health|shelter|brand|patients?|clinic|in (?:need|leadership|business|tech|stem|crisis)|and (?:children|girls|boys|women|families|men)))`,
      ),
      by(
        `\\b(?:lady|girl|woman)[- ](?:driver|secretary|teacher|accountant|receptionist|assistant|boss|staff)s?\\b|\\b(?:office|delivery|tea|room|pantry|house)[- ](?:boy|girl)s?\\b`,
      ),
      by(
        `\\b(?:femmes?|hommes?|dames?|filles?|garçons?) (?:seulement|uniquement|de préférence|préférée?s?|exigée?s?)(?![a-zà-ÿ])|\\buniquement (?:des |pour )?(?:femmes|hommes)\\b|\\b(?:cherchons|recherchons|cherche|recherche) (?:un|une|des) (?:jeune )?(?:femmes?|hommes?|dames?|filles?)\\b`,
      ),
    ],
  },
  nationality: {
    better: 'Say that applicants must be allowed to work here, or that a work pass can be arranged.',
    patterns: [
      ...chosen(PEOPLES),
      by(`\\b(?:nationalit(?:y|ies)|citizenship|race|ethnicity|origin) ?[:=-] ?(?!any|all|open|no |not )[a-zà-ÿ]+`),
      by(
        `\\b(?:must|should) (?:be|hold|have) (?:an? )?(?:${PEOPLES})(?: (?:national|citizen|passport|by birth|origin|descent))?\\b(?![ -](?:experience|licen[cs]e|driving|speak|qualif|standards?|regist|degree|certif|food|cuisine|market))`,
      ),
      by(
        `\\b(?:${PEOPLES}) (?:candidates?|applicants?|maids?|housemaids?|helpers?|nann(?:y|ies)|nurses?|drivers?|workers?|staff|receptionists?|secretar(?:y|ies)|cleaners?|labou?rers?|ladies|lady|girls?|boys?|male|female|origin|passport[- ]holders?)\\b(?! (?:regulations?|housing|welfare|dormitor\\w+|accommodation|union|relations))`,
      ),
      by(
        `\\b(?:specific|certain|selected|any (?:arab|asian|african|european|western)) nationalit(?:y|ies)\\b|\\bnationality (?:preferred|required|restrictions?|preference)\\b`,
      ),
    ],
  },
  religion: {
    better:
      'Describe the duties, such as handling pork or alcohol; leave out what people believe and where they come from.',
    patterns: [
      ...chosen(`${CREEDS}|${CASTES}|non-?muslims?|vegetarians?`),
      by(`\\b(?:must|should) be (?:an? )?(?:practi[cs]ing )?(?:${CREEDS}|${CASTES})\\b`),
      by(
        `\\b(?:${CREEDS}|${CASTES}) (?:candidates?|applicants?|staff|employees?|male|female|lady|ladies|girls?|boys?)\\b`,
      ),
      by(
        `\\b(?:religion|caste|community|gotra) ?[:=-] ?(?!any|all|open|no )[a-zà-ÿ]+|\\b(?:religion|caste|community) (?:no bar|preferred|preference|certificate required)\\b|\\b(?:${CASTES}) (?:communit(?:y|ies)|famil(?:y|ies)|background)\\b|\\b(?:sc|st|sc/st|obc)s? (?:candidates? )?(?:need|should|please do)? ?not (?:apply|eligible)\\b`,
      ),
      by(
        `\\b(?:no|without|remove (?:your )?|not wear(?:ing)?(?: a)?) (?:head ?scar(?:f|ves)|hijabs?|tudungs?|turbans?|beards?)\\b`,
      ),
    ],
  },
  age: {
    better: 'Say which experience or skill the work needs. Where a law sets a lowest age, name it.',
    deniable: true,
    patterns: [
      by(
        `${SERVED}\\b(?:age|aged|ages)\\b(?: (?:group|range|limit|bracket|criteria|requirement|should be|must be|is|of|preferred))*[ :=-]{0,3}(?:(?:between|from|within|below|under|above|over|up to|less than|not (?:more|above|over|exceeding)(?: than)?|max(?:imum)?\\.?|preferably) )*${AGE}\\b(?!%)`,
      ),
      by(
        `\\b(?:between )?(?:the ages? of )?${AGE} ?(?:-|–|—|to|and|à) ?${AGE} ?${YEARS}(?: (?:old|of age))?\\b(?! ?(?:of )?(?:\\w+ )?exp)(?! of (?:service|history))|\\b(?:between )(?:the ages? of )?${AGE} (?:and|to) ${AGE}\\b(?! ?(?:%|\\w*(?:hours|people|staff|kg|km|employees|minutes|days|guests|orders|calls|seats|covers|rooms|students|children)))`,
      ),
      by(
        `\\b(?:under|below|younger than|not older than|not above|not over|no older than|less than|maximum|max\\.?|up to|not more than|over|above|older than) (?:the age of )?(?:[3-6]\\d|2[2-9]) ?(?:${YEARS})(?: (?:old|of age))?\\b(?! ?(?:of |['’])?(?:\\w+ )?exp)(?! (?:of (?:service|history|operation)|in (?:business|the)|ago|warrant))${NO_AGE}`,
      ),
      by(
        `(?<=\\b(?:candidates?|applicants?|people|persons?|someone|staff|must be|should be|preferably|preferred|anyone|energetic|female|male|speaking|blood|team|only)[ ,]{1,3}(?:who (?:are|is) )?(?:aged )?)(?:under|below|above|over|younger than) ${AGE}\\b(?! ?(?:%|[a-zà-ÿ]*(?:kg|km|min|hour|people|staff|month|day|point)))|(?:^|[,;\\n(] ?)(?:under|below) (?:[3-5]\\d|2[2-9])(?= ?(?:$|[,.;\\n)]))`,
      ),
      by(`\\b(?:age limit|max(?:imum)? age|upper age|age (?:bracket|range|preference|criteria)|preferred age)\\b`),
      by(
        `\\b(?:in (?:his|her|their|the) |early |mid |late )(?:twenties|thirties|forties|20['’]?s|30['’]?s|40['’]?s)\\b`,
      ),
      by(
        `\\b(?:âge|âgée?s?) (?:de |entre |d['’])?(?:moins de |plus de )?${AGE}\\b|\\b(?:moins|pas plus) de ${AGE} ans\\b(?! d['’]exp)|\\bentre ${AGE} et ${AGE} ans\\b(?! d['’]exp)|\\bjeunes? (?:et (?:dynamiques?|motivée?s?)|femmes?|hommes?|filles?|équipe|dynamiques?)(?![a-zà-ÿ])`,
      ),
    ],
  },
  family: {
    better: 'Say the hours, shifts and travel, and let people judge whether it suits them.',
    patterns: [
      ...chosen(MARRIED),
      by(
        `\\bmarital status\\b(?! (?:is|will|does|are) (?:not|irrelevant))|\\b(?:unmarried|newly ?weds?|newly married)\\b(?! couples? (?:counsel|guests))|\\b(?:single|married|divorced) (?:(?:fe)?males?|lad(?:y|ies)|wom[ae]n|m[ae]n|girls?|boys?|candidates?|applicants?|persons?|status (?:only|preferred))\\b|\\bmust be (?:single|married)\\b|\\b(?:single|married) and (?:without|with no|no) (?:kids|children)\\b`,
      ),
      by(
        `\\b(?:no|without|free (?:of|from)|not have(?: any)?|have no|has no|with no) (?:any |young |small )?(?:family (?:commitments?|responsibilit(?:y|ies)|obligations?|burdens?|ties|encumbrances?)|kids|children|dependants?|dependents?|caregiving (?:duties|responsibilities)|encumbrances?)\\b(?! (?:under|are|is) (?:allowed|admitted|on))|\\b(?:child(?:ren)?|kids?|family)[- ]free (?:candidates?|applicants?|persons?)\\b`,
      ),
      by(
        `\\b(?:not |no )?(?:planning|plans?|intend(?:ing)?|intention) (?:to |for |of )?(?:get(?:ting)? married|start(?:ing)? a family|marr(?:y|iage)|hav(?:e|ing) (?:children|kids|a baby))\\b|\\bcélibataires?\\b|\\bsans (?:enfants?|charges? (?:familiales?|de famille))\\b`,
      ),
    ],
  },
  pregnancy: {
    better: 'Take it out: pregnancy is no reason to turn somebody away. Name the physical demands of the work.',
    patterns: [
      by(
        `\\b(?:not|no|non)[- ](?:currently |presently )?(?:be )?pregnan(?:t|cy)\\b|\\bpregnan(?:t|cy)(?: (?:wom[ae]n|lad(?:y|ies)|candidates?|applicants?|females?|mothers?|persons?|staff))*,? (?:are |is |will |should |must |may |can |do |need |please )*not\\b|\\bpregnancy (?:test|check|declaration|screening)\\b(?! kits?)|\\b(?:not|no) (?:plan\\w*|intend\\w*|expect\\w*) (?:for |to (?:be(?:come)? |get )?|a |on )?(?:pregnan\\w+|baby|a baby|bab(?:y|ies))\\b|\\bnot (?:be )?expecting\\b(?! (?:to|that|any|much|a (?:reply|call|delivery)))|\\bunsuitable for pregnant\\b|\\bnot suitable for (?:pregnant|expectant)\\b|\\bagree not to (?:become|get|fall) pregnant\\b|\\bnon enceinte\\b`,
      ),
    ],
  },
  photo: {
    better: 'Take it out: ask for a CV without a photo.',
    deniable: true,
    patterns: [
      by(
        `\\b(?:attach|enclose|include|send|submit|provide|upload|with|and|e-?mail|share|together with|along with) (?:us )?(?:an? |your |the |in )?(?:\\d |latest |recent |current |new |full[- ](?:length|body|size) |passport[- ]?(?:sized?|size)? |colou?red? |half[- ]body |clear |professional )*(?:photo(?:graph)?s?|selfies?|headshots?|pictures? of (?:yourself|you))\\b(?! ?(?:edit|shoot|stud|retouch|album|print|video|of (?:your|the|stock|work|completed|site|product|dish|room)|graph(?:y|er)|and video|management|equipment|for|to (?:show|illustrate)))(?=[^.\\n]{0,40}(?:$|[.,;!)\\n]|to |for |when |with |required|must))`,
      ),
      by(
        `\\b(?:photo(?:graph)?s?|headshots?|selfies?)(?: (?:is|are|must be|to be))? (?:required|needed|mandatory|compulsory|a must|attached|enclosed|essential)\\b|\\b(?:cv|resume|résumé|biodata|profile)s?,? (?:with|and|&|\\+) (?:an? |your |recent |latest |passport[- ]size[d]? |full[- ](?:length|body|size) |colou?r )*photo(?:graph)?s?\\b|\\bpassport[- ]?(?:sized?)? photo(?:graph)?s?\\b|\\bfull[- ](?:length|body) (?:photo|picture)(?:graph)?s?\\b|\\bc\\.?v\\.? avec photo\\b|\\bphoto (?:obligatoire|exigée|récente)\\b`,
      ),
    ],
  },
  health: {
    better: 'Name the physical demands, and say that they can be adapted.',
    patterns: [
      by(
        `\\bable[- ]bodied\\b|\\bphysically fit\\b|\\b(?:no|without|free from|not have) (?:any )?(?:physical |mental |visible )?(?:disabilit(?:y|ies)|handicaps?|deformit(?:y|ies)|impairments?)\\b|\\bnot suitable for (?:the )?disabled\\b|\\bno (?:disabled|handicapped)\\b|\\bdisabled (?:persons?|people|candidates?|applicants?) (?:need|should|may|will|are|cannot)(?: be)? ?not?\\b|\\bno (?:history of )?(?:medical|health|mental|chronic|psychiatric)(?: health)? (?:issues?|problems?|conditions?|illness(?:es)?|history|diseases?)\\b|\\b(?:must|should) (?:be|have|be in) (?:in )?(?:good|perfect|excellent|sound) (?:physical |mental )?health\\b|\\bhiv (?:test|negative)\\b`,
      ),
    ],
  },
} satisfies Readonly<Record<string, Kind>>

const LANGUAGES =
  'english|mandarin|chinese|cantonese|hokkien|malay|tamil|hindi|malayalam|telugu|kannada|marathi|gujarati|punjabi|bengali|urdu|arabic|tagalog|french|spanish|german|japanese|korean|russian|thai|vietnamese'
const hints = {
  youth: {
    better: 'Say which experience or skill the work needs, or how the team works.',
    deniable: true,
    patterns: [
      by(
        `\\byoung(?:er)?(?:,? (?:and |& )?(?:dynamic|energetic|vibrant|smart|talented|ambitious|enthusiastic|fresh|hungry|motivated|fun|trendy|hip|passionate|bright|active|working))*,? (?:(?:work(?:ing|place)? )?(?:team|environment|culture|workforce|blood|crew)|candidates?|applicants?|professionals?|staff|workers?|employees?|individuals?|graduates?|(?:fe)?males?|lad(?:y|ies)|girls?|boys?|m[ae]n|wom[ae]n|guys?|at heart|applicants)\\b(?!['’]s)|\\byoung (?:and|&) (?:dynamic|energetic|vibrant|smart|talented|ambitious|enthusiastic|fresh|fun|trendy|motivated)\\b|(?<=\\b(?:looking for|seeking|need|want|hiring|hire|prefer(?:ably|red)?|must be|should be) (?:an? |some |the )?)young(?:er)?\\b(?! (?:children|people['’]s|learners|readers))|\\byoung(?:er)? (?:preferred|only|candidates)\\b`,
      ),
      by(
        `\\bfresh(?:,? young)? blood\\b|\\byouthful\\b|\\bdigital natives?\\b|\\bgen[ -]?z (?:only|preferred|team|vibe)\\b|\\b(?:recent|fresh|new) (?:graduates?|grads?) only\\b|\\bsuit(?:s|able for)? (?:a )?(?:retirees?|school[- ]leavers?|young)\\b|\\b(?:retirees|seniors|older (?:workers|people|persons|candidates)) (?:only|preferred|need not apply)\\b|\\bno (?:older|elderly|aged|over[- ]aged?) (?:workers|people|persons|candidates|applicants)\\b|\\bover-?qualified\\b(?= (?:candidates|applicants))`,
      ),
    ],
  },
  looks: {
    better: 'Say what the work needs: a neat uniform, or courtesy with guests.',
    patterns: [
      by(
        `\\b(?:good|pleasant|nice|decent|smart|attractive)[- ]looking\\b|\\b(?:handsome|beautiful|pretty|attractive|good-looking) (?:(?:fe)?males?|lad(?:y|ies)|girls?|wom[ae]n|m[ae]n|candidates?|appearance|looks?|personality|face|person|staff|receptionist|individuals?|hostess(?:es)?)\\b|\\b(?:pleasant|attractive|good|pleasing) (?:physical )?(?:appearance|looks)\\b|\\b(?:fair|light)[- ](?:complexion|skin(?:ned)?|colou?red)\\b|\\b(?:slim|tall|petite) (?:figure|body|build|and|(?:fe)?males?|lad(?:y|ies)|girls?|candidates?)\\b|\\b(?:minimum|min\\.?|at least) height\\b|\\bheight ?[:=-]? ?(?:of |at least |above |minimum |min\\.? )*\\d(?:\\.\\d+|\\d\\d| ?(?:cm|ft|feet|['’′]))`,
      ),
    ],
  },
  language: {
    better: 'Name the language, the level and the task it is for: “Mandarin, to serve guests from China”.',
    patterns: [
      by(
        `\\bnative(?:[- ](?:${LANGUAGES}))?[- ](?:speakers?|speaking|level|fluency|accent|proficiency)\\b|\\bnative (?:${LANGUAGES})\\b|\\bmother[- ]tongue\\b|\\blangue maternelle\\b|\\baccent[- ](?:free|neutral)\\b|\\b(?:no|without an?|neutral) (?:\\w+ )?accent\\b`,
      ),
      by(
        `\\b(?:${LANGUAGES})[- ]speaking(?: (?:environment|workplace|office|team|compan(?:y|ies)|boss(?:es)?|culture|colleagues|candidates?|applicants?|staff|only|preferred|people|females?|males?|lad(?:y|ies)))\\b|(?<=[,;\\n] ?)(?:${LANGUAGES})[- ]speaking(?= ?(?:$|[,;.\\n]))|\\b(?:${LANGUAGES}) (?:environment|working environment|work environment|workplace|culture (?:company|firm))\\b|\\bmust be (?:${LANGUAGES})[- ]speaking\\b|\\b(?:${LANGUAGES})[- ]speak(?:ing|ers?) (?:only|preferred)\\b|\\bonly (?:${LANGUAGES})[- ]speak(?:ing|ers?)\\b`,
      ),
    ],
  },
  titles: {
    better: 'Use the name of the job that fits everybody: salesperson, server, technician, supervisor.',
    patterns: [
      by(
        `\\b(?:sales|fore|chair|handy|repair|delivery|watch|door|mainten?ance|service|draughts|drafts)[- ]?(?:man|men)\\b|\\b(?:waitress|stewardess|hostess|actress|manageress)(?:es)?\\b|\\b(?:saleslad(?:y|ies)|salesgirls?|cleaning lad(?:y|ies)|tea lad(?:y|ies)|barmaids?|chambermaids?|busboys?|bellboys?|man[- ]?power of strong men|girl friday)\\b`,
      ),
    ],
  },
  culture: {
    better: 'Describe the pace and the hours as they are.',
    patterns: [
      by(
        `\\bwork hard,? play hard\\b|\\b(?:ninja|rockstar|rock star|guru|superwoman|superman)s?\\b(?! (?:foods|turtles|kitchen))`,
      ),
    ],
  },
} satisfies Readonly<Record<string, Kind>>

const NEGATED = /\b(?:no|not|never|without|nor|don['’]t|do not|need not)\b[^.!?\n]{0,30}$/iu
const DENIED_AFTER =
  /^[^.!?\n]{0,12}\b(?:(?:is|are|does) not|isn['’]t|aren['’]t|not) (?:required|needed|necessary|asked|a (?:factor|criterion|barrier)|considered|matter|apply)/iu

/** What says that nobody is chosen by it is no choice: "regardless of sex, race or age". The words stay where they are, as blanks. */
const withoutEquality = (text: string): string =>
  text.replace(
    /\b(?:regardless of|irrespective of|without regard to|(?:do(?:es)? not|never|don['’]t|not|no|without) discriminat\w+|without distinction|sans distinction|of (?:all|any|every) (?:genders?|sex(?:es)?|ages?|races?|nationalit\w+|religions?|backgrounds?)|(?:all|any|every) (?:genders?|ages|races|nationalities|religions)|open to (?:all|both))[^.!?\n]*/giu,
    (said) => ' '.repeat(said.length),
  )

const phrasesOf = (all: Readonly<Record<string, Kind>>, text: string): Phrase[] => {
  const plain = withoutEquality(text)
  const found = Object.values(all)
    .flatMap(({ patterns, better, deniable }) =>
      patterns.flatMap((pattern) =>
        [...plain.matchAll(pattern)]
          .filter((m) => {
            const end = m.index + m[0].length
            const denied = NEGATED.test(plain.slice(Math.max(0, m.index - 40), m.index))
            return !(deniable && (denied || DENIED_AFTER.test(plain.slice(end, end + 60))))
          })
          .map((m) => ({ from: m.index, to: m.index + m[0].length, better })),
      ),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const whole: typeof found = []
  for (const one of found) {
    const last = whole.at(-1)
    if (!last || one.from >= last.to) whole.push({ ...one })
    // Two that reach into each other are one phrase, but each kind of its own keeps its wording.
    else if (one.better !== last.better && one.to > last.to) whole.push({ ...one, from: last.to })
    else last.to = Math.max(last.to, one.to)
  }
  const phrases = whole.map(({ from, to, better }) => ({
    phrase: text
      .slice(from, to)
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:(]+|[\s,;:(]+$/g, ''),
    better,
  }))
  return [...new Map(phrases.filter((p) => p.phrase).map((p) => [p.phrase.toLowerCase(), p])).values()]
}

/** Every phrase of an advert that keeps people out for who they are. */
export const excludingPhrases = ({ text }: Pick<PostingFacts, 'text'>): Phrase[] => phrasesOf(kinds, text)

/** Every phrase that suggests such a choice without making it. */
export const loadedPhrases = ({ text }: Pick<PostingFacts, 'text'>): Phrase[] => phrasesOf(hints, text)

/** The better wordings there are, for whoever translates them. */
export const BETTER_WORDINGS: readonly string[] = [...Object.values(kinds), ...Object.values(hints)].map(
  (k) => k.better,
)

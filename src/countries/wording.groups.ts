/** Groups of people in the forms in which adverts choose them; pieces of the patterns of `wording.ts`. */

/** Women and men, as adverts name them. */
export const SEX = '(?:(?:fe)?males?|gents?|wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|gals?|guys?)'
/** Peoples and nationalities. */
export const PEOPLES = `singaporeans?|malaysians?|malays?|mainland chinese|mainlanders?|indians?|(?:south |north )indians?|chinese|prcs?|filipin[oa]s?|pinoys?|indonesians?|thais?|burmese|myanmarese|vietnamese|bangladeshis?|pakistanis?|sri lankans?|nepal(?:i|ese)s?|asians?|europeans?|whites?|blacks?(?= (?:candidates|applicants|people|women|men|only|need|preferred))|emiratis?|saudis?|egyptians?|lebanese|jordanians?|syrians?|arabs?|arabic nationals?|iranians?|canadians?|americans?|british|britons?|europeans?|western(?:er)?s?|africans?|kenyans?|nigerians?|ugandans?|ghanaians?|ethiopians?|australians?|japanese|koreans?|taiwanese|russians?|ukrainians?|french|germans?|italians?|caucasians?|eurasians?|asians?|malayal(?:i|ee)s?|keralites?|tamilians?|punjabis?|gujaratis?|marathis?|bengalis?|maharashtrians?|telugus?|(?:uae|gcc|eu|us|uk|philippines?|arabic?|african|asian|european|western|indian|pakistani) (?:nationals?|passports?)|arabic (?:candidates?|applicants?|people)|chinese[- ]educated|(?:singapore|indian|canadian|uae|malaysian) (?:citizens?|nationals?)`
/** Who people are to the country they work in. */
export const STANDINGS = `foreigners?|foreign (?:workers?|nationals?|candidates?|applicants?|talents?|staff)|prs?|permanent residents?|citizens?|expat(?:riate)?s?|locals?`
/** What people believe. */
export const CREEDS = 'muslims?|hindus?|christians?|catholics?|buddhists?|sikhs?|jains?|taoists?|jews?|jewish'
/** Castes and communities. */
export const CASTES =
  '(?:upper|higher|forward|general|lower|scheduled)[- ]castes?|(?:general|open|reserved|unreserved)[- ]category|brahmins?|brahmans?|dalits?|kshatriyas?|vaishyas?|marwar(?:i|ee)s?|baniyas?|rajputs?|nairs?|reddys?|iyers?|iyengars?'
/** How people live with others. */
export const MARRIED =
  'singles?|unmarried|married(?: with (?:kids|children|family))?|bachelors?(?! (?:degree|of))|divorcees?|widow(?:er)?s?|housewi(?:fe|ves)|mothers?|parents?'
/** Whoever may apply. */
export const APPLICANT =
  '(?:candidates?|applicants?|persons?|people|individuals?|staff|employees?|workers?|nationals?|citizens?|nationality|passport[- ]holders?|couples?|origin|race|communit(?:y|ies)|background)'
/** Only these, or these before others. */
const CHOSEN = `(?:only|preferred|preferably|needed|wanted|required|please|exclusively|will be preferred|(?:is|are) preferred|have preference|(?:will )?(?:be |get |have )?(?:given )?(?:priority|preference)|(?:is |are )?(?:an? )?(?:advantage|plus|must)|may apply|(?:need|should) apply)`
/** How adverts turn away. */
export const NOT_CHOSEN =
  "(?:need not apply|(?:(?:kindly|please) )?(?:should|must|may|can|do|will) ?not apply|(?:(?:kindly|please) )?(?:don|can)[’']t apply|(?:will be|are|is) (?:rejected|ignored|excluded|disqualified)|not (?:considered|accepted|allowed|eligible|suitable|welcome|preferred|required|entertained)|will not be (?:considered|accepted|entertained)|excluded)"
/** How adverts look for somebody. */
export const SEEKS =
  '(?:looking for|seeking|seeks?|searching for|prefer(?:ably|red|s|ence (?:for|to|will be given to|is given to))?|hiring|hire|wants?|needs?|requires?|required|wanted|only|strictly|must be|should be|suitable for|ideal for|open to|reserved for|for)'
/** Work that is done in homes, shops and offices, as adverts name it behind a group of people. */
export const WORKER =
  '(?:cooks?|chefs?|maids?|housemaids?|helpers?|nann(?:y|ies)|nurses?|drivers?|cleaners?|workers?|staff|teachers?|tutors?|secretar(?:y|ies)|receptionists?|accountants?|clerks?|sales(?:men|man|persons?|girls?|staff)|guards?|technicians?|waiters?)'
/** Where people come from, other than the town they live in. */
export const ORIGINS =
  'tamil nadu|kerala|karnataka|andhra(?: pradesh)?|telangana|maharashtra|gujarat|rajasthan|punjab|haryana|uttar pradesh|bihar|odisha|west bengal|assam|manipur|mizoram|nagaland|(?:north|south|north[- ]east) india|india|china|prc|malaysia|(?:the )?philippines|indonesia|myanmar|bangladesh|pakistan|sri lanka|nepal|vietnam|thailand|egypt|lebanon|jordan|syria|africa|europe|the west|the (?:gulf|gcc)|western countries|arab countries|asian countries'
/** Words between "looking for" and whom. */
export const LITTLE =
  '(?:(?:an?|the|some|smart|experienced|good|pleasant|qualified|energetic|dynamic|young|presentable|fresh|two|three|2|3|4|5|10) ){0,3}'

/** A pattern in any case, all of its hits. */
export const by = (source: string) => new RegExp(source, 'gi')
/** A group of people in the forms in which adverts choose it. */
export const chosen = (group: string): RegExp[] => [
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
export const AGE = '(?:1[89]|[2-6]\\d)'
/** Years, as they are written. */
export const YEARS = '(?:years?|yrs?|y\\.?o\\.?|ans)'
/** Years of experience or of a company, behind a number. */
export const NO_AGE = `(?! ?${YEARS}[’']? ?(?:of |d['’])?(?:\\w+ )?(?:exp|work|in |as |service|history|warrant|old company|tradition))`
/** People whom the work is for, before a number of years. */
export const SERVED =
  '(?<!\\b(?:children|pupils|students|learners|patients|residents|clients|guests|visitors|youths?|teenagers|kids|boys|girls|people|adults|seniors|elderly|members|persons with needs)(?: who are)? )'

/** What says that nobody is chosen by it is no choice: "regardless of sex, race or age". The words stay where they are, as blanks. */
export const withoutEquality = (text: string): string =>
  text.replace(
    /\b(?:regardless of|irrespective of|without regard to|(?:do(?:es)? not|never|don['’]t|not|no|without) discriminat\w+|without distinction|sans distinction|of (?:all|any|every) (?:genders?|sex(?:es)?|ages?|races?|nationalit\w+|religions?|backgrounds?)|(?:all|any|every) (?:genders?|ages|races|nationalities|religions)|open to (?:all|both))[^.!?\n]*/giu,
    (said) => ' '.repeat(said.length),
  )

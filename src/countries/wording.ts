import type { PostingFacts } from './posting.ts'
import {
  AGE,
  APPLICANT,
  by,
  CASTES,
  CREEDS,
  chosen,
  LITTLE,
  MARRIED,
  NO_AGE,
  NOT_CHOSEN,
  ORIGINS,
  PEOPLES,
  SEEKS,
  SERVED,
  SEX,
  STANDINGS,
  WORKER,
  withoutEquality,
  YEARS,
} from './wording.groups.ts'

/** A phrase of an advert that a rule is about, as it stands there, and what could be said instead. */
export type Phrase = { phrase: string; better: string | null }

/**
 * Phrases that choose people by who they are, of one kind: how they are written, and the wording that asks for the work instead. `deniable`:
 * the same words with a "no" before them are the opposite ("no age limit").
 */
type Kind = { patterns: readonly RegExp[]; better: string; deniable?: boolean }

const kinds = {
  sex: {
    better:
      'Say what the work needs, such as lifting up to 20 kg or night shifts, and let everybody apply who can do it.',
    patterns: [
      ...chosen(SEX),
      by(`\\bm ?/ ?f ?[:=-] ?[mf]\\b|\\b(?:gender|sex) ?[:=-] ?[mf]\\b`),
      by(
        `\\b(?:gender|sex) ?[:=-] ?(?!any|all|open|no pref|not)(?:fe)?(?:male|man|woman|lady)s?\\b(?! ?(?:/|or|and|&) ?(?:fe)?male)`,
      ),
      by(
        `(?<!\\b(?:fe)?males? ?(?:/|or|and|&) ?)\\b(?:fe)?males?\\b(?! ?(?:/|or|and|&) ?(?:fe)?males?)(?![ -](?:patients?|clients?|residents?|guests?|customers?|students?|pupils?|wards?|toilets?|washrooms?|changing|dormitor\\w+|hostels?|inmates?|prisoners?|members?|led\\b|owned|founded|run\\b|hygiene|health|fertility|connectors?|threads?|plugs?|shoppers?|audiences?|population|anatomy|founders?|artists?|voices?|entrepreneurs?|leadership|representation|participation|workforce|talent pool))`,
      ),
      by(
        `\\b${SEEKS} ${LITTLE}(?:lad(?:y|ies)|girls?|boys?|gentlem[ae]n|wom[ae]n|m[ae]n|guys|housewi(?:fe|ves))\\b(?!['’]|\\w| (?:with|who)(?: \\w+){0,3} (?:disabilit|cancer)|[ -](?:wear|fashion|clothing|health|shelter|brand|patients?|clinic|in (?:need|leadership|business|tech|stem|crisis)|and (?:children|girls|boys|women|families|men)))`,
      ),
      by(
        `\\b(?:wanted|vacanc(?:y|ies)|jobs?|positions?|roles?|openings?|recruit(?:ing|ment)|urgent(?:ly)?|work from home)(?: is| are)? ?[:–-]? ?(?:only |meant |open |just )?(?:for |: )?${LITTLE}(?:lad(?:y|ies)|girls?|boys?|gents?|wom[ae]n|m[ae]n|(?:fe)?males?|housewi(?:fe|ves))\\b(?!['’]|[ -](?:wear|fashion|clothing|health|shelter|brand|patients?|clinic|section|department|in (?:tech|stem|business)))`,
      ),
      by(
        `\\b(?:réservée?s?|destinée?s?|ouverte?s?) (?:exclusivement |uniquement )?aux (?:hommes|femmes|garçons|filles|dames)(?![a-zà-ÿ])|\\bfemmes? de (?:ménage|chambre)(?![a-zà-ÿ])|\\bbelles? (?:femmes?|filles?)(?![a-zà-ÿ])`,
      ),
      by(
        `\\b(?:lady|girl|woman)[- ](?:driver|secretary|teacher|accountant|receptionist|assistant|boss|staff)s?\\b|\\b(?:office|delivery|tea|room|pantry|house)[- ](?:boy|girl)s?\\b`,
      ),
      by(
        `\\b${SEX} (?:\\w+ ){1,5}(?:are |is |will be )?(?:not (?:be )?(?:considered|accepted|entertained|eligible|hired)|need not apply)\\b`,
      ),
      ...chosen('gays?|lesbians?|homosexuals?|heterosexuals?|bisexuals?|transgenders?|lgbtq?(?:ia)?\\+?'),
      by(
        `\\bstraight (?:(?:fe)?males?|m[ae]n|wom[ae]n|candidates?|applicants?|people)(?: only| preferred)?\\b|\\b(?:gays?|lesbians?|transgenders?) (?:candidates?|applicants?|people|persons?) (?:will|need|should|may|are|is) not\\b`,
      ),
      by(
        `\\b(?:femmes?|hommes?|dames?|filles?|garçons?)(?: [a-zà-ÿ]+)? (?:seulement|uniquement|de préférence|recherchée?s?|demandée?s?|souhaitée?s?|préférée?s?|exigée?s?)(?![a-zà-ÿ])|\\buniquement (?:des |pour )?(?:femmes|hommes)\\b|\\b(?:cherchons|recherchons|cherche|recherche) (?:(?:un|une|des) )?(?:jeunes? )?(?:femmes?|hommes?|dames?|filles?)\\b`,
      ),
    ],
  },
  nationality: {
    better: 'Say that applicants must be allowed to work here, or that a work pass can be arranged.',
    patterns: [
      ...chosen(`${PEOPLES}|${STANDINGS}`),
      by(
        `\\b(?:nationalit(?:y|ies)|citizenship|race|ethnicity|origin) ?[:=-] ?(?:(?!any|all|open|no |not )[a-zà-ÿ]+|any (?:${PEOPLES}))`,
      ),
      by(
        `\\b(?:${PEOPLES}) (?:race|looking|faces?|blood|features|appearance|accents?)\\b|\\b(?:${PEOPLES})(?: ?(?:,|/|or|and) ?(?:${PEOPLES}))+ (?:${WORKER})\\b|\\b[a-zà-ÿ]+ de souche\\b|\\bfrançais(?:es)? de france\\b|\\bfrench from france\\b|\\bnationalité [a-zà-ÿ]+ (?:exigée|requise|souhaitée|obligatoire)(?![a-zà-ÿ])`,
      ),
      by(
        `\\b(?:must|should) (?:be|hold|have) (?:an? )?(?:${PEOPLES})(?: (?:national|citizen|passport|by birth|origin|descent))?\\b(?![ -](?:experience|licen[cs]e|driving|speak|qualif|standards?|regist|degree|certif|food|cuisine|market))`,
      ),
      by(
        `\\b(?:${PEOPLES}) (?:candidates?|applicants?|maids?|housemaids?|helpers?|nann(?:y|ies)|nurses?|drivers?|workers?|staff|receptionists?|secretar(?:y|ies)|cleaners?|labou?rers?|ladies|lady|girls?|boys?|male|female|origin|passport[- ]holders?)\\b(?! (?:regulations?|housing|welfare|dormitor\\w+|accommodation|union|relations))`,
      ),
      by(
        `\\b(?:[a-z]{2,12}[/ ,]+(?:or |and )?){1,3}passport[- ]holders?,? (?:are |is |will be )?(?:only|preferred|required|given (?:priority|preference)|need not|not (?:accepted|considered))\\b`,
      ),
      by(
        `\\b(?:must be|only|preferably) from (?:${ORIGINS})\\b|\\b(?:${APPLICANT}|holders?|those|${WORKER}) from (?:${ORIGINS})(?: (?:or|and) (?:${ORIGINS}))*,? (?:are |is )?(?:only|preferred|need not apply|not (?:considered|accepted))\\b`,
      ),
      by(
        `\\bno (?:work[- ]permit|wp|s[- ]?pass|ep|e[- ]pass|employment[- ]pass|dependant['’]?s?[- ]pass|dp|ltvp|visa) holders?\\b|\\b(?:work[- ]permit|wp|s[- ]?pass|ep|e[- ]pass|employment[- ]pass|dependant['’]?s?[- ]pass|dp|ltvp) holders?,? (?:are |is )?(?:only|preferred|need not apply|not (?:considered|accepted))\\b`,
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
        `\\bbelong(?:s|ing)? to (?:an? |the )?(?:\\w+ )?(?:${CREEDS}|${CASTES})\\b|\\b(?:${CREEDS}|${CASTES}) (?:famil(?:y|ies)|background)\\b(?! (?:tree|doctor|court|law|members))|\\bteetotal(?:l?ers?)?\\b`,
      ),
      by(
        `\\b(?:${CREEDS}|${CASTES}) (?:${WORKER})(?= ?(?:$|[,.;\\n]|required|wanted|needed|preferred|only))|\\b(?:no|except|other than) (?:sc|st|obc|sc/st|bc|mbc)s?\\b(?! ?(?:code|number|\\d))|\\b(?:non-?veg(?:etarian)?s?|meat|beef|pork)(?: eaters?)?,? (?:are |is )?${NOT_CHOSEN}|\\b(?:any|all|every) (?:castes?|communit(?:y|ies)|religions?) (?:except|but|other than)\\b`,
      ),
      by(
        `\\b(?:${CREEDS}|${CASTES}) (?:candidates?|applicants?|staff|employees?|male|female|lady|ladies|girls?|boys?)\\b`,
      ),
      by(
        `\\b(?:religion|caste|community|gotra) ?[:=-] ?(?!any|all|open|no )[a-zà-ÿ]+|\\b(?:religion|caste|community) (?:no bar|preferred|preference|certificate required)\\b|\\b(?:${CASTES}) (?:communit(?:y|ies)|famil(?:y|ies)|background)\\b|\\b(?:sc|st|sc/st|obc)s? (?:candidates? )?(?:need|should|please do)? ?not (?:apply|eligible)\\b`,
      ),
      by(
        `\\b(?:no|without|remove (?:your )?|not wear(?:ing)?(?: a)?) (?:\\w+(?:,| or| and|/) ?){0,2}(?:head ?scar(?:f|ves)|hijabs?|tudungs?|turbans?|beards?|niqabs?|burqas?)\\b|\\b(?:head ?scar(?:f|ves)|hijabs?|tudungs?|turbans?|niqabs?|burqas?|religious (?:symbols?|dress|attire)),? (?:is |are |will be )?(?:not (?:be )?(?:allowed|permitted|accepted|worn)|prohibited|forbidden|banned)\\b`,
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
        `\\b(?:between )?(?:the ages? of )?${AGE} ?(?:-|–|—|to|and|à) ?${AGE} ?${YEARS}(?: (?:old|of age))?\\b(?! ?(?:of )?(?:\\w+ )?exp)(?! of (?:service|history))|(?<!\\b(?:guests|customers|visitors|patients|pupils|students|children|participants|residents|members|salar(?:y|ies)|pay|wages?|budgets?|temperatures?|speeds?|prices?|costs?|discounts?|fees?|rents?|rates?|scores?)(?: (?:is|are|of|ranges?|range from))? ?)\\b(?:between )(?:the ages? of )?${AGE} (?:and|to) ${AGE}\\b(?= ?(?:$|[.,;)\\n]|${YEARS}|of age|only|preferred|old|apply|may|can|wanted|required|to apply))`,
      ),
      by(
        `\\b(?:under|below|younger than|not older than|not above|not over|no older than|less than|maximum|max\\.?|up to|not more than|over|above|older than) (?:the age of )?(?:[3-6]\\d|2[2-9]) ?(?:${YEARS})(?: (?:old|of age))?\\b(?! ?(?:of |['’])?(?:\\w+ )?exp)(?! (?:of (?:service|history|operation)|in (?:business|the)|ago|warrant))${NO_AGE}`,
      ),
      by(
        `(?<=\\b(?:candidates?|applicants?|people|persons?|someone|staff|graduates?|grads?|freshers?|beginners?|trainees?|drivers?|helpers?|waiters?|workers?|must be|should be|preferably|preferred|anyone|energetic|female|male|speaking|blood|team|only)[ ,]{1,3}(?:who (?:are|is) )?(?:aged )?)(?:under|below|above|over|younger than) ${AGE}\\b(?! ?(?:%|[a-zà-ÿ]*(?:kg|km|min|hour|people|staff|month|day|point)))|(?:^|[,;\\n(] ?)(?:under|below) (?:[3-5]\\d|2[2-9])(?= ?(?:$|[,.;\\n)]))`,
      ),
      by(
        `\\b(?:candidates?|applicants?|persons?|you|he|she|helper|worker) (?:must|should|shall|has to|have to|needs? to) be (?:aged )?(?:between )?${AGE} ?(?:-|–|to|and) ?${AGE}\\b(?!%)|\\bage\\b(?: (?:limit|must|should|shall|is|to|can|of (?:candidates?|applicants?)))* ?(?:not |never )?(?:exceed(?:ing)?|cross|be (?:more|less|above|below|over|under))(?: than)? ${AGE}\\b|(?:^|[,;:\\n(] ?)not (?:above|over|more than|exceeding|older than) ${AGE}(?= ?(?:$|[,.;\\n)]))|\\b(?:under|over|above|below)[- ]?${AGE}s (?:only|preferred|wanted)\\b|\\b(?:retired|elderly|old|older|aged) (?:persons?|people|candidates?|applicants?|ladies|men|women),? (?:only|preferred|are |is |${NOT_CHOSEN})|\\boldies\\b(?! (?:music|hits|station|radio))`,
      ),
      by(
        `\\bborn (?:after|before|between|in or after|not before) (?:19|20)\\d\\d\\b|\\b(?:over|under|above|below)[- ]?${AGE}s?,? (?:are |is |will )?${NOT_CHOSEN}\\b|\\b${AGE}[- ]?(?:plus|\\+),? (?:are |is )?${NOT_CHOSEN}\\b`,
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
        `\\b(?:family|civil) status ?[:=-] ?(?:single|married|unmarried|divorced)\\b|\\bmarital status\\b(?! (?:is|will|does|are) (?:not|irrelevant))|\\b(?:unmarried|newly ?weds?|newly married)\\b(?! (?:or|and) married| couples? (?:counsel|guests))|\\b(?:single|married|divorced) (?:(?:fe)?males?|lad(?:y|ies)|wom[ae]n|m[ae]n|girls?|boys?|candidates?|applicants?|persons?|status (?:only|preferred))\\b|\\bmust be (?:single|married)\\b|\\bnot (?:be )?married\\b(?! to)|\\b(?:single|married) and (?:without|with no|no) (?:kids|children)\\b`,
      ),
      by(
        `\\b(?:no|without|free (?:of|from)|not have(?: any)?|have no|has no|with no) (?:any |young |small )?(?:family (?:commitments?|responsibilit(?:y|ies)|obligations?|burdens?|ties|encumbrances?)|kids|children|dependants?|dependents?|caregiving (?:duties|responsibilities)|encumbrances?)\\b(?! (?:under|are|is) (?:allowed|admitted|on))|\\b(?:child(?:ren)?|kids?|family)[- ]free (?:candidates?|applicants?|persons?)\\b|\\b(?:career|employment)[- ](?:breaks?|gaps?) (?:is |are |will )?(?:not (?:be )?(?:accepted|considered|allowed|entertained|eligible))\\b|\\bno (?:career|employment)[- ](?:breaks?|gaps?)\\b(?! (?:is|are|will) (?:too|a))`,
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
        `\\b(?:not|no|non)[- ](?:currently |presently )?(?:be )?pregnan(?:t|cy)\\b|\\bpregnan(?:t|cy)(?: (?:wom[ae]n|lad(?:y|ies)|candidates?|applicants?|females?|mothers?|persons?|staff))*,? (?:are |is |will |should |must |may |can |do |need |please )*not\\b|\\bpregnancy (?:test|check|declaration|screening)\\b(?! kits?)|\\b(?:not|no) (?:plan\\w*|intend\\w*|expect\\w*) (?:for |to (?:be(?:come)? |get )?|a |on )?(?:pregnan\\w+|baby|a baby|bab(?:y|ies))\\b|\\bnot (?:be )?expecting\\b(?! (?:to|that|any|much|a (?:reply|call|delivery)))|\\bunsuitable for pregnant\\b|\\bnot suitable for (?:pregnant|expectant)\\b|\\bagree not to (?:become|get|fall) pregnant\\b|\\bdeclare (?:any |their |your |her )?pregnan\\w+|\\bpregnancy status\\b|\\bnon enceinte\\b|\\b(?:wom[ae]n|lad(?:y|ies)|candidates?|applicants?|mothers?|females?)(?: who(?: are|['’]re)?)? (?:expecting|on maternity|planning (?:a )?(?:maternity|pregnancy|pregnancies|bab(?:y|ies)|famil(?:y|ies))|trying for a baby)\\b[^.\\n]{0,30}\\b(?:not|rejected|excluded)\\b|\\bno (?:paid )?maternity (?:leave|benefits?)\\b|\\bmaternity (?:leave|benefits?) (?:is |are |will be )?not (?:be )?(?:provided|granted|given|allowed|available|offered|paid)\\b`,
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
        `\\b(?:photo(?:graph)?s?|headshots?|selfies?)(?: (?:is|are|must be|to be))? (?:required|needed|mandatory|compulsory|a must|attached|enclosed|essential)\\b|\\b(?:cv|resume|résumé|biodata|profile)s?,? (?:with|and|&|\\+) (?:an? |your |recent |latest |passport[- ]size[d]? |full[- ](?:length|body|size) |colou?r )*photo(?:graph)?s?\\b|\\bpassport[- ]?(?:sized?)? photo(?:graph)?s?\\b|\\bfull[- ](?:length|body) (?:photo|picture)(?:graph)?s?\\b|\\b(?:without|with no|no) (?:an? |your )?photo(?:graph)?s?,? (?:(?:will|shall) (?:not be|be) \\w+|(?:are|is) not|no \\w+)|\\b(?:attach|include|send|enclose|add) (?:us )?(?:an? |your |the |recent |clear |latest ){0,3}(?:photos?|pictures?)(?: of you(?:rself)?)?(?: (?:with|to|in|on|along with) (?:your |the )?(?:cv|resume|résumé|application|e-?mail))\\b|\\bc\\.?v\\.? avec photo\\b|\\bphoto (?:obligatoire|exigée|récente)\\b`,
      ),
    ],
  },
  health: {
    better: 'Name the physical demands, and say that they can be adapted.',
    patterns: [
      by(
        `\\bable[- ]bodied\\b|\\bphysically fit\\b|\\b(?:no|without|free from|not have) (?:any )?(?:physical |mental |visible )?(?:disabilit(?:y|ies)|handicaps?|deformit(?:y|ies)|impairments?)\\b|\\bnot suitable for (?:the )?disabled\\b|\\bno (?:disabled|handicapped)\\b|\\bdisabled (?:persons?|people|candidates?|applicants?) (?:need|should|may|will|are|cannot)(?: be)? ?not?\\b|\\bno (?:history of )?(?:medical|health|mental|chronic|psychiatric)(?: health)? (?:issues?|problems?|conditions?|illness(?:es)?|history|diseases?)\\b|\\b(?:must|should) (?:be|have|be in) (?:in )?(?:good|perfect|excellent|sound) (?:physical |mental )?health\\b|\\bhiv (?:test|negative)\\b|\\b(?:disabled|handicapped|differently[- ]abled|wheelchair users?|deaf|blind)(?: ${APPLICANT})?,? (?:are |is |will be )?${NOT_CHOSEN}\\b|\\bnot (?:suitable |meant |open |fit )?for (?:the |any )?(?:disabled|handicapped|(?:people|persons?|candidates?|applicants?) with (?:a )?disabilit)\\w*|\\b${APPLICANT} with (?:an? |any )?(?:physical |mental |known )?(?:disabilit\\w+|handicaps?|(?:mental )?health (?:issues?|problems?|conditions?)|chronic \\w+|illness(?:es)?|medical (?:issues|conditions?|history)),? (?:are |is |will be )?${NOT_CHOSEN}|\\bsound (?:mind|body|health)\\b|\\bmedically fit\\b|\\bhealthy (?:persons?|candidates?|people|individuals?|applicants?) only\\b|\\bonly healthy\\b|\\bno wheelchairs?(?: users?)?\\b|\\bfree (?:from|of) (?:any |all |every )?(?:kind of )?(?:diseases?|illness(?:es)?|ailments?|medical|health|disabilit)\\w*\\b|\\b(?:not|no|without|never) (?:wear(?:ing)? )?(?:spectacles|eye ?glasses)\\b|(?<!\\b(?:parcels?|loads?|cargo|packages?|items?|bags?|goods|luggage|boxes|of|body|gross|net) )\\bweight ?(?:[:=-]|below|under|max\\.?|maximum|not (?:more|above)|should|must|less|between)(?: ?(?:than|be|under|below))* ?\\d{2}`,
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
        `\\byoung(?:er)?(?:,? (?:and |& )?(?:dynamic|energetic|vibrant|smart|talented|ambitious|enthusiastic|fresh|hungry|motivated|fun|trendy|hip|passionate|bright|active|working))*,? (?:(?:work(?:ing|place)? )?(?:team|environment|culture|workforce|blood|crew)|candidates?|applicants?|professionals?|staff|workers?|employees?|individuals?|graduates?|(?:fe)?males?|lad(?:y|ies)|girls?|boys?|m[ae]n|wom[ae]n|guys?|at heart|applicants)\\b(?!['’]s)|\\byoung (?:and|&) (?:dynamic|energetic|vibrant|smart|talented|ambitious|enthusiastic|fresh|fun|trendy|motivated)\\b|(?<=\\b(?:looking for|seeking|need|want|hiring|hire|prefer(?:ably|red)?|must be|should be) (?:an? |some |the )?)young(?:er)?\\b(?! (?:children|people['’]s|learners|readers))|\\byoung(?:er)? (?:preferred|only|candidates)\\b|\\b(?:school|college)[- ]leavers?,? (?:only|preferred|wanted)\\b|\\byoungsters?,? (?:are |is )?(?:only|wanted|needed|preferred|required|welcome|may apply)\\b|\\b(?:looking for|seeking|hiring|we (?:want|need|prefer)) (?:\\w+ ){0,3}youngsters?\\b`,
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
        `\\b(?:good|pleasant|nice|decent|smart|attractive)[- ]looking\\b(?! (?:after|for|at|into|web\\w*|sites?|interfaces?|ui|designs?|pages?|apps?|dish(?:es)?|code|products?|homes?|furniture|spaces?|reports?|slides?|decks?|cakes?|food|plates?))|\\bpresentable and (?:attractive|good|smart|pretty)\\b|\\b(?:must be|should be) (?:tall|slim|attractive|pretty|fair)\\b|\\bhandsome\\b(?! (?:salar|pay|package|reward|bonus|remuneration|compensation|commission|incentive|allowance|sum))|\\b(?:good|pretty|attractive) (?:looks|faces?|smiles?)\\b|\\bpleasing personalit(?:y|ies)\\b|\\bjeunes? et (?:jolie?s?|beaux?|belles?)\\b|\\b(?:handsome|charming|beautiful|pretty|attractive|good-looking)(?: young)? (?:(?:fe)?males?|lad(?:y|ies)|girls?|wom[ae]n|m[ae]n|candidates?|appearance|looks?|personality|face|person|staff|receptionist|individuals?|hostess(?:es)?)\\b|\\b(?:pleasant|attractive|good|pleasing) (?:physical )?(?:appearance|looks)\\b|\\b(?:fair|light)[- ](?:complexion|skin(?:ned)?|colou?red)\\b|\\b(?:slim|tall|petite|curvy)(?:,? (?:and )?\\w+)? (?:guys?|gents?|figure|body|build|and|(?:fe)?males?|lad(?:y|ies)|girls?|candidates?)\\b|\\b(?:minimum|min\\.?|at least) height\\b|\\bheight ?[:=-]? ?(?:of |at least |above |minimum |min\\.? )*\\d(?:\\.\\d+|\\d\\d| ?(?:cm|ft|feet|['’′]))`,
      ),
    ],
  },
  language: {
    better: 'Name the language, the level and the task it is for: “Mandarin, to serve guests from China”.',
    patterns: [
      by(
        `\\bnative(?:[- ](?:${LANGUAGES}))?[- ](?:speakers?|speaking|level|fluency|accent|proficiency)\\b|\\bnative (?:${LANGUAGES})\\b|\\bmother[- ]tongue\\b(?! (?:lessons?|class(?:es)?|teach\\w+|languages?|department|curricul\\w+|tuition))|\\bsans (?:aucun )?accent\\b|\\blangue maternelle\\b|\\baccent[- ](?:free|neutral)\\b|\\b(?:american|british|us|uk|western|foreign|canadian|australian|european) accents?\\b|\\b(?:as|because|since) (?:(?:the|our|most|all)(?: of)? )*(?:team|boss|bosses|colleagues|office|company|management|owners?|staff) (?:is|are|speaks?) (?:all |mostly |mainly )?(?:${PEOPLES}|${LANGUAGES})\\b|\\b(?:no|without an?|neutral) (?:\\w+ )?accent\\b`,
      ),
      by(
        `\\b(?:${LANGUAGES})[- ]speaking(?: (?:environment|workplace|office|team|compan(?:y|ies)|boss(?:es)?|culture|colleagues|candidates?|applicants?|staff|only|preferred|people|females?|males?|lad(?:y|ies)|girls?|boys?|guys?|gents?|men|women))\\b|(?<=[,;\\n] ?)(?:${LANGUAGES})[- ]speaking(?= ?(?:$|[,;.\\n]))|\\b(?:${LANGUAGES}) (?:environment|working environment|work environment|workplace|culture (?:company|firm))\\b|\\bmust be (?:${LANGUAGES})[- ]speaking\\b|\\b(?:${LANGUAGES})[- ]speak(?:ing|ers?) (?:only|preferred)\\b|\\bonly (?:${LANGUAGES})[- ]speak(?:ing|ers?)\\b`,
      ),
    ],
  },
  titles: {
    better: 'Use the name of the job that fits everybody: salesperson, server, technician, supervisor.',
    patterns: [
      by(
        `\\b(?:sales|fore|chair|handy|repair|delivery|watch|door|mainten?ance|service|draughts|drafts)[- ]?(?:man|men)\\b|\\b(?:waitress|stewardess|hostess|actress|manageress)(?:es)?\\b|\\b(?:saleslad(?:y|ies)|salesgirls?|vendeuses?|serveuses?|hôtesses?|cleaning lad(?:y|ies)|tea lad(?:y|ies)|barmaids?|chambermaids?|busboys?|bellboys?|man[- ]?power of strong men|girl friday)\\b`,
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

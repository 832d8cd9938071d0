/**
 * What nobody is chosen by, found in a text: who somebody is, as opposed to what they have done, learnt or can do. After the Workplace Fairness Act and
 * the Tripartite Guidelines on Fair Employment Practices (Singapore; age, nationality, sex, marital status, pregnancy, caregiving, race, religion,
 * disability, mental health), and the Employment Standards Act (Ontario, 1 January 2026; Canadian experience). Work that is about such things is work.
 */

/** Ages at which people work; smaller figures are years of experience or children. */
const AGE = String.raw`(?:1[6-9]|[2-6]\d)`
const YEARS = '(?:years?|yrs?|y)'
/** Nothing follows that would be counted by the figure. */
const ENDS = String.raw`(?=\s*(?:$|[,.;:)/]|(?:and|or|only|please|preferred)\b|${YEARS}[-\s]*(?:old|of age)\b|yo\b))`
const LATELY = String.raw`(?:in (?:his|her|their|the) )?(?:early |mid |late )?(?:twenties|thirties|forties|fifties|(?:20|30|40|50)['’]?s)\b`
/** Whom the work is for. */
const SERVED =
  '(?:children|pupils|students|learners|patients|residents|clients|guests|visitors|people|adults|youths?|teenagers|teens|kids|boys|girls|members)'

/** By itself, or between commas. */
const alone = (words: string) => String.raw`(?<=^\W{0,9}|[,;\n]\s{0,9})(?:${words})(?=\W{0,9}$|\s{0,9}[,;.\n])`

const PEOPLES = [
  'singaporean',
  'malaysian',
  'malay',
  'indian',
  'chinese',
  'filipin[oa]',
  'pinoy',
  'indonesian',
  'thai',
  'burmese',
  'vietnamese',
  'bangladeshi',
  'pakistani',
  'sri lankan',
  'nepal(?:i|ese)',
  'emirati',
  'saudi',
  'qatari',
  'kuwaiti',
  'omani',
  'arab',
  'egyptian',
  'lebanese',
  'jordanian',
  'syrian',
  'iraqi',
  'iranian',
  'turkish',
  'canadian',
  'american',
  'british',
  'european',
  'western(?:er)?',
  'african',
  'australian',
  'new zealander',
  'japanese',
  'korean',
  'taiwanese',
  'hong ?konger',
  'french',
  'german',
  'italian',
  'spanish',
  'polish',
  'romanian',
  'russian',
  'ukrainian',
  'kenyan',
  'nigerian',
  'ugandan',
  'ghanaian',
  'south african',
  'zimbabwean',
  'caucasian',
  'eurasian',
  'asian',
].join('|')
const PEOPLE = `(?:${PEOPLES})s?`
/** Said of whoever does the work, not of the work. */
const WHO =
  '(?:nationals?|citizens?|nationality|passport(?:[- ]holders?)?|candidates?|applicants?|people|persons?|males?|females?|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|girls?|boys?|race|origin|descent|ethnicity|only|preferred)'
/** What they would do is work, and stays. */
const WORKERS = '(?:maids?|helpers?|nurses?|drivers?|workers?|staff|employees?)'
const COUNTRIES = String.raw`(?:singapore|india|canada|uae|u\.a\.e\.|emirates|malaysia|local)`

const patterns: readonly string[] = [
  // Identity numbers.
  String.raw`\b(?:nric|fin|aadhaar|emirates id|identity card|identification card|social insurance|passport) (?:numbers?|no\b\.?)|${alone('nric|aadhaar|emirates id|sin number')}|\b(?:pink|blue) ic\b|(?<![\p{L}\d])[stfgm]\d{7}[a-z](?![\p{L}\d])`,
  // Age.
  String.raw`\b(?:under|below|over|above|younger than|older than)\s+(?:the age of\s+)?(?<!\b(?:of|for|with|to|from|in|by|teams?|staff|score|gpa|grade|sales|revenue|budget|than)\s+(?:under|below|over|above)\s+)${AGE}\b${ENDS}`,
  String.raw`\b(?:under|below|younger than)\s+${AGE}\s+${YEARS}\b(?!\s*(?:of\s+)?(?:exp|relevant|work|in\b|with\b|as\b))`,
  String.raw`(?<![\d.,])${AGE}\s*(?:\+|(?:-|–|to|and)\s*${AGE})?\s*(?:\+\s*)?${YEARS}[-\s]*(?:old|of age)\b`,
  String.raw`(?<!\b${SERVED}\s+(?:who are\s+)?)\bage[ds]?\b[\s:]*(?:(?:is|of|from|between|range|limit|group|bracket|below|under|above|over|up to|max(?:imum)?|min(?:imum)?|not (?:more|over|above) than)\s+)*${AGE}\b(?:\s*(?:-|–|to|and)\s*${AGE}\b)?(?!\s*%)`,
  String.raw`\bage (?:limit|bracket|range|preference|requirement)\b|\b(?:max(?:imum)?|min(?:imum)?|upper|lower|preferred) age\b`,
  String.raw`\bborn\s+(?:after|before|in|between|since|on or after)\s+(?:the\s+)?(?:(?:19|20)\d\d|[2-9]0)(?:['’]?s)?\b|\b(?:date|year) of birth\b|\bbirth ?(?:year|date)s?\b|\bdob\b`,
  String.raw`(?<!(?:&|\band)\s+)\byoung(?:er)?\b(?!\s+(?:children|people|persons|adults?|learners|offenders|families|readers|patients|carers|audiences?|brands?|talents?|living|women['’]s|men['’]s)\b)|\byouthful\b`,
  String.raw`\b(?:candidates?|people|applicants?|person|someone|somebody|preferably|ideally) ${LATELY}|\bin (?:his|her|their) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|(?:20|30|40|50)['’]?s)\b`,
  String.raw`\brecent graduates? only\b|\bdigital native\b|${alone('gen[- ]?z|millennials?|retirees?')}`,
  // Gender and orientation.
  String.raw`^\W*(?:wo)?m[ae]n\W*$|^\W*(?:girl|boy|guy)s?\W*$|\b(?:fe)?males?\b|\bgender\b|\b(?:wo)?men only\b|\blad(?:y|ies)\b|\b(?:gay|lesbian|transgender|sexual orientation)\b`,
  // Nationality and race.
  String.raw`\bnationalit(?:y|ies)\b|\b(?:citizens?|nationals?|locals?) (?:only|preferred)\b|(?<!\bsenior\s)\b${COUNTRIES} (?:citizens?|nationals?|passport holders?)\b|${alone('(?:no\\s+)?(?:locals|foreigners|expats|citizens)')}`,
  String.raw`^\W*${PEOPLE}\W*$`,
  String.raw`\b${PEOPLE}[\s/]+(?:or\s+${PEOPLE}\s+)?(?:${WHO}\b|(?=${WORKERS}\b))`,
  String.raw`\b(?:no|only|prefer(?:ably|red|s)?)\s+${PEOPLE}(?=\s*(?:$|[,.;:)/]))`,
  String.raw`(?<!\bhorse[-\s])\brace\b(?!\s*(?:cars?|tracks?|days?|events?|engineers?|engineering|teams?|conditions?|horses?|results?|courses?))|\bethnic(?:ity)?\b(?!\s+(?:cuisines?|foods?|wear|fashion|markets?|restaurants?))`,
  String.raw`\bcanadian experience\b`,
  // Religion.
  String.raw`\breligio(?:n|us)\b(?!\s+(?:education|studies|affairs|texts|events|tourism|items|goods))|\b(?:muslim|hindu|buddhist|sikh|catholic|taoist|jewish|jew)s?\b(?!-friendly)|\bchristians?\b(?!\s+(?:dior|louboutin|lacroix))`,
  // Marriage and family.
  String.raw`\bmarital\b|\b(?:un)?married\b(?!\s+(?:quarters|accommodation|housing|couples?))|\bsingle (?:status|candidates?|persons?|lady|ladies|m[ae]n|wom[ae]n|only|preferred|mothers?|fathers?|parents?)\b|${alone('single|divorced|widow(?:ed|er)?')}|\b(?:divorced|widowed|divorcees?)\b`,
  String.raw`\bpregnan\w+|\bno (?:kids|children|family commitments?|dependants?)\b|\b(?:without|has no|have no) (?:kids|children|dependants?)\b|\bnewly ?weds?\b`,
  // Disability and health.
  String.raw`\bable[- ]bodied\b|\bphysically fit\b|\b(?:no|not|non|without|any)[- ]?(?:a\s+|any\s+)?(?:disabled|disabilit(?:y|ies)|handicap(?:ped)?)\b|${alone('disabled|disability|handicapped|deaf|blind|autistic|wheelchair users?')}|\bdisabled (?:only|candidates?|applicants?|persons? (?:only|preferred))\b`,
  String.raw`\b(?:in )?(?:good|perfect|excellent) (?:health|eyesight)\b|\bno (?:health|medical|mental|chronic)(?: health)? (?:issues?|problems?|conditions?|illness(?:es)?|history)\b|${alone('healthy')}`,
  // Looks.
  String.raw`\bgood[- ]looking\b|\bpleasant (?:looks|appearance)\b|\bphoto(?:graph)?s? (?:required|needed|of)\b`,
  // What a mother tongue and a school stand for.
  String.raw`\bnative[- ](?:speaker|english|level)|\bmother tongue\b`,
  String.raw`\b(?:top|premier|elite|tier)[- ](?:tier|1|one|ranked)? ?(?:universit\w+|colleges?|schools?|institutes?|b-schools?)|\b(?:iit|iim|ivy league|oxbridge)\b`,
]
const PROTECTED = patterns.map((p) => new RegExp(p, 'giu'))

/** Where a text asks who somebody is, from the first to the last; parts that touch are one. */
export const protectedIn = (text: string): { from: number; to: number }[] => {
  const found = PROTECTED.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((m) => ({ from: m.index, to: m.index + m[0].length })),
  ).sort((a, b) => a.from - b.from)
  const whole: { from: number; to: number }[] = []
  for (const one of found) {
    const last = whole.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else whole.push({ ...one })
  }
  return whole
}

/** A text without them, and they by themselves, each once. */
export const withoutProtected = (text: string): { rest: string; asked: string[] } => {
  let rest = ''
  let at = 0
  const input: string[] = []
  for (const { from, to } of protectedIn(text)) {
    rest += `${text.slice(at, from)}, `
    input.push(text.slice(from, to).trim())
    at = to
  }
  return {
    rest: `${rest}${text.slice(at)}`
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => part.trimEnd())
      .join(',')
      .trim(),
    asked: [...new Set(input)],
  }
}

export const isProtected = (text: string): boolean => protectedIn(text).length > 0

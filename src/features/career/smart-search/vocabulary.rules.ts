import type { EmploymentType, WorkMode } from '../../adverts/content/kinds.rules.ts'

/** English, as people write when they look for work. Patterns stand in the order they are tried: what says more comes first. */

export const MODES: readonly (readonly [RegExp, WorkMode])[] = [
  [
    /(?:fully |100% )?(?:remote(?:ly)?|work(?:ing)? from (?:home|anywhere)|wfh|from home|telecommut(?:e|ing)|home[ -]based)/,
    'remote',
  ],
  [/hybrid/, 'hybrid'],
  [/(?:on[ -]?site|in[ -]office|office[ -]based|in[ -]person|work from office|wfo)/, 'onsite'],
]

export const TYPES: readonly (readonly [RegExp, EmploymentType])[] = [
  [
    /part[ -]?time(?:r)?|(?:(?:under|less than|max(?:imum)?|up to|about|around|only) )?(?:[5-9]|[12]\d|3[0-4]) ?(?:hours?|hrs?) ?(?:an?|per|each|every|\/) ?week|(?:(?:moins de|maximum|environ) )?(?:[5-9]|[12]\d|3[0-4]) ?(?:h|heures) ?(?:par|\/) ?semaine/,
    'PART_TIME',
  ],
  [
    /(?:full[ -]?time|permanent|perm)|(?:3[5-9]|4[0-8]) ?(?:hours?|hrs?) ?(?:an?|per|each|every|\/) ?week|(?:3[5-9]|4[0-8]) ?(?:h|heures) ?(?:par|\/) ?semaine/,
    'FULL_TIME',
  ],
  [/(?:contract(?:or|ual)?|freelanc(?:e|er|ing))/, 'CONTRACTOR'],
  [
    /(?:temp(?:orary)?|seasonal|casual|ad[ -]?hoc|summer|short[ -]term|(?:for )?(?:a few|(?:\d{1,2}|one|two|three|four|six|nine|twelve)) ?-?months? (?:contract|temp(?:orary)?|assignment|stint|only)|for (?:a few|\d{1,2}|one|two|three|four|six|nine|twelve) months?)/,
    'TEMPORARY',
  ],
  [/intern(?:ship)?s?|co-?op(?: (?:term|student|placement|position))?/, 'INTERN'],
  [/volunteer(?:ing)?/, 'VOLUNTEER'],
  [/(?:per diem|by the day|daily[ -]rated|day labou?r)/, 'PER_DIEM'],
]

export const LEVELS: readonly (readonly [RegExp, 'entry' | 'mid' | 'senior' | 'lead'])[] = [
  [
    /(?:entry[ -]level|fresh(?:er|ers| graduates?| grads?)|(?:new |recent )?grad(?:uate)?s?|junior|trainee|apprentice|no (?:prior |previous )?experience(?: needed| required| necessary)?|without (?:any )?experience|beginner)/,
    'entry',
  ],
  [/(?:mid[ -]level|mid[ -]senior|experienced|intermediate)/, 'mid'],
  [/(?:senior|sr)/, 'senior'],
  [/(?:lead|principal)/, 'lead'],
]

export type Shift = { key: string; said: RegExp; words: readonly string[] }
/** Hours that a person wants or does not want, and every way an advert may say them. */
export const SHIFTS: readonly Shift[] = [
  {
    key: 'nights',
    said: /(?:night[ -]?(?:shift|duty|duties|work|time)s?|nights?|overnights?|graveyard(?: shifts?)?)/,
    words: ['night', 'nights', 'overnight', 'graveyard'],
  },
  {
    key: 'weekends',
    said: /(?:weekend(?: work| shifts?| duty)?s?|saturdays?(?: (?:and|or) sundays?)?|sundays?)/,
    words: ['weekend', 'weekends', 'saturday', 'saturdays', 'sunday', 'sundays'],
  },
  {
    key: 'evenings',
    said: /(?:evenings?(?: shifts?)?|afternoons?(?: shifts?)?|after school|after hours)/,
    words: ['evening', 'evenings'],
  },
  {
    key: 'mornings',
    said: /(?:(?:early )?mornings?(?: shifts?)?|day[ -]?shifts?|day[ -]?time|office hours|weekdays?(?: only)?|9 ?(?:am)? ?(?:-|to) ?[56] ?(?:pm)?|regular hours|monday to friday|mon-fri|5[ -]days?(?: a)?(?: work(?:ing)?)?[ -]week)/,
    words: [
      'morning',
      'mornings',
      'day shift',
      'day shifts',
      'weekday',
      'weekdays',
      'office hours',
      'monday to friday',
    ],
  },
  {
    key: 'flexible',
    said: /(?:flexi(?:ble)?[ -]?(?:hours?|time|schedule|timings?|working)?|flexible)/,
    words: ['flexible', 'flexitime', 'flexi'],
  },
  { key: 'overtime', said: /(?:overtime|ot|long hours)/, words: ['overtime', 'long hours'] },
  {
    key: 'shifts',
    said: /(?:rotating shifts?|rotational shifts?|shift[ -]?work|(?:\d{1,2}[ -]?(?:hours?|hrs?) )?shifts?)/,
    words: ['shift', 'shifts', 'rotating', 'roster'],
  },
]

/** Words that mean the same in an advert, for what is not wanted. */
export const ALIKE: readonly (readonly string[])[] = [
  ['immediately', 'immediate start', 'start immediately', 'asap', 'immediate joiner', 'urgently'],
  ['driving', 'drive', 'driver', 'drivers', 'driving licence', 'driving license', "driver's licence"],
  ['sales', 'selling', 'sell', 'cold calling', 'telesales'],
  ['travel', 'travelling', 'traveling', 'trips'],
  ['lifting', 'heavy lifting', 'lift', 'carry heavy'],
  ['degree', 'bachelor', "bachelor's", 'university degree'],
  ['calls', 'phone calls', 'cold calling', 'telephone'],
  ['commission', 'commission only', 'commission-based'],
  ['management', 'managing people', 'manage a team', 'manager'],
]

export const PERMIT =
  /(?:(?:needs?|needing|with|require|requires|offers?|offering|that|who|will)? ?(?:to )?(?:visa|work ?(?:permit|pass|visa)|employment pass|permit)s? ?(?:sponsorship|sponsored|sponsor|support(?:ed)?|provided)?|sponsor(?:ship|s|ed|ing)?(?: (?:my|a|an|the))?(?: (?:visa|work permit|work pass|permit))?|lmia)/

export const POSTED: readonly (readonly [RegExp, number])[] = [
  [/(?:posted )?(?:today|in the last 24 hours|last 24 hours|since yesterday|yesterday)/, 1],
  [/(?:posted )?(?:in |within )?(?:the )?(?:this|last|past) (?:few days|three days|3 days)/, 3],
  [/(?:posted |new )?(?:in |within )?(?:the )?(?:this|last|past) week/, 7],
  [/(?:posted )?(?:in |within )?(?:the )?(?:last|past) (?:two|2) weeks|(?:the )?(?:last|past) fortnight/, 14],
  [/(?:posted )?(?:in |within )?(?:the )?(?:this|last|past) month/, 30],
  [/(?:newly|recently|just) posted|new jobs?|latest jobs?/, 7],
]

/** How one speaks: nothing to look for. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the i i'm im i'd i've ive me my mine we our you your he she it its is am are be been was to of in on at for from with by as and or but so that this these those
  want wants wanted wanting need needs needed needing look looking looks lookin seek seeking seeks find finding search searching hunt hunting hope hoping like love would could can may might will
  please pls plz kindly thanks thank hi hello hey job jobs work works working role roles position positions opening openings vacancy vacancies opportunity opportunities gig gigs career careers
  something anything some any someone somewhere anywhere where which who what when how if there here just only really very quite good great nice best better decent ideally preferably prefer preferred
  preferable possible possibly maybe perhaps also too well near nearby close closer around about area areas region side vicinity away within distance walking commute
  pay pays paying paid salary salaries wage wages earn earning earnings income offer offers offering give giving hire hires hiring employer employers company companies firm
  up least most minimum maximum min max over under above below more less than least approx approximately roughly circa ca between until till per each every
  must should have has having had do does doing did not no nor dont don't without except after before since during while because
  experience experienced yrs years year month months week weeks day days hour hours time times start starting immediately immediate asap soon available
  sure much too only ok okay fine welcome plus necessary problem fussy picky bit little lot lots kind sort type types
  get getting got go going come make making take taking able into out off through via then them they their us one other another based located location place home town country road street avenue mrt lrt metro stn cbd female male alternate
  posted new newly recent recently latest urgent urgently required`.split(/\s+/),
)

/** Before a place. */
export const PLACE_PREFIX =
  /(?:pres de|proche de|autour de|dans|a|au|en|في|بالقرب من|قرب|قريب من|在|靠近|near(?: to|by)?|close to|around|in and around|in|at|by|from|walking distance (?:of|to|from)|not far from|next to|based in|located in)/

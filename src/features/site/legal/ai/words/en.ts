export default {
  title: 'How applications are compared',
  lead: 'A program looks for what a job asks in what you send. Here is everything it does, what it is never given, and what you can do about it.',
  does: {
    title: 'What it does',
    text: 'A job names what it needs. For each of these the program looks in your CV and says: met, partly met, not found or unknown. It quotes the line of the CV and names its reason. The employer reads this beside your application, and you read the very same on the page of your application.',
  },
  not: {
    title: 'What it never does',
    text: 'It rejects nobody, moves nobody on and hides nobody. There is no threshold. The list of applications is ordered by date unless somebody chooses the assisted order, which is named so. An employer whose advert says that no program is used has none.',
  },
  used: {
    title: 'What it is given',
    text: `- titles of posts and what you did in them
- skills, and for how long you used them as far as the dates of the posts say
- certificates, level and subject of education
- languages and the right to work, only where the advert asks for them and says why

You can read exactly what it was given of you on the page of your application.`,
  },
  never: {
    title: 'What it is never given',
    text: 'Name, photo, e-mail, telephone, address, age, date of birth, year of graduation, sex, pronouns, nationality, race, religion, family, health, numbers of identity, name of school or employer, time between posts, and whether anybody has paid for anything. A test before every release swaps names, pronouns, birthdays, schools, nationalities and addresses in CVs: the result has to stay the same, exactly.',
  },
  count: {
    title: 'How it counts',
    text: 'A must-have counts twice, a nice-to-have once. Met counts whole, partly met half, unknown a quarter, not found nothing. You see how many of how many are met, and whether most, some or few were found. A requirement that asks for something protected is shown and counts for nobody.',
  },
  model: {
    title: 'The language model',
    text: 'A small model ({{model}}) on our own server tells how near two texts are in meaning. It orders those who meet as much as each other and points to the nearest line where nothing was found. It changes no verdict. Nothing leaves our servers, and nothing you send trains anything.',
  },
  limits: {
    title: 'What it cannot do',
    text: 'It knows words, not people. It misses what is said in words it does not know, reads English best, and can misread a CV with an unusual layout. Text that cannot be seen, and text that speaks to a machine, is left out and has no effect. Not found does not mean not there.',
  },
  rights: {
    title: 'What you can do',
    text: `- Before you apply: tick that people alone shall look. It is no disadvantage.
- Afterwards: ask for people alone on the page of your application. The comparison is taken away.
- Disagree with any verdict, with your reason. The employer reads it beside the result.
- Send another CV until the first interview; it is compared anew.
- Write to {{email}} for your data or its deletion. See the [privacy policy](privacy).`,
  },
  record: {
    title: 'What is kept',
    text: 'Each comparison is kept for four years with the version of the engine, the revision of the job, what was asked and what came out, and who looked at it, so that it can be answered for. When you are erased, your words in it are erased at once.',
  },
  engine: {
    title: 'Version and audit',
    text: 'Engine {{engine}}. No audit by an independent body has been made so far; when one is, it stands here with its date.',
  },
} as const

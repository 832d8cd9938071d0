export default {
  title: 'Cookie policy',
  lead: 'Fourshore sets no cookies. This page lists what it keeps in your browser instead.',
  short: {
    title: 'In short',
    text: `We set no cookies, neither our own nor those of others. How many people open the page of a job is counted by our server, without anything in your browser: see the [privacy policy](privacy). Beyond that there is no analytics, no advertising and no tracking across sites; our pages load nothing from other companies' servers. What the service has to remember is in the storage of your browser. It stays on your device. Sent to our server is the sign-in token, to show who you are, and what you did without a connection, once there is one.`,
  },
  list: {
    title: 'What your browser keeps',
    text: `Every entry serves something you asked for: being signed in, or the page looking as you chose.`,
    name: 'Name',
    purpose: 'What for, and until when',
    authToken: 'Shows the server that you are signed in. Until you log out; works for 12 hours unless renewed.',
    userData: 'Your own name, e-mail address, role and company, so that the page can greet you. Until you log out.',
    ownSession:
      'Who you are yourself while you look at the product as somebody else. Until you end that, at most 30 minutes.',
    trialInfo: 'When the trial of your company ends. Until you log out.',
    subscriptionInfo: 'Which plan you have. Until you log out.',
    logoutCompleted: 'Remembers that you logged out, so that the page does not let you back in. Until the next visit.',
    language: 'The language you chose. Until you choose another.',
    scheme: 'Light or dark colours, as you chose. Until you choose again.',
    table: 'Columns and density of each table, as you chose. Until you change them.',
    draft:
      'What you were typing in a long form, without identity and bank numbers. Until you save or log out, 7 days at most.',
    copy: 'Your applications and your last search for jobs, for a month; of a company the cards to sort and the walk-in day, for two days: for when there is no connection. Until you log out.',
    pages:
      'The public pages of jobs you opened last, 10 lists and 20 adverts, for when there is no connection. Until you log in or out, a month at most.',
    files:
      'Scripts, styles and typefaces of pages that open without a connection; no data about anybody. Until the next release.',
    queue:
      'What you did without a connection: answers to memos, moves on the board, decisions, check-ins. Until our server has it, or you log out.',
    folded: 'Which columns of the board you folded. Until you unfold them.',
    tab: 'The country of your company, so that pages open at once; whether names of applicants are shown. Until you close the tab or log out.',
    release:
      'Which release of the pages a page that stayed open has taken, so that it is taken once. Until you close the tab.',
    browserWarning: 'That you closed the warning about an old browser. Until you clear it.',
    kept: 'Your pinned pages and the places you opened last. Until you clear it.',
    kiosk: 'That this device is a kiosk for clocking in, and its key. Until it is disconnected or you clear it.',
    recovery: 'When a part of the page could not be loaded, so that it does not reload for ever. The last 10 times.',
  },
  consent: {
    title: 'Why we do not ask for consent',
    text: `The laws of our four countries ask for consent, or at least for a notice, where somebody is followed or data is used for another purpose. We do neither. Should that ever change, we ask first, and nothing is set until you say yes.`,
  },
  control: {
    title: 'How to clear it',
    text: `Logging out removes the token, your details, drafts and what is kept for when there is no connection. Your browser's settings for site data remove everything else. With storage switched off the public pages still work; you can sign in, but not stay signed in.`,
  },
  others: {
    title: 'Links to other sites',
    text: `A site that you open by a link from here has rules of its own.`,
  },
  changes: {
    title: 'Changes and contact',
    text: `A new version appears here with its date. More about data: [privacy policy](privacy). Questions: {{email}}.`,
  },
} as const

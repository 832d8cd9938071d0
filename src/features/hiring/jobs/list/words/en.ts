export default {
  csv: { save: 'Export CSV', saved: 'Jobs exported' },
  place: {
    which: 'Which place does “{{said}}” mean?',
    open: 'Leave it open',
    text: 'There is more than one, or it is elsewhere. Nothing is guessed.',
  },
  seen: {
    header: 'Views',
    open: 'Views and apply rate: {{title}}',
    title: 'Views and apply rate',
    views_one: '{{count}} view',
    views_other: '{{count}} views',
    rate: '{{share}} applied',
    tooFew: 'Too few to tell',
    viewsMean:
      'A view is somebody who opened the page of the job, once a day each. Robots and your own signed-in people are left out. Nobody is followed: what tells one visitor from another is thrown away each night.',
    rateMeans:
      'The apply rate is those who applied on their own in that time ({{applied}}) out of the views ({{views}}), from 20 views on. Who was invited, brought along or considered for another job is not in it.',
    when: 'Counted since {{since}} (UTC), as of {{at}}.',
  },
  starters: {
    title: 'Or begin with one of these adverts for {{country}}',
    left: 'Each is a draft you can change, and keeps to the rules for adverts there. Left for you: {{what}}.',
    placeId: 'place',
    payMin: 'pay',
    closesOn: 'closing day',
    vacancyExists: 'whether there is a vacancy now',
    usesAi: 'whether artificial intelligence takes part',
    use: 'Use this advert',
    useIn: 'Use in {{language}}',
    begin: 'Use the advert: {{title}} ({{language}})',
  },
} as const

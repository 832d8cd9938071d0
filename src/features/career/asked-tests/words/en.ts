export default {
  title: 'Tests that employers ask for',
  subtitle:
    'A test that an employer asks for is free of charge on every plan. You decide whether the employer sees the result.',
  none: 'No employer asks you for a test',
  noneText: 'When a job you applied for asks for a skill test, it stands here.',
  start: 'Take the test',
  go: 'Continue',
  result: 'See result',
  share: 'Let the employer see this result beside my application',
  take: 'Take the test first; then you can share the result.',
  job: {
    title: 'Skill test',
    text: 'The employer asks for the test “{{test}}”: {{count}} minutes, free of charge. You take it after you have applied, and decide whether the employer sees the result.',
  },
  note: {
    text: 'This job asks for the test “{{test}}”.',
    open: 'Take it or share your result',
    shared: 'Your result is shared with the employer.',
  },
  ask: {
    title: 'Skill test',
    text: 'The advert says which test you ask for. Whoever applied takes it free of charge and decides whether you see the result. Nobody is ordered or turned down by it.',
    label: 'Test',
    none: 'No test',
    save: 'Save the test',
    saved: 'Saved',
    shared: 'Applications with a result: {{count}}',
  },
  seen: {
    title: 'Test asked for: {{test}}',
    none: 'No result is shared. That says nothing about the person.',
    taken: 'Taken on {{day}}',
  },
} as const

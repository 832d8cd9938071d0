export default {
  title: 'Ideas by occupation',
  intro:
    'What people in an occupation do, in the words of O*NET (United States, in English). They are ideas, not facts about you: tick only what you really did, and say it in your own words.',
  search: 'Title of the job',
  searchHint: 'As it is called in English, such as “{{example}}”.',
  found: 'Occupations called so',
  beginning: 'Occupations with a title that begins so',
  none: 'O*NET knows no such title. Try a shorter or another one in English.',
  called: 'also “{{title}}”',
  other: 'Choose another occupation',
  tasks: '{{title}}: which of these did you do?',
  own: 'In your words: {{task}}',
  take: 'Add what I ticked',
  nothing: 'Tick what you did.',
  full: 'No more points fit here.',
  cancel: 'Cancel',
  source:
    'Tasks and titles: O*NET 27.0 Database (August 2022) by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. The texts are selected, not reworded; USDOL/ETA has not approved, endorsed or tested this.',
} as const

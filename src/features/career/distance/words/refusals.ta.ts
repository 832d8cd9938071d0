import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} places. Delete one first.': 'உங்களிடம் {} இடங்கள் உள்ளன. முதலில் ஒன்றை நீக்குங்கள்.',
}

export default refusals

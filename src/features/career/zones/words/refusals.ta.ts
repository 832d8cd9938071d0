import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} zones. Delete one first.': 'உங்களிடம் {} மண்டலங்கள் உள்ளன. முதலில் ஒன்றை நீக்குங்கள்.',
  'This time zone is not known.': 'இந்த நேர மண்டலம் தெரியாது.',
}

export default refusals

import type { CountryWords } from '../../../../../countries/translate.ts'

/** What the server refuses with where a scorecard is concerned, from its English. */
const refusals: CountryWords = {
  'Say whether you would hire this person.': 'இவரை வேலைக்கு எடுப்பீர்களா எனச் சொல்லவும்.',
  'Rate at least one attribute.': 'குறைந்தது ஒன்றுக்கு மதிப்பெண் இடவும்.',
  'Say what you saw or heard for {}.': 'நீங்கள் கண்டது அல்லது கேட்டதைச் சொல்லவும்: {}.',
  'This interview has not begun yet.': 'இந்த நேர்காணல் இன்னும் தொடங்கவில்லை.',
  'Your scorecard is handed in; it stays as it is.': 'உங்கள் மதிப்பீடு ஒப்படைக்கப்பட்டது; அது மாறாது.',
  'A scorecard is for an interview that is arranged or was held.': 'மதிப்பீடு என்பது ஏற்பாடான அல்லது நடந்த நேர்காணலுக்கானது.',
  'You do not hold this interview. Whoever does hands in a scorecard.':
    'இந்த நேர்காணலை நீங்கள் நடத்தவில்லை. நடத்துபவரே மதிப்பீட்டை ஒப்படைப்பார்.',
  'Interview not found.': 'நேர்காணல் கிடைக்கவில்லை.',
}
export default refusals

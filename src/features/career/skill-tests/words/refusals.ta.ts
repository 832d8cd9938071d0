import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A test is paused once only. The clock goes on.': 'சோதனையை ஒருமுறை மட்டுமே இடைநிறுத்தலாம். கடிகாரம் ஓடிக்கொண்டிருக்கிறது.',
  'Finish the test first: until then there is nothing to show.': 'முதலில் சோதனையை முடியுங்கள்: அதுவரை காட்ட எதுவும் இல்லை.',
  'The test is paused. Go on with it before you answer.': 'சோதனை இடைநிறுத்தத்தில் உள்ளது. பதிலளிக்கும் முன் தொடருங்கள்.',
  'The time is over. Hand the test in to see your result.': 'நேரம் முடிந்தது. முடிவைப் பார்க்கச் சோதனையைச் சமர்ப்பியுங்கள்.',
  'This test is over. Your answers stay as they were.': 'இந்தச் சோதனை முடிந்தது. உங்கள் பதில்கள் அப்படியே இருக்கும்.',
  'This test is running already. Open it again.': 'இந்தச் சோதனை ஏற்கனவே நடக்கிறது. மீண்டும் திறங்கள்.',
  'You took this test within the last {} days. Take it again from {}.':
    'கடந்த {} நாட்களில் இந்தச் சோதனையை எழுதியுள்ளீர்கள். {} முதல் மீண்டும் எழுதலாம்.',
}

export default refusals

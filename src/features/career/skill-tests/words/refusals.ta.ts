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
  'Choose one of the answers': 'பதில்களில் ஒன்றைத் தேர்ந்தெடுங்கள்',
  'This test has no such question': 'இந்தச் சோதனையில் அப்படி ஒரு கேள்வி இல்லை',
  'This test has no texts to type': 'இந்தச் சோதனையில் தட்டச்சு செய்ய உரைகள் இல்லை',
  'Hand in the text you are typing first.': 'தட்டச்சு செய்துகொண்டிருக்கும் உரையை முதலில் சமர்ப்பியுங்கள்.',
  'Open this text first.': 'முதலில் இந்த உரையைத் திறங்கள்.',
  'This text is handed in. It stays as it was.': 'இந்த உரை சமர்ப்பிக்கப்பட்டது. அப்படியே இருக்கும்.',
  'This result is void. Nobody is shown it.': 'இந்த முடிவு செல்லாது. யாருக்கும் காட்டப்படாது.',
  'This result is void already.': 'இந்த முடிவு ஏற்கனவே செல்லாதது.',
  'Finish the test first: until then there is no result.': 'முதலில் சோதனையை முடியுங்கள்: அதுவரை முடிவு இல்லை.',
  'You asked for a review of this result already.': 'இந்த முடிவுக்கு ஏற்கனவே மறுபரிசீலனை கேட்டுள்ளீர்கள்.',
  'Say what went wrong': 'என்ன தவறு நடந்தது எனக் கூறுங்கள்',
  'Nobody asked for a review of this result.': 'இந்த முடிவுக்கு யாரும் மறுபரிசீலனை கேட்கவில்லை.',
  'This review is answered already.': 'இந்த மறுபரிசீலனைக்கு ஏற்கனவே பதிலளிக்கப்பட்டது.',
  'Finish the test first. Then its result can count.': 'முதலில் தேர்வை முடியுங்கள். பிறகு முடிவைக் கணக்கிடலாம்.',
  'This result is void or too low to show the skill. It cannot count.':
    'இந்த முடிவு செல்லாது அல்லது திறனைக் காட்டப் போதாது. இதைக் கணக்கிட முடியாது.',
}

export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Alerts are not on. Confirm the number or end the pause first.':
    'அறிவிப்புகள் இயங்கவில்லை. முதலில் எண்ணை உறுதிசெய்யுங்கள் அல்லது இடைநிறுத்தத்தை முடியுங்கள்.',
  'This number has answered STOP. Answer START from it first.':
    'இந்த எண் STOP எனப் பதிலளித்துள்ளது. முதலில் அதிலிருந்து START எனப் பதிலளியுங்கள்.',
  'This server cannot send messages that way. E-mail and push still work.':
    'இந்தச் சேவையகத்தால் அவ்வழியில் செய்திகளை அனுப்ப முடியாது. மின்னஞ்சலும் உந்து அறிவிப்பும் இயங்கும்.',
}

export default refusals

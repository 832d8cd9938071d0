import type { CountryWords } from '../../../../countries/translate.ts'

/** What a company that only reads is told, from its English. */
const refusals: CountryWords = {
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, with tax. Choose it under Subscription to go on.':
    'உங்கள் நிறுவனத்தின் திட்டம் முடிந்தது; எல்லாவற்றையும் படிக்கலாம், எதையும் மாற்ற முடியாது. {} திட்டம், {} பேருக்கு: {} மாதத்திற்கு, வரி உட்பட. தொடர சந்தா பக்கத்தில் அதைத் தேர்ந்தெடுங்கள்.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, before tax. Choose it under Subscription to go on.':
    'உங்கள் நிறுவனத்தின் திட்டம் முடிந்தது; எல்லாவற்றையும் படிக்கலாம், எதையும் மாற்ற முடியாது. {} திட்டம், {} பேருக்கு: {} மாதத்திற்கு, வரிக்கு முன். தொடர சந்தா பக்கத்தில் அதைத் தேர்ந்தெடுங்கள்.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, with tax. Choose it under Subscription to go on.':
    'உங்கள் நிறுவனத்தின் திட்டம் முடிந்தது; எல்லாவற்றையும் படிக்கலாம், எதையும் மாற்ற முடியாது. {} திட்டம், {} பேருக்கு: {} ஆண்டிற்கு, வரி உட்பட. தொடர சந்தா பக்கத்தில் அதைத் தேர்ந்தெடுங்கள்.',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, before tax. Choose it under Subscription to go on.':
    'உங்கள் நிறுவனத்தின் திட்டம் முடிந்தது; எல்லாவற்றையும் படிக்கலாம், எதையும் மாற்ற முடியாது. {} திட்டம், {} பேருக்கு: {} ஆண்டிற்கு, வரிக்கு முன். தொடர சந்தா பக்கத்தில் அதைத் தேர்ந்தெடுங்கள்.',
  'Your company’s plan is paused until {}, so everything can be read and nothing changed. End the pause under Subscription to go on.':
    'உங்கள் நிறுவனத்தின் திட்டம் {} வரை இடைநிறுத்தப்பட்டுள்ளது; எல்லாவற்றையும் படிக்கலாம், எதையும் மாற்ற முடியாது. தொடர சந்தா பக்கத்தில் இடைநிறுத்தத்தை முடியுங்கள்.',
  'Nothing was ordered yet. The first order asks for it.': 'இன்னும் எதுவும் ஆர்டர் செய்யப்படவில்லை. முதல் ஆர்டர் இதைக் கேட்கும்.',
}
export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This link is over. Ask whoever sent it for a new one.': 'இந்த இணைப்பு முடிந்தது. அனுப்பியவரிடம் புதியதைக் கேட்கவும்.',
  'There is nothing in this CV to read yet.': 'இந்த CV-இல் படிக்க இன்னும் எதுவும் இல்லை.',
  'This CV has letters that our PDF has no font for. Take the Word document, which keeps them all.':
    'இந்த CV-இல் எங்கள் PDF-இல் எழுத்துரு இல்லாத எழுத்துகள் உள்ளன. எல்லாவற்றையும் வைத்திருக்கும் Word ஆவணத்தை எடுங்கள்.',
  'This CV is not read yet, or could not be. Choose another, or begin with your profile.':
    'இந்த CV இன்னும் படிக்கப்படவில்லை, அல்லது படிக்க முடியவில்லை. வேறொன்றைத் தேர்ந்தெடுங்கள், அல்லது உங்கள் விவரத்தில் தொடங்குங்கள்.',
  'This CV was saved in another window since you opened it. Load it again to go on from there.':
    'நீங்கள் திறந்த பிறகு இந்த CV வேறு சாளரத்தில் சேமிக்கப்பட்டது. அங்கிருந்து தொடர மீண்டும் ஏற்றுங்கள்.',
  'You keep {} CVs here already. Remove one you no longer need.':
    'உங்களிடம் இங்கே ஏற்கனவே {} CV-கள் உள்ளன. தேவையில்லாத ஒன்றை நீக்குங்கள்.',
}

export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A thread has at most {} files.': 'ஓர் உரையாடலில் அதிகபட்சம் {} கோப்புகள்.',
  'Leave the number of a payment card out: nobody needs it here.': 'கட்டண அட்டை எண்ணை எழுதாதீர்கள்: இங்கே யாருக்கும் தேவையில்லை.',
  'The company cannot take files at present. Write without one.':
    'நிறுவனத்தால் இப்போது கோப்புகளை ஏற்க முடியாது. கோப்பு இல்லாமல் எழுதுங்கள்.',
  'The other side blocked this thread.': 'மறுதரப்பு இந்த உரையாடலைத் தடுத்துள்ளது.',
  'This company takes no direct messages.': 'இந்த நிறுவனம் நேரடிச் செய்திகளை ஏற்பதில்லை.',
  'This file was sent already, or is no longer there. Choose it again.':
    'இந்தக் கோப்பு ஏற்கனவே அனுப்பப்பட்டது, அல்லது இப்போது இல்லை. மீண்டும் தேர்ந்தெடுங்கள்.',
  'This job takes no questions. Apply for it to write about it.':
    'இந்த வேலை கேள்விகளை ஏற்பதில்லை. இதைப் பற்றி எழுத விண்ணப்பியுங்கள்.',
  'This message has left and cannot be taken back.': 'இந்தச் செய்தி சென்றுவிட்டது, திரும்பப் பெற முடியாது.',
  'This thread is closed by the other side.': 'இந்த உரையாடலை மறுதரப்பு மூடிவிட்டது.',
  'You and this company do not write to each other any more.': 'நீங்களும் இந்த நிறுவனமும் இனி எழுதிக்கொள்வதில்லை.',
  'You and this person do not write to each other any more.': 'நீங்களும் இந்த நபரும் இனி எழுதிக்கொள்வதில்லை.',
  'You began {} threads within seven days. Begin another one later.':
    'ஏழு நாட்களில் {} உரையாடல்களைத் தொடங்கினீர்கள். மற்றொன்றைப் பிறகு தொடங்குங்கள்.',
  'You blocked this thread. Unblock it to write.': 'இந்த உரையாடலைத் தடுத்துள்ளீர்கள். எழுதத் தடையை நீக்குங்கள்.',
  'You have a thread about this job already. Write in it.': 'இந்த வேலை பற்றி ஏற்கனவே ஓர் உரையாடல் உள்ளது. அதில் எழுதுங்கள்.',
  'Fourshore closed this thread.': 'Fourshore இந்த உரையாடலை மூடிவிட்டது.',
  'Your company has reported this thread. Fourshore has not decided yet.':
    'உங்கள் நிறுவனம் இந்த உரையாடலைப் புகாரளித்துள்ளது. Fourshore இன்னும் முடிவெடுக்கவில்லை.',
  'Write what is to stand for {}.': '{} க்குப் பதிலாக என்ன வர வேண்டும் என்று எழுதுங்கள்.',
  'There is a template of this name already.': 'இந்தப் பெயரில் ஏற்கெனவே ஒரு வார்ப்புரு உள்ளது.',
  'A company has at most {} templates.': 'ஒரு நிறுவனத்துக்கு அதிகபட்சம் {} வார்ப்புருக்கள்.',
}

export default refusals

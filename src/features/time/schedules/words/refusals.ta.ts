import type { CountryWords } from '../../../../countries/translate.ts'

/** What employees are told of their shifts, swaps and what they give up, from its English. */
const refusals: CountryWords = {
  'A shift of this offer is somebody else’s by now': 'இந்த முன்மொழிவின் ஒரு பணிநேரம் இப்போது வேறொருவருடையது',
  'A shift of this offer is somebody else’s by now.': 'இந்த முன்மொழிவின் ஒரு பணிநேரம் இப்போது வேறொருவருடையது.',
  'Somebody of this offer called in sick': 'இந்த முன்மொழிவில் ஒருவர் உடல்நலமில்லை எனத் தெரிவித்துள்ளார்',
  'Somebody of this offer called in sick.': 'இந்த முன்மொழிவில் ஒருவர் உடல்நலமில்லை எனத் தெரிவித்துள்ளார்.',
  'Somebody of it called in sick': 'இதில் ஒருவர் உடல்நலமில்லை எனத் தெரிவித்துள்ளார்',
  'The shift has begun.': 'பணிநேரம் தொடங்கிவிட்டது.',
  'The shift is taken': 'பணிநேரம் எடுக்கப்பட்டுவிட்டது',
  'The shift is taken.': 'பணிநேரம் எடுக்கப்பட்டுவிட்டது.',
  'The shift had begun when it was decided': 'முடிவு எடுக்கும்போது பணிநேரம் தொடங்கியிருந்தது',
  'The shift has changed since they asked to drop it': 'விடுவிக்கக் கேட்ட பின் பணிநேரம் மாறிவிட்டது',
  'A swap is between two people.': 'பரிமாற்றம் இருவருக்கு இடையே நடக்கும்.',
  'This swap is not possible.': 'இந்தப் பரிமாற்றம் இயலாது.',
  'This swap is not possible any more.': 'இந்தப் பரிமாற்றம் இனி இயலாது.',
  'It is not possible any more': 'இது இனி இயலாது',
  'You have offered this shift already. Take that offer back first.':
    'இந்தப் பணிநேரத்தை ஏற்கெனவே முன்மொழிந்துள்ளீர்கள். முதலில் அதைத் திரும்பப் பெறுங்கள்.',
  'You have asked for this shift already.': 'இந்தப் பணிநேரத்தை ஏற்கெனவே கேட்டுள்ளீர்கள்.',
  'This offer is {} already.': 'இந்த முன்மொழிவுக்கு ஏற்கெனவே பதில் கிடைத்துவிட்டது.',
  'You have called in sick for this shift.': 'இந்தப் பணிநேரத்துக்கு உடல்நலமில்லை எனத் தெரிவித்துள்ளீர்கள்.',
  'This shift cannot be dropped.': 'இந்தப் பணிநேரத்தை விடுவிக்க முடியாது.',
  'A shift that is {} cannot be dropped.': 'இந்தப் பணிநேரத்தை இனி விடுவிக்க முடியாது.',
  'A shift that is {} cannot be swapped.': 'இந்தப் பணிநேரத்தை இனி மாற்ற முடியாது.',
  'This shift waits for an answer already.': 'இந்தப் பணிநேரம் ஏற்கெனவே பதிலுக்குக் காத்திருக்கிறது.',
  'Less than {} hours before the start': 'தொடங்க {} மணி நேரத்துக்கும் குறைவு',
}

export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** What a declaration for tax is refused with, from its English. */
const refusals: CountryWords = {
  'Only the present tax year can be handed in': 'தற்போதைய வரி ஆண்டை மட்டுமே சமர்ப்பிக்க முடியும்',
  'This item has changed since you opened it. Look at it again.':
    'நீங்கள் திறந்த பிறகு இந்த உருப்படி மாறியுள்ளது. மீண்டும் பாருங்கள்.',
  'The first month is not one of this tax year': 'முதல் மாதம் இந்த வரி ஆண்டைச் சேர்ந்ததல்ல',
  'The last month is before the first, or after the tax year': 'கடைசி மாதம் முதல் மாதத்துக்கு முன் அல்லது வரி ஆண்டுக்குப் பின்',
  'Enter the rent of one month': 'ஒரு மாத வாடகையை உள்ளிடுங்கள்',
  'Enter the city: it decides how much of the rent counts':
    'நகரத்தை உள்ளிடுங்கள்: வாடகையில் எவ்வளவு கணக்கில் வரும் என்பதை அது தீர்மானிக்கும்',
  'Enter the name of the landlord': 'வீட்டு உரிமையாளரின் பெயரை உள்ளிடுங்கள்',
  'PAN has five letters, four digits and a letter, such as ABCPE1234F':
    'PAN ஐந்து எழுத்துகள், நான்கு எண்கள், ஓர் எழுத்து கொண்டது, எ.கா. ABCPE1234F',
  'Enter where you live for rent, with the months': 'வாடகை வீட்டை மாதங்களுடன் உள்ளிடுங்கள்',
  'Two places have rent in the same month': 'ஒரே மாதத்தில் இரு வீடுகளுக்கு வாடகை உள்ளது',
  'Rent above 1,00,000 in the year needs the landlord’s PAN, or their declaration that they have none':
    'ஆண்டுக்கு 1,00,000-க்கு மேல் வாடகை என்றால் உரிமையாளரின் PAN அல்லது இல்லை என்ற அவரது அறிவிப்பு தேவை',
  'Answer yes or no': 'ஆம் அல்லது இல்லை எனப் பதிலளிக்கவும்',
  'Enter who lent the money': 'கடன் கொடுத்தவரை உள்ளிடுங்கள்',
  'Enter the PAN of who lent the money': 'கடன் கொடுத்தவரின் PAN உள்ளிடுங்கள்',
  'Your declaration is closed. Ask payroll to open it again.':
    'உங்கள் அறிவிப்பு மூடப்பட்டது. மீண்டும் திறக்க ஊதியப் பிரிவிடம் கேளுங்கள்.',
  'Regime is not one of the choices': 'முறை தேர்வுகளில் ஒன்றல்ல',
  'The regime of this year can no longer be changed. Ask payroll to open it again.':
    'இந்த ஆண்டின் முறையை இனி மாற்ற முடியாது. மீண்டும் திறக்க ஊதியப் பிரிவிடம் கேளுங்கள்.',
  'Payroll has looked at this item. Change its amount to have it looked at again.':
    'ஊதியப் பிரிவு இதைப் பார்த்துவிட்டது. மீண்டும் பார்க்க தொகையை மாற்றுங்கள்.',
  'Choose a regime or declare something before you hand it in.':
    'சமர்ப்பிக்கும் முன் முறையைத் தேர்வு செய்யுங்கள் அல்லது ஏதாவது அறிவியுங்கள்.',
  'An amount cannot be below nought': 'தொகை பூஜ்யத்துக்குக் கீழ் இருக்க முடியாது',
  'The amount is too large': 'தொகை மிகப் பெரியது',
  'There are twelve months in a tax year': 'வரி ஆண்டில் பன்னிரண்டு மாதங்கள் உள்ளன',
  'At most {} proofs of one item': 'ஒரு விவரத்துக்கு அதிகபட்சம் {} சான்றுகள்',
  'You are not employed here today.': 'நீங்கள் இன்று இங்கு பணியில் இல்லை.',
  'Pay of the next periods is ready already.': 'அடுத்த காலங்களின் ஊதியம் ஏற்கெனவே தயார்.',
  'There is one tax regime where you work.': 'நீங்கள் பணிபுரியும் இடத்தில் ஒரே வரி முறை உள்ளது.',
  'Something about your pay is not entered yet. Payroll sees what it is.':
    'உங்கள் ஊதியம் பற்றிய ஏதோ இன்னும் பதியப்படவில்லை. ஊதியப் பிரிவு அதைக் காணும்.',
  'How people are paid is not set up for this legal entity yet.':
    'இந்தச் சட்ட நிறுவனத்துக்கு ஊதிய முறை இன்னும் அமைக்கப்படவில்லை.',
  'Income counts as it was told. Open the declaration again for the person to lower it.':
    'வருமானம் சொன்னபடியே கணக்கில் வரும். குறைக்க, அறிவிப்பை அவருக்காக மீண்டும் திறக்கவும்.',
  'No more can be accepted than was declared': 'அறிவித்ததைவிட அதிகம் ஏற்க முடியாது',
  'Say why less is accepted than was declared': 'அறிவித்ததைவிடக் குறைவாக ஏன் ஏற்கப்படுகிறது எனக் கூறுங்கள்',
  'There is no proof. Say what you have seen instead.': 'சான்று இல்லை. பதிலாக எதைப் பார்த்தீர்கள் எனக் கூறுங்கள்.',
  'Somebody else has to look at your own declaration.': 'உங்கள் சொந்த அறிவிப்பை வேறொருவர் பார்க்க வேண்டும்.',
  'The last day has passed': 'கடைசி நாள் கடந்துவிட்டது',
  'The last day is after the tax year': 'கடைசி நாள் வரி ஆண்டுக்குப் பின் உள்ளது',
}
export default refusals

import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says of pay, from its English: what stands against a run, what it is made of, and what is owed. */
const said: CountryWords = {
  'This legal entity has a pay group of this name already.': 'இந்தச் சட்ட நிறுவனத்தில் இந்தப் பெயரில் ஊதியக் குழு ஏற்கனவே உள்ளது.',
  'Somebody else set up how this legal entity pays. Look again.':
    'இந்தச் சட்ட நிறுவனம் எப்படி ஊதியம் தருகிறது என்பதை வேறொருவர் அமைத்துள்ளார். மீண்டும் பாருங்கள்.',
  'Somebody else has changed this pay group since you opened it.':
    'நீங்கள் திறந்த பிறகு இந்த ஊதியக் குழுவை வேறொருவர் மாற்றியுள்ளார்.',
  'People were paid or moved by the days of this pay group. To pay them on other days, add a pay group and move them into it.':
    'இந்த ஊதியக் குழுவின் நாட்களின்படி ஊதியம் தரப்பட்டது அல்லது ஆட்கள் மாற்றப்பட்டனர். வேறு நாட்களில் ஊதியம் தர, ஓர் ஊதியக் குழுவைச் சேர்த்து அவர்களை அதற்கு மாற்றுங்கள்.',
  'This pay group takes nobody new. Open it first.': 'இந்த ஊதியக் குழு புதியவர்களை ஏற்காது. முதலில் அதைத் திறங்கள்.',
  'A recurring deduction is by a component this legal entity does not have. Set its last day, or add the component.':
    'ஒரு தொடர் பிடித்தம் இந்த சட்ட நிறுவனத்தில் இல்லாத கூறின்படி உள்ளது. அதன் கடைசி நாளைக் குறிப்பிடுங்கள் அல்லது கூறைச் சேர்க்கவும்.',
  'New hires join this pay group. Make another one the default first.':
    'புதியவர்கள் இந்த ஊதியக் குழுவில் சேர்கிறார்கள். முதலில் அவர்களுக்கு வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  'This pay group was used: it can be closed to new hires, and stays on record.':
    'இந்த ஊதியக் குழு பயன்படுத்தப்பட்டது: புதியவர்களுக்கு மூடலாம், பதிவில் இருக்கும்.',
  'This person is employed by another legal entity.': 'இவர் வேறொரு சட்ட நிறுவனத்தில் பணிபுரிகிறார்.',
  'This pay group takes nobody new.': 'இந்த ஊதியக் குழு புதியவர்களை ஏற்காது.',
  'This person is in this pay group already.': 'இவர் ஏற்கனவே இந்த ஊதியக் குழுவில் உள்ளார்.',
  'Pay is locked to {}. Days that are possible: {}.': 'ஊதியம் {} வரை பூட்டப்பட்டுள்ளது. சாத்தியமான நாட்கள்: {}.',
  'Pay is locked to {}. There is no day within three years.':
    'ஊதியம் {} வரை பூட்டப்பட்டுள்ளது. மூன்று ஆண்டுகளுக்குள் எந்த நாளும் இல்லை.',
  'The employment ends on {}.': 'பணி {} அன்று முடிகிறது.',
  'Pay of this pay group is locked to {}. Days that are possible: {}.':
    'இந்த ஊதியக் குழுவின் ஊதியம் {} வரை பூட்டப்பட்டுள்ளது. சாத்தியமான நாட்கள்: {}.',
  'Pay of this pay group is locked to {}. There is no day within three years.':
    'இந்த ஊதியக் குழுவின் ஊதியம் {} வரை பூட்டப்பட்டுள்ளது. மூன்று ஆண்டுகளுக்குள் எந்த நாளும் இல்லை.',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. Days that are possible: {}.':
    '{} முதல் சில நாட்களுக்கு இருமுறை ஊதியம் கிடைக்கும் அல்லது கிடைக்காது: இந்தக் குழுவின் காலம் தற்போதைய குழுவின் காலம் முடிந்த மறுநாள் தொடங்க வேண்டும். சாத்தியமான நாட்கள்: {}.',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. There is no day within three years.':
    '{} முதல் சில நாட்களுக்கு இருமுறை ஊதியம் கிடைக்கும் அல்லது கிடைக்காது: இந்தக் குழுவின் காலம் தற்போதைய குழுவின் காலம் முடிந்த மறுநாள் தொடங்க வேண்டும். மூன்று ஆண்டுகளுக்குள் எந்த நாளும் இல்லை.',
  'No day is chosen. Days that are possible: {}.': 'நாள் தேர்ந்தெடுக்கப்படவில்லை. சாத்தியமான நாட்கள்: {}.',
  'No day is chosen. There is no day within three years.': 'நாள் தேர்ந்தெடுக்கப்படவில்லை. மூன்று ஆண்டுகளுக்குள் எந்த நாளும் இல்லை.',
  'Pay of {} is not all locked: {}. This file is of what is locked: make it again afterwards.':
    '{} ஊதியம் முழுவதும் பூட்டப்படவில்லை: {}. இந்தக் கோப்பு பூட்டப்பட்டதற்கு மட்டும்: பிறகு மீண்டும் உருவாக்குங்கள்.',
  'Pay of {} is not all locked: {}. Lock these runs or void them first: this file is of the whole month.':
    '{} ஊதியம் முழுவதும் பூட்டப்படவில்லை: {}. முதலில் இவற்றைப் பூட்டுங்கள் அல்லது ரத்து செய்யுங்கள்: இந்தக் கோப்பு முழு மாதத்திற்கானது.',
  'Pay of {} is not all locked: {}.': '{} ஊதியம் முழுவதும் பூட்டப்படவில்லை: {}.',
  'A period of two weeks has 14 days': 'இரண்டு வார காலத்தில் 14 நாட்கள்',
  'A period of a week has 7 days': 'ஒரு வார காலத்தில் 7 நாட்கள்',
  'Pay day must not be before the period': 'ஊதிய நாள் காலத்திற்கு முன் இருக்க முடியாது',
  'Pay day must be within {} days of the last day of the period':
    'ஊதிய நாள் காலத்தின் கடைசி நாளிலிருந்து {} நாட்களுக்குள் இருக்க வேண்டும்',
  'The law has pay of a month paid by day {} of the next month':
    'சட்டப்படி மாத ஊதியம் அடுத்த மாதம் {} ஆம் தேதிக்குள் வழங்கப்பட வேண்டும்',
  'One item of the tax declaration was not verified by the last day of proofs: it does not lower the tax. Verify or decline it.':
    'வரி அறிவிப்பின் ஒரு விவரம் சான்றுகளின் கடைசி நாளுக்குள் சரிபார்க்கப்படவில்லை: அது வரியைக் குறைக்காது. சரிபார்க்கவும் அல்லது மறுக்கவும்.',
  '{} items of the tax declaration were not verified by the last day of proofs: they do not lower the tax. Verify or decline them.':
    'வரி அறிவிப்பின் {} விவரங்கள் சான்றுகளின் கடைசி நாளுக்குள் சரிபார்க்கப்படவில்லை: அவை வரியைக் குறைக்காது. சரிபார்க்கவும் அல்லது மறுக்கவும்.',
  'Nationality is not known as a country: it decides on the pension. Enter it in the pay profile.':
    'நாட்டுரிமை ஒரு நாடாக அறியப்படவில்லை: ஓய்வூதியம் அதைப் பொறுத்தது. ஊதிய விவரத்தில் உள்ளிடவும்.',
  'CPF: whether the person is a citizen or since when a permanent resident is not known':
    'CPF: நபர் குடிமகனா, எப்போதிலிருந்து நிரந்தர வாசி என்பது தெரியவில்லை',
  'Severance pay: the tax withheld from a retiring allowance is not on file':
    'பணிநீக்க இழப்பீடு: ஓய்வூதியப் படியில் பிடிக்கப்படும் வரி பதிவில் இல்லை',
  'Certificates of tax withheld (form 130, until tax year 2025-26 form 16)':
    'பிடித்த வரிச் சான்றிதழ்கள் (படிவம் 130, 2025-26 வரை படிவம் 16)',
  'time off was given for it before, and the law lets none be given now':
    'இதற்கு முன்பு ஓய்வு அளிக்கப்பட்டது; இப்போது சட்டம் அனுமதிக்கவில்லை',
  'Pay of an hour: neither the hour nor the hours of the week are known':
    'மணிநேர ஊதியம்: மணியும் வார மணிநேரமும் தெரியவில்லை',
  'Return of tax withheld (form 138, until tax year 2025-26 form 24Q)':
    'பிடித்த வரி அறிக்கை (படிவம் 138, 2025-26 வரை படிவம் 24Q)',
  'CPF contributions, Skills Development Levy and self-help groups': 'CPF பங்களிப்பு, திறன் மேம்பாட்டு வரி, சுயஉதவிக் குழுக்கள்',
  'Income of employees (IR8A and appendices) to the tax authority': 'பணியாளர் வருமானம் (IR8A, இணைப்புகள்) வரி ஆணையத்திற்கு',
  'Payments outside the wage protection system, plain list (CSV)':
    'ஊதியப் பாதுகாப்பு முறைக்கு வெளியே கொடுப்பனவுகள், எளிய பட்டியல் (CSV)',
  'No pay is entered. Enter basic salary in the employee’s pay.':
    'ஊதியம் பதிவாகவில்லை. பணியாளரின் ஊதியத்தில் அடிப்படை ஊதியத்தை உள்ளிடவும்.',
  'Provident fund, pension scheme and deposit linked insurance': 'வருங்கால வைப்பு நிதி, ஓய்வூதியத் திட்டம், வைப்பு இணைந்த காப்பீடு',
  'Pension: the day of the first insured job is not known': 'ஓய்வூதியம்: முதல் காப்பீட்டு வேலையின் நாள் தெரியவில்லை',
  'Tax withheld and professional tax, plain list (CSV)': 'பிடித்த வரி மற்றும் தொழில் வரி, எளிய பட்டியல் (CSV)',
  'Savings scheme: the day service began is not known': 'சேமிப்புத் திட்டம்: பணி தொடங்கிய நாள் தெரியவில்லை',
  'Pension plan, employment and parental insurance': 'ஓய்வூதியத் திட்டம், வேலைவாய்ப்பு மற்றும் பெற்றோர் காப்பீடு',
  'CPF EZPay file: CPF, SDL and self-help groups': 'CPF EZPay கோப்பு: CPF, SDL, சுயஉதவிக் குழுக்கள்',
  'CPF, SDL and self-help groups, plain list (CSV)': 'CPF, SDL, சுயஉதவிக் குழுக்கள், எளிய பட்டியல் (CSV)',
  'State insurance contributions, plain list (CSV)': 'அரசுக் காப்பீட்டுப் பங்களிப்பு, எளிய பட்டியல் (CSV)',
  'Electronic challan cum return (provident fund)': 'மின்னணு சலான் மற்றும் அறிக்கை (வருங்கால வைப்பு நிதி)',
  'The employment law of the DIFC is not on file': 'DIFC இன் வேலைவாய்ப்புச் சட்டம் பதிவில் இல்லை',
  'The employment law of the ADGM is not on file': 'ADGM இன் வேலைவாய்ப்புச் சட்டம் பதிவில் இல்லை',
  'Savings scheme in place of gratuity, employer': 'பணிக்கொடைக்குப் பதில் சேமிப்புத் திட்டம், நிறுவனம்',
  'Remittance to Revenu Québec, plain list (CSV)': 'Revenu Québec க்குச் செலுத்துதல், எளிய பட்டியல் (CSV)',
  'Wages through the wage protection system': 'ஊதியப் பாதுகாப்பு முறை வழியாக ஊதியம்',
  'The province of employment is not known': 'பணியிட மாகாணம் தெரியவில்லை',
  'Unemployment insurance (ILOE), employee': 'வேலையின்மைக் காப்பீடு (ILOE), பணியாளர்',
  'Pension contributions, plain list (CSV)': 'ஓய்வூதியப் பங்களிப்பு, எளிய பட்டியல் (CSV)',
  'Remittance to the Canada Revenue Agency': 'கனடா வருவாய் முகமைக்குச் செலுத்துதல்',
  'Employer Health Tax of British Columbia': 'பிரிட்டிஷ் கொலம்பியா நிறுவன நல வரி',
  'Remittance to the CRA, plain list (CSV)': 'CRA க்குச் செலுத்துதல், எளிய பட்டியல் (CSV)',
  'Payments Canada Standard 005, credits': 'Payments Canada தரம் 005, வரவுகள்',
  'CPF: the date of birth is not known': 'CPF: பிறந்த தேதி தெரியவில்லை',
  'Savings scheme in place of gratuity': 'பணிக்கொடைக்குப் பதில் சேமிப்புத் திட்டம்',
  'Public holiday, beyond normal hours': 'பொது விடுமுறை, வழக்கமான நேரத்திற்கு மேல்',
  'Deposit linked insurance, employer': 'வைப்பு இணைந்த காப்பீடு, நிறுவனம்',
  'Tax withheld from salary, employee': 'ஊதியத்தில் பிடித்த வரி, பணியாளர்',
  'Statutory holiday, beyond 12 hours': 'சட்டப்படி விடுமுறை, 12 மணிநேரத்திற்கு மேல்',
  'Skills Development Levy, employer': 'திறன் மேம்பாட்டு வரி, நிறுவனம்',
  'no law is on file for the place': 'இந்த இடத்திற்குச் சட்டம் எதுவும் பதிவில் இல்லை',
  'The date of birth is not known': 'பிறந்த தேதி தெரியவில்லை',
  'The State of work is not known': 'பணியிட மாநிலம் தெரியவில்லை',
  'Employer Health Tax of Ontario': 'ஒன்டாரியோ நிறுவன நல வரி',
  'no pay was agreed on that day': 'அன்று ஊதியம் எதுவும் ஒப்புக்கொள்ளப்படவில்லை',
  'Labour welfare fund, employee': 'தொழிலாளர் நல நிதி, பணியாளர்',
  'Labour welfare fund, employer': 'தொழிலாளர் நல நிதி, நிறுவனம்',
  'Unemployment insurance (ILOE)': 'வேலையின்மைக் காப்பீடு (ILOE)',
  'Pension contributions (GPSSA)': 'ஓய்வூதியப் பங்களிப்பு (GPSSA)',
  'Salary information file (WPS)': 'ஊதியத் தகவல் கோப்பு (WPS)',
  'Rest day, beyond normal hours': 'ஓய்வு நாள், வழக்கமான நேரத்திற்கு மேல்',
  'Overtime from 22:00 to 04:00': '22:00 முதல் 04:00 வரை கூடுதல் நேரம்',
  'The last day is another one': 'கடைசி நாள் வேறு',
  'Remittance to Revenu Québec': 'Revenu Québec க்குச் செலுத்துதல்',
  'Professional tax, employee': 'தொழில் வரி, பணியாளர்',
  'UOB, bulk GIRO or FAST payroll file': 'UOB, GIRO அல்லது FAST ஊதியக் கோப்பு',
  'OCBC, GIRO or FAST payroll file (GIROFASTWITHINV)': 'OCBC, GIRO அல்லது FAST ஊதியக் கோப்பு (GIROFASTWITHINV)',
  'No BIC (SWIFT code) is known for the bank “{}”: enter it.':
    '“{}” வங்கியின் BIC (SWIFT) குறியீடு தெரியவில்லை: அதை உள்ளிடவும்.',
  'The bank takes names in Latin letters alone.': 'வங்கி லத்தீன் எழுத்துகளில் உள்ள பெயர்களை மட்டுமே ஏற்கும்.',
  'FAST carries at most 200,000 dollars a payment: pay by GIRO.':
    'FAST ஒரு கொடுப்பனவுக்கு அதிகபட்சம் 200,000 டாலர் மட்டுமே அனுப்பும்: GIRO மூலம் செலுத்தவும்.',
  'Payments, plain list (CSV)': 'கொடுப்பனவுகள், எளிய பட்டியல் (CSV)',
  'Tax withheld from salaries': 'ஊதியங்களில் பிடித்த வரி',
  'State insurance, employee': 'அரசுக் காப்பீடு, பணியாளர்',
  'State insurance, employer': 'அரசுக் காப்பீடு, நிறுவனம்',
  'Pension (GPSSA), employee': 'ஓய்வூதியம் (GPSSA), பணியாளர்',
  'Pension (GPSSA), employer': 'ஓய்வூதியம் (GPSSA), நிறுவனம்',
  'Provident fund, employee': 'வருங்கால வைப்பு நிதி, பணியாளர்',
  'Provident fund, employer': 'வருங்கால வைப்பு நிதி, நிறுவனம்',
  'Pension scheme, employer': 'ஓய்வூதியத் திட்டம், நிறுவனம்',
  'Tax withheld from salary': 'ஊதியத்தில் பிடித்த வரி',
  'Skills Development Levy': 'திறன் மேம்பாட்டு வரி (SDL)',
  'Central Provident Fund': 'மத்திய சேம நிதி (CPF)',
  'RL-1 slips and summary': 'RL-1 சீட்டுகள், சுருக்கம்',
  'Quebec tax on bonuses': 'போனஸ் மீதான கியூபெக் வரி',
  'Income tax of Quebec': 'கியூபெக் வருமான வரி',
  'T4 slips and summary': 'T4 சீட்டுகள், சுருக்கம்',
  'Provident fund (ECR)': 'வருங்கால வைப்பு நிதி (ECR)',
  'Foreign worker levy, employer': 'வெளிநாட்டுத் தொழிலாளர் வரி, நிறுவனம்',
  'Foreign worker levy': 'வெளிநாட்டுத் தொழிலாளர் வரி',
  'Labour welfare fund': 'தொழிலாளர் நல நிதி',
  'Weekly day of rest': 'வார ஓய்வு நாள்',
  'Statutory holiday': 'சட்டப்படி விடுமுறை',
  'Self-help groups': 'சுயஉதவிக் குழுக்கள்',
  'Professional tax': 'தொழில் வரி',
  'State insurance': 'அரசுக் காப்பீடு',
  'Pension (GPSSA)': 'ஓய்வூதியம் (GPSSA)',
  'Provincial tax': 'மாகாண வரி',
  'Tax on bonuses': 'போனஸ் மீதான வரி',
  'CPP2, employee': 'CPP2, பணியாளர்',
  'CPP2, employer': 'CPP2, நிறுவனம்',
  'QPP2, employee': 'QPP2, பணியாளர்',
  'QPP2, employer': 'QPP2, நிறுவனம்',
  'QPIP, employee': 'QPIP, பணியாளர்',
  'QPIP, employer': 'QPIP, நிறுவனம்',
  'Public holiday': 'பொது விடுமுறை',
  'CPF, employee': 'CPF, பணியாளர்',
  'CPF, employer': 'CPF, நிறுவனம்',
  'CPP, employee': 'CPP, பணியாளர்',
  'CPP, employer': 'CPP, நிறுவனம்',
  'QPP, employee': 'QPP, பணியாளர்',
  'QPP, employer': 'QPP, நிறுவனம்',
  'Regular hours': 'வழக்கமான நேரம்',
  'EI, employee': 'EI, பணியாளர்',
  'EI, employer': 'EI, நிறுவனம்',
  'Normal hours': 'வழக்கமான நேரம்',
  'Federal tax': 'கூட்டாட்சி வரி',
  'Double time': 'இரட்டை நேரம்',
  'Income tax': 'வருமான வரி',
  'Quebec tax': 'கியூபெக் வரி',
  Overtime: 'கூடுதல் நேரம்',
  'Rest day': 'ஓய்வு நாள்',
  Holiday: 'விடுமுறை',
  'No citizen, and leaves: file form IR21 by {}. What is paid from now on is held until the tax office has cleared it, 30 days at most (from memory, not confirmed).':
    'குடிமகன் அல்ல, விலகுகிறார்: IR21 படிவத்தை {} தேதிக்குள் தாக்கல் செய்யவும். இனி வழங்கப்படுவது வரி அலுவலகம் அனுமதிக்கும் வரை நிறுத்தப்படும், அதிகபட்சம் 30 நாட்கள் (நினைவிலிருந்து, உறுதிப்படுத்தப்படவில்லை).',
  'Not paid for {}: the run was locked without this person. Overtime and expenses of those days are in this run; add a one-off for salary that is owed.':
    '{} காலத்திற்கு வழங்கப்படவில்லை: இந்த நபர் இல்லாமல் ஊதியக் கணக்கு பூட்டப்பட்டது. அந்நாட்களின் கூடுதல் நேரமும் செலவுகளும் இதில் உள்ளன; நிலுவை ஊதியத்திற்கு ஒருமுறைத் தொகையைச் சேர்க்கவும்.',
  '{} was paid too much for earlier months. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    'முந்தைய மாதங்களுக்கு {} அதிகமாக வழங்கப்பட்டது. எதுவும் தானாகக் கழிக்கப்படாது: சம்மதம் கேட்டு, எப்படித் திருப்பிச் செலுத்தப்படும் என்று பதிவு செய்யவும்.',
  '{} was paid too much. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    '{} அதிகமாக வழங்கப்பட்டது. எதுவும் தானாகக் கழிக்கப்படாது: சம்மதம் கேட்டு, எப்படித் திருப்பிச் செலுத்தப்படும் என்று பதிவு செய்யவும்.',
  '{} of overtime was paid too much. Nothing is taken by itself: ask for consent under Overpaid.':
    'கூடுதல் நேரத்திற்கு {} அதிகமாக வழங்கப்பட்டது. எதுவும் தானாகக் கழிக்கப்படாது: அதிகமாக வழங்கியவற்றில் சம்மதம் கேட்கவும்.',
  'Overtime on {} is not locked in attendance. What changes is paid in the next run.':
    '{} அன்றைய கூடுதல் நேரம் வருகைப்பதிவில் பூட்டப்படவில்லை. மாறுவது அடுத்த ஊதியத்தில் வழங்கப்படும்.',
  '{} is paid weekly: it is not part of a run by itself. Add it as a one-off.':
    '{} வாரந்தோறும் வழங்கப்படுகிறது: அது தானாக ஊதியக் கணக்கில் சேராது. ஒருமுறைத் தொகையாகச் சேர்க்கவும்.',
  '{} is paid yearly: it is not part of a run by itself. Add it as a one-off.':
    '{} ஆண்டுதோறும் வழங்கப்படுகிறது: அது தானாக ஊதியக் கணக்கில் சேராது. ஒருமுறைத் தொகையாகச் சேர்க்கவும்.',
  'No bank account is on the record: no payment file can be made with this person. Enter it in the record.':
    'பதிவில் வங்கிக் கணக்கு இல்லை: இவருடன் கட்டணக் கோப்பு உருவாக்க முடியாது. அதைப் பதிவில் உள்ளிடுங்கள்.',
  'A pass or permit is good until {} and not longer. Put its renewal on file, or ask whether they may work.':
    'ஒரு அனுமதி {} வரை மட்டுமே செல்லும். அதன் புதுப்பிப்பைப் பதிவு செய்யுங்கள், அல்லது அவர் வேலை செய்யலாமா எனக் கேளுங்கள்.',
  'No minimum wage of {} is on file for {}: compare the pay with it before it is paid.':
    '{} இன் குறைந்தபட்ச ஊதியம் {} க்குப் பதிவில் இல்லை: செலுத்துவதற்கு முன் ஊதியத்தை அதனுடன் ஒப்பிடுங்கள்.',
  'The pay agreed for a month, {}, is below the minimum wage, {}. Put it right before it is paid.':
    'மாதத்திற்கு ஒப்புக்கொண்ட ஊதியம், {}, குறைந்தபட்ச ஊதியமான {}-ஐ விடக் குறைவு. கொடுக்கும் முன் சரிசெய்யுங்கள்.',
  '{} and {} more people have the same bank account. Ask them before it is paid to.':
    '{} மற்றும் மேலும் {} பேருக்கு இதே வங்கிக் கணக்கு உள்ளது. அதில் செலுத்தும் முன் அவர்களிடம் கேளுங்கள்.',
  'The same bank account is on the record of {}. Ask them before it is paid to.':
    'இதே வங்கிக் கணக்கு {} பதிவிலும் உள்ளது. அதில் செலுத்தும் முன் அவர்களிடம் கேளுங்கள்.',
  'Net pay goes from {} to {}: look at why before it is paid.':
    'நிகர ஊதியம் {} இலிருந்து {} ஆக மாறுகிறது: கொடுக்கும் முன் காரணத்தைப் பாருங்கள்.',
  'The law asks a payslip to show {}, and it is missing for {}. Enter it in the record, then publish.':
    'சட்டப்படி சம்பளச் சீட்டில் {} இருக்க வேண்டும்; {} என்பவருக்கு அது இல்லை. பதிவில் உள்ளிட்டு, பின்னர் வெளியிடுங்கள்.',
  'the employer’s name': 'முதலாளியின் பெயர்',
  'the person’s name': 'நபரின் பெயர்',
  'the position': 'பதவி',
  'the basic salary': 'அடிப்படைச் சம்பளம்',
  'Expense claim {} is in {}, and this group is paid in {}. Pay it by the bank.':
    'செலவுக் கோரிக்கை {} {} நாணயத்தில் உள்ளது; இந்தக் குழுவுக்கு {} நாணயத்தில் வழங்கப்படுகிறது. வங்கி வழியாகச் செலுத்தவும்.',
  'Absent on {} without leave, and paid. Enter unpaid leave to take it off.':
    '{} அன்று விடுப்பின்றி வரவில்லை; ஆனாலும் ஊதியம் உண்டு. கழிக்க ஊதியமில்லா விடுப்பை உள்ளிடவும்.',
  'Pay would be {}: more is taken than is earned. Decide what is owed.':
    'ஊதியம் {} ஆகும்: ஈட்டியதைவிடக் கழிவு அதிகம். எது நிலுவை என்று முடிவு செய்யவும்.',
  '{}. Void this run, save the settlement again and have it approved.':
    '{}. இந்த ஊதியக் கணக்கை ரத்து செய்து, தீர்வை மீண்டும் சேமித்து ஒப்புதல் பெறவும்.',
  'Attendance is to be put right on {}: no overtime is paid for it yet.':
    '{} அன்றைய வருகைப்பதிவைச் சரிசெய்ய வேண்டும்: அதற்குக் கூடுதல் நேர ஊதியம் இன்னும் வழங்கப்படவில்லை.',
  '{}, {}, is not paid automatically: {}. Add a one-off to pay it.':
    '{}, {}, தானாக வழங்கப்படாது: {}. வழங்க ஒருமுறைத் தொகையைச் சேர்க்கவும்.',
  'the law’s rules on overtime are not for this person ({})': 'கூடுதல் நேரச் சட்ட விதிகள் இந்த நபருக்குப் பொருந்தாது ({})',
  '{} days of leave were taken before they were earned. Agree on what is owed for them, and enter it.':
    '{} நாள் விடுப்பு ஈட்டப்படும் முன் எடுக்கப்பட்டது. அதற்குத் தர வேண்டியதை ஒப்புக்கொண்டு உள்ளிடவும்.',
  'Leave paid out': 'விடுப்புக்கான ஊதியம்',
  'Leave of {} that is paid out is not in this run: {}.': '{} அன்றைய விடுப்புக்கான ஊதியம் இந்தச் சம்பளத்தில் இல்லை: {}.',
  'no basic pay is on record for the day': 'அந்த நாளுக்கு அடிப்படை ஊதியம் பதிவில் இல்லை',
  '{} is taken as paid: {}. Enter a deduction if it is not.':
    '{} ஊதியத்துடன் எனக் கொள்ளப்படுகிறது: {}. இல்லையெனில் கழிவை உள்ளிடவும்.',
  'Contributions of {} change: file these months again.': '{} மாதப் பங்களிப்புகள் மாறுகின்றன: இந்த மாதங்களை மீண்டும் தாக்கல் செய்யவும்.',
  'Pay is entered in {}, and this group is paid in {}.':
    'ஊதியம் {} நாணயத்தில் பதிவாகியுள்ளது; இந்தக் குழுவுக்கு {} நாணயத்தில் வழங்கப்படுகிறது.',
  'Pension: no figure on file for the fund {}': 'ஓய்வூதியம்: {} நிதிக்கான எண் பதிவில் இல்லை',
  '{} hours in three weeks, overtime included': 'கூடுதல் நேரம் உட்பட மூன்று வாரங்களில் {} மணி',
  '{}: no figure on file for {} as known on {}': '{}: {} க்கான எண் {} அன்று அறிந்தபடி பதிவில் இல்லை',
  'No overtime threshold on file for {}': '{} க்கான கூடுதல் நேர வரம்பு பதிவில் இல்லை',
  'No labour standards on file for {}': '{} க்கான தொழிலாளர் தரநிலைகள் பதிவில் இல்லை',
  '{} hours a week, overtime included': 'கூடுதல் நேரம் உட்பட வாரத்தில் {} மணி',
  '{}: {} of time off, instead of pay.': '{}: ஊதியத்திற்குப் பதில் {} ஓய்வு.',
  '{}: {} now, {} when it was approved': '{}: இப்போது {}, ஒப்புதலின்போது {}',
  'Born {}, after the wage month {}': 'பிறப்பு {}, ஊதிய மாதம் {} க்குப் பின்',
  '{} hours of overtime a quarter': 'காலாண்டில் {} மணி கூடுதல் நேரம்',
  '{} hours of overtime a month': 'மாதத்தில் {} மணி கூடுதல் நேரம்',
  '{} hours of overtime a week': 'வாரத்தில் {} மணி கூடுதல் நேரம்',
  '{} hours of overtime a year': 'ஆண்டில் {} மணி கூடுதல் நேரம்',
  '{}: no figure on file for {}': '{}: {} க்கான எண் பதிவில் இல்லை',
  '{} hours of overtime a day': 'ஒரு நாளில் {} மணி கூடுதல் நேரம்',
  '{} must be a whole number': '{}: முழு எண்ணாக இருக்க வேண்டும்',
  '{}: no table on file for {}': '{}: {} க்கான அட்டவணை பதிவில் இல்லை',
  '{} is not asked for here': '{} இங்கு கேட்கப்படுவதில்லை',
  '{} must be yes or no': '{}: ஆம் அல்லது இல்லை',
  '{} must be one of {}': '{}: இவற்றில் ஒன்றாக இருக்க வேண்டும்: {}',
  '{} and {} more days': '{} மற்றும் மேலும் {} நாட்கள்',
  '{} must be a date': '{}: தேதியாக இருக்க வேண்டும்',
  '{} hours a week': 'வாரத்தில் {} மணி',
  '{} hours a day': 'ஒரு நாளில் {} மணி',
}
export default said

import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  trial: {
    left_one: 'உங்கள் சோதனைக் காலத்தில் {{count}} நாள் உள்ளது',
    left_other: 'உங்கள் சோதனைக் காலத்தில் {{count}} நாட்கள் உள்ளன',
    over: 'உங்கள் சோதனைக் காலம் முடிந்தது',
  },
  table: {
    columns: 'நெடுவரிசைகள்',
    density: 'அடர்த்தி',
    comfortable: 'விசாலம்',
    compact: 'நெருக்கம்',
    view: 'காட்சி',
    selectAll: 'இப்பக்கத்தின் எல்லா வரிகளையும் தேர்ந்தெடு',
    selectRow: '{{name}} தேர்ந்தெடு',
    selected_one: '{{count}} தேர்ந்தெடுக்கப்பட்டது',
    selected_other: '{{count}} தேர்ந்தெடுக்கப்பட்டன',
    clearSelection: 'தேர்வை நீக்கு',
    sortBy: '{{column}} படி வரிசைப்படுத்து',
    previous: 'முந்தைய பக்கம்',
    next: 'அடுத்த பக்கம்',
    rowsPerPage: 'ஒரு பக்கத்தின் வரிகள்',
    range: '{{total}}இல் {{from}}–{{to}}',
    searchHint: 'தேட / அழுத்துங்கள்',
    pages: '{{table}} பக்கங்கள்',
  },
  explain: {
    label: '{{name}} எப்படிக் கணக்கிடப்படுகிறது',
    inputs: 'அடிப்படை',
    rule: 'விதி',
    since: '{{day}} முதல் நடைமுறையில்',
    source: 'மூலம்',
    checked: '{{day}} அன்று சரிபார்க்கப்பட்டது',
    unconfirmed: 'இரண்டாவது மூலம் இன்னும் உறுதிசெய்யவில்லை',
    steps: 'படிகள்',
    result: 'முடிவு',
  },
  choices: {
    title: 'இதற்கிடையில் வேறொருவர் இந்தப் பணியாளரின் பதிவை மாற்றியுள்ளார்',
    text: 'ஒவ்வொரு புலத்திலும் எந்த மதிப்பை வைப்பது என்று தேர்ந்தெடுங்கள்.',
    field: 'புலம்',
    mine: 'உங்களுடையது',
    theirs: 'இதற்கிடையில் சேமித்தது',
    empty: 'காலி',
    apply: 'இந்தத் தேர்வுகளுடன் சேமி',
    none: 'எதுவும் வேறுபடவில்லை. உங்கள் மாற்றங்களை வைக்க மீண்டும் சேமியுங்கள்.',
    close: 'மூடு',
    cancel: 'ரத்துசெய்',
  },
  month: {
    month: 'மாதம்',
    year: 'ஆண்டு',
    none: 'மாதம் இல்லை',
  },
  failed: {
    countries: 'பணி நாடுகளின் பட்டியலை ஏற்ற முடியவில்லை',
    nationalities: 'தேசியங்களின் பட்டியலை ஏற்ற முடியவில்லை',
  },
}

export default ta

import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  trial: {
    left_one: 'आपके परीक्षण का {{count}} दिन बचा है',
    left_other: 'आपके परीक्षण के {{count}} दिन बचे हैं',
    over: 'आपका परीक्षण समाप्त हो गया है',
  },
  table: {
    columns: 'स्तंभ',
    density: 'घनत्व',
    comfortable: 'खुला',
    compact: 'सघन',
    view: 'दृश्य',
    selectAll: 'इस पन्ने की सभी पंक्तियाँ चुनें',
    selectRow: '{{name}} चुनें',
    selected_one: '{{count}} चुना गया',
    selected_other: '{{count}} चुने गए',
    clearSelection: 'चयन हटाएँ',
    sortBy: '{{column}} के अनुसार क्रम दें',
    previous: 'पिछला पन्ना',
    next: 'अगला पन्ना',
    rowsPerPage: 'प्रति पन्ना पंक्तियाँ',
    range: '{{total}} में से {{from}}–{{to}}',
    searchHint: 'खोजने के लिए / दबाएँ',
    pages: '{{table}} के पन्ने',
  },
  explain: {
    label: '{{name}} की गणना कैसे होती है',
    inputs: 'आधार',
    rule: 'नियम',
    since: '{{day}} से लागू',
    source: 'स्रोत',
    checked: '{{day}} को जाँचा गया',
    unconfirmed: 'दूसरे स्रोत से अभी पुष्टि नहीं हुई',
    steps: 'चरण',
    result: 'परिणाम',
  },
  choices: {
    title: 'इस बीच किसी और ने इस कर्मचारी का अभिलेख बदला है',
    text: 'हर फ़ील्ड के लिए चुनें कि कौन-सा मान रखना है।',
    field: 'फ़ील्ड',
    mine: 'आपका',
    theirs: 'इस बीच सहेजा गया',
    empty: 'खाली',
    apply: 'इन विकल्पों के साथ सहेजें',
    none: 'कुछ भी अलग नहीं है। अपने बदलाव रखने के लिए फिर से सहेजें।',
    close: 'बंद करें',
    cancel: 'रद्द करें',
  },
  month: {
    month: 'महीना',
    year: 'वर्ष',
    none: 'महीना नहीं',
  },
  failed: {
    countries: 'कार्य के देशों की सूची लोड नहीं हो सकी',
    nationalities: 'राष्ट्रीयताओं की सूची लोड नहीं हो सकी',
  },
}

export default hi

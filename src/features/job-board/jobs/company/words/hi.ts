import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  search: 'खुली नौकरियाँ खोजें',
  country: 'देश',
  anyCountry: 'सभी देश',
  department: 'विभाग',
  anyDepartment: 'सभी विभाग',
  find: 'खोजें',
  noFit: 'कोई नौकरी मेल नहीं खाती। कम शब्द आज़माएँ।',
  count_one: '1 खुली नौकरी',
  count_other: '{{count}} खुली नौकरियाँ',
  pages: 'पृष्ठ',
  before: 'पिछला',
  after: 'अगला',
  page: 'पृष्ठ {{page}} / {{pages}}',
  title: 'कर्मचारी लॉग इन',
  subtitle: '{{company}} में साइन इन करें',
  missing: 'यहाँ कोई कंपनी नहीं है',
  missingText: '{{address}} पते पर कोई कंपनी नहीं है। सही पता अपनी एचआर टीम से पूछें।',
  home: 'मुख्य पृष्ठ पर जाएँ',
  website: 'कंपनी की वेबसाइट',
  jobs: 'खुली नौकरियाँ',
}
export default hi

import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  title: 'मेरा विवरण',
  text: 'आपके नियोक्ता ने आपसे अपना विवरण पूरा करने को कहा है।',
  textBy: 'आपके नियोक्ता ने आपसे {{day}} तक अपना विवरण पूरा करने को कहा है।',
  missing: 'अभी बाकी है: {{missing}}',
  needed: 'राष्ट्रीयता आवश्यक है',
  saved: 'सहेजा गया। अभी बाकी है: {{missing}}',
  done: 'आपका विवरण पूरा है।',
  save: 'मेरा विवरण सहेजें',
  nationality: 'राष्ट्रीयता',
  employmentStatus: 'रोज़गार की स्थिति',
  phone: 'फ़ोन नंबर',
  birthDate: 'जन्म तिथि',
  gender: 'लिंग',
  maritalStatus: 'वैवाहिक स्थिति',
  address: 'पता',
  addressLine2: 'पता पंक्ति 2',
  postalCode: 'पिन कोड',
  emergencyContactName: 'आपातकालीन संपर्क का नाम',
  emergencyContactPhone: 'आपातकालीन संपर्क का फ़ोन',
}
export default hi

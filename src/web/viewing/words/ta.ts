import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ta: Translation<typeof en> = {
  label: 'வேறொருவராகப் பார்த்தல்',
  text: 'நீங்கள் Fourshore-ஐ இவராகப் பார்க்கிறீர்கள்: {{who}}. எதையும் மாற்ற முடியாது. முடிவு: {{when}}.',
  end: 'பார்வையை முடி',
  failed: 'பார்வையை முடிக்க இயலவில்லை. மீண்டும் முயலவும்.',
  roles: {
    employer: 'முதலாளி',
    employer_admin: 'நிர்வாகி',
    hr_admin: 'மனிதவளம்',
    recruiter: 'ஆட்சேர்ப்பாளர்',
    payroll_officer: 'ஊதிய அலுவலர்',
    finance: 'நிதி',
    read_only: 'பார்வை மட்டும்',
    employee: 'பணியாளர்',
  },
  confirm: {
    title: 'இது நீங்கள்தான் என உறுதிசெய்யவும்',
    text: 'உங்கள் பாதுகாப்பிற்காக, தொடர உங்கள் கடவுச்சொல்லை உள்ளிடவும்.',
    password: 'கடவுச்சொல்',
    submit: 'உறுதிசெய்',
    failed: 'அது இயலவில்லை. மீண்டும் முயலவும்.',
  },
}
export default ta

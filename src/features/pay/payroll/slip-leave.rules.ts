import { formatDecimal } from '../../../shared/decimal.ts'
import { exact } from '../../../shared/money.ts'
import type { SlipLeave } from './shapes.contract.ts'

/** Kinds of leave of the law as a payslip on paper calls them, in the languages our papers draw: the words of the leave cards, which a test holds. */
const en = {
  annual: 'Annual leave',
  sick: 'Sick leave',
  hospitalisation: 'Hospitalisation leave',
  maternity: 'Maternity leave',
  paternity: 'Paternity leave',
  shared_parental: 'Shared parental leave',
  parental: 'Parental leave',
  childcare: 'Childcare leave',
  infant_care: 'Infant care leave',
  adoption: 'Adoption leave',
  bereavement: 'Bereavement leave',
  study: 'Study leave',
  hajj: 'Hajj leave',
  casual: 'Casual leave',
  miscarriage: 'Leave after a miscarriage',
  tubectomy: 'Leave after a tubectomy',
  long_term_illness: 'Long-term illness leave',
} as const
type Names = Readonly<Record<keyof typeof en, string>>

const ar: Names = {
  annual: 'الإجازة السنوية',
  sick: 'إجازة مرضية',
  hospitalisation: 'إجازة دخول المستشفى',
  maternity: 'إجازة الأمومة',
  paternity: 'إجازة الأبوة',
  shared_parental: 'إجازة والدية مشتركة',
  parental: 'إجازة والدية',
  childcare: 'إجازة رعاية الطفل',
  infant_care: 'إجازة رعاية الرضيع',
  adoption: 'إجازة التبني',
  bereavement: 'إجازة الحداد',
  study: 'إجازة دراسية',
  hajj: 'إجازة الحج',
  casual: 'إجازة عارضة',
  miscarriage: 'إجازة بعد الإجهاض',
  tubectomy: 'إجازة بعد ربط قناتي فالوب',
  long_term_illness: 'إجازة مرض طويل الأمد',
}

const fr: Names = {
  annual: 'Congés annuels',
  sick: 'Congé de maladie',
  hospitalisation: 'Congé d’hospitalisation',
  maternity: 'Congé de maternité',
  paternity: 'Congé de paternité',
  shared_parental: 'Congé parental partagé',
  parental: 'Congé parental',
  childcare: 'Congé pour garde d’enfant',
  infant_care: 'Congé pour soins au nourrisson',
  adoption: 'Congé d’adoption',
  bereavement: 'Congé de deuil',
  study: 'Congé d’études',
  hajj: 'Congé pour le hadj',
  casual: 'Congé occasionnel',
  miscarriage: 'Congé après une fausse couche',
  tubectomy: 'Congé après une ligature des trompes',
  long_term_illness: 'Congé de maladie de longue durée',
}

const hi: Names = {
  annual: 'वार्षिक छुट्टी',
  sick: 'बीमारी की छुट्टी',
  hospitalisation: 'अस्पताल में भर्ती की छुट्टी',
  maternity: 'मातृत्व छुट्टी',
  paternity: 'पितृत्व छुट्टी',
  shared_parental: 'साझा अभिभावक छुट्टी',
  parental: 'अभिभावक छुट्टी',
  childcare: 'बाल देखभाल छुट्टी',
  infant_care: 'शिशु देखभाल छुट्टी',
  adoption: 'दत्तक ग्रहण छुट्टी',
  bereavement: 'शोक छुट्टी',
  study: 'अध्ययन छुट्टी',
  hajj: 'हज छुट्टी',
  casual: 'आकस्मिक छुट्टी',
  miscarriage: 'गर्भपात के बाद की छुट्टी',
  tubectomy: 'नसबंदी के बाद की छुट्टी',
  long_term_illness: 'लंबी बीमारी की छुट्टी',
}

const ta: Names = {
  annual: 'ஆண்டு விடுப்பு',
  sick: 'மருத்துவ விடுப்பு',
  hospitalisation: 'மருத்துவமனை விடுப்பு',
  maternity: 'மகப்பேறு விடுப்பு',
  paternity: 'தந்தைமை விடுப்பு',
  shared_parental: 'பகிரும் பெற்றோர் விடுப்பு',
  parental: 'பெற்றோர் விடுப்பு',
  childcare: 'குழந்தை பராமரிப்பு விடுப்பு',
  infant_care: 'கைக்குழந்தை பராமரிப்பு விடுப்பு',
  adoption: 'தத்தெடுப்பு விடுப்பு',
  bereavement: 'துக்க விடுப்பு',
  study: 'படிப்பு விடுப்பு',
  hajj: 'ஹஜ் விடுப்பு',
  casual: 'தற்செயல் விடுப்பு',
  miscarriage: 'கருச்சிதைவுக்குப் பின் விடுப்பு',
  tubectomy: 'கருத்தடை அறுவைக்குப் பின் விடுப்பு',
  long_term_illness: 'நீண்டகால நோய் விடுப்பு',
}

export const PAPER_LEAVE_KINDS: Readonly<Partial<Record<string, Names>>> = { en, ar, fr, hi, ta }

type Balance = SlipLeave['balances'][number]

/** A kind of leave in English, and beside it in the language of whoever is paid; the company's own as it was named. */
export const leaveKindWord = ({ key, name, isOfLaw }: Balance, language: string): string => {
  const kind = key.slice(key.indexOf('.') + 1)
  if (!isOfLaw || !(kind in en)) return name
  const own = language === 'en' ? undefined : PAPER_LEAVE_KINDS[language]?.[kind as keyof typeof en]
  const english = en[kind as keyof typeof en]
  return own ? `${english} · ${own}` : english
}

/** Days left, as a leave card says them: to the hundredth. */
export const slipDays = ({ minutes, dayMinutes }: Balance): string => formatDecimal(exact(minutes).div(dayMinutes), 2)

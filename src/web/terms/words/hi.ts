import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  administration: 'प्रशासन',
  admin: 'प्रशासन',
  finance: 'वित्त',
  hr: 'मानव संसाधन',
  marketing: 'विपणन',
  operations: 'परिचालन',
  sales: 'बिक्री',
  technical: 'तकनीकी',

  female: 'महिला',
  male: 'पुरुष',
  divorced: 'तलाक़शुदा',
  married: 'विवाहित',
  single: 'अविवाहित',
  widowed: 'विधवा या विधुर',

  communication: 'संचार',
  education: 'शिक्षा',
  food: 'खाद्य',
  housing: 'आवास',
  meal: 'भोजन',
  medical: 'चिकित्सा',
  transport: 'परिवहन',
  annual_bonus: 'वार्षिक बोनस',
  attendance_incentive: 'उपस्थिति प्रोत्साहन',
  on_call_allowance: 'ऑन-कॉल भत्ता',
  relocation: 'स्थानांतरण',
  sales_incentive: 'बिक्री प्रोत्साहन',
  shift_allowance: 'शिफ़्ट भत्ता',

  new: 'नया',
  in_review: 'समीक्षा में',
  interview: 'साक्षात्कार',
  assessment: 'मूल्यांकन',
  offer: 'प्रस्ताव',
  hired: 'नियुक्त',

  monthly: 'मासिक',
  bi_weekly: 'हर दो सप्ताह',

  employment_contract: 'रोज़गार अनुबंध',
  certificate: 'प्रमाणपत्र',
  other_document: 'अन्य दस्तावेज़',
}

export default hi

import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  label: 'किसी और की तरह देखना',
  text: 'आप Fourshore को इस रूप में देख रहे हैं: {{who}}। कुछ बदला नहीं जा सकता। समाप्ति: {{when}}।',
  end: 'देखना समाप्त करें',
  failed: 'देखना समाप्त नहीं हो सका। फिर कोशिश करें।',
  roles: {
    employer: 'नियोक्ता',
    employer_admin: 'व्यवस्थापक',
    hr_admin: 'एचआर',
    recruiter: 'भर्तीकर्ता',
    payroll_officer: 'वेतन अधिकारी',
    finance: 'वित्त',
    read_only: 'केवल देखना',
    employee: 'कर्मचारी',
  },
  confirm: {
    title: 'पुष्टि करें कि यह आप ही हैं',
    text: 'आपकी सुरक्षा के लिए, आगे बढ़ने हेतु अपना पासवर्ड दर्ज करें।',
    password: 'पासवर्ड',
    submit: 'पुष्टि करें',
    failed: 'यह नहीं हो सका। फिर कोशिश करें।',
  },
}
export default hi

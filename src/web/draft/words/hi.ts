import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const hi: Translation<typeof en> = {
  continued: '{{when}} का ड्राफ़्ट, दूसरे डिवाइस से जारी',
  kept: '{{when}} का ड्राफ़्ट',
  discard: 'ड्राफ़्ट हटाएँ',
  changed: 'आपने यह फ़ॉर्म किसी दूसरे डिवाइस या टैब में भी बदला है ({{when}})। कौन-सा आगे चले?',
  ended: 'आपने यह फ़ॉर्म किसी दूसरे डिवाइस या टैब में भेज दिया या हटा दिया है। उसके बाद आपने यहाँ जो लिखा, वह यहीं है।',
  takeTheirs: 'दूसरा वाला',
  keepMine: 'यह वाला',
  afresh: 'नए सिरे से शुरू करें',
}

export default hi

import type { Translate } from '../../../../web/i18n.ts'
import type en from '../words/en.ts'

/** The contract's rules in short, so that this page need not carry the contract. The server decides. */
const EMAIL = /^[^\s@<>"'\\,;:()[\]]+@[^\s@<>"'\\,;:()[\]]+\.[^\s@<>"'\\,;:()[\].]+$/
const PASSWORD_MIN = 15

export const checksIn = (t: Translate<typeof en>) => {
  const required = (sentence: Parameters<typeof t>[0]) => (value: string) => (value.trim() ? null : t(sentence))
  return {
    required,
    email: (value: string) => {
      if (!value.trim()) return t('check.emailRequired')
      return value.trim().length <= 254 && EMAIL.test(value.trim()) ? null : t('check.emailFormat')
    },
    password: (value: string) => (value ? null : t('check.passwordRequired')),
    newPassword: (value: string) => {
      if (!value) return t('check.passwordRequired')
      return [...value.normalize('NFC')].length >= PASSWORD_MIN ? null : t('check.passwordShort')
    },
  }
}

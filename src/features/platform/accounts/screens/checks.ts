import type { Say } from '../../../../web/i18n.ts'
import type en from '../words/en.ts'

/** The contract's rules in short, so that this page need not carry the contract. The server decides. */
const EMAIL = /^[^\s@<>"'\\,;:()[\]]+@[^\s@<>"'\\,;:()[\]]+\.[^\s@<>"'\\,;:()[\].]+$/
const PASSWORD_MIN = 15

export const checksIn = (say: Say<typeof en>) => {
  const required = (sentence: Parameters<typeof say>[0]) => (value: string) => (value.trim() ? null : say(sentence))
  return {
    required,
    email: (value: string) => {
      if (!value.trim()) return say('check.emailRequired')
      return value.trim().length <= 254 && EMAIL.test(value.trim()) ? null : say('check.emailFormat')
    },
    password: (value: string) => (value ? null : say('check.passwordRequired')),
    newPassword: (value: string) => {
      if (!value) return say('check.passwordRequired')
      return [...value.normalize('NFC')].length >= PASSWORD_MIN ? null : say('check.passwordShort')
    },
  }
}

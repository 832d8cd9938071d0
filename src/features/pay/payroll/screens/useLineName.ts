import { useLanguage } from '../../../../web/i18n.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useMyPayWords } from '../employee/words/index.ts'

const HOUSE = ['basic', 'housing', 'transport', 'medical', 'meal', 'communication', 'education'] as const
const OTHERS = { 'time.overtime': 'overtime', leave_encashment: 'leave', gratuity: 'gratuity' } as const
const ARREARS = 'arrears.'

type Line = { key: string; label: string; names?: Readonly<Record<string, string>> }

const wordOf = ({ key, label }: Line) => {
  const house = HOUSE.find((one) => one === key)
  if (house) return `lines.${house}` as const
  if (Object.hasOwn(OTHERS, key)) return `lines.${OTHERS[key as keyof typeof OTHERS]}` as const
  // What was typed for a payment of one time is kept as it is, but for its commonest word.
  return label === 'Bonus' ? ('lines.bonus' as const) : null
}

/** What a line of pay is called: components, our own and the company’s, in the language in use, everything else, and all in English, as it was written. */
export const useLineName = () => {
  const t = useMyPayWords()
  const language = useLanguage()
  const say = useSentences()
  return ({ key, label, names }: Line): string => {
    if (language === 'en') return label
    const isBackPay = key.startsWith(ARREARS)
    const own = names?.[language]
    if (own) return isBackPay ? t('lines.backPay', { label: own }) : own
    const word = wordOf({ key: isBackPay ? key.slice(ARREARS.length) : key, label })
    if (!word) return say(label)
    return isBackPay ? t('lines.backPay', { label: t(word) }) : t(word)
  }
}

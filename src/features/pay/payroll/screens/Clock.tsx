import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { useWords } from '../words/index.ts'

const SOON = 3

/** By when everything is paid to somebody who leaves, counted down. */
export const Clock = ({ due, daysLeft }: { due: string | null; daysLeft: number | null }) => {
  const t = useWords()
  const { day } = useFormat()
  if (due === null || daysLeft === null) return <StatusBadge tone="idle">{t('leavers.noRule')}</StatusBadge>
  const daysLeftText = () => {
    if (daysLeft === 0) return t('leavers.today')
    return daysLeft > 0 ? t('leavers.left', { count: daysLeft }) : t('leavers.late', { count: -daysLeft })
  }
  const tone = () => {
    if (daysLeft < 0) return 'wrong'
    return daysLeft <= SOON ? 'careful' : 'calm'
  }
  return (
    <StatusBadge tone={tone()}>
      {t('leavers.due')} {day(due)} · {daysLeftText()}
    </StatusBadge>
  )
}

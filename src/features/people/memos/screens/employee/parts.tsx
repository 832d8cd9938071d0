import { IconAlertTriangle, IconBellRinging, IconFileText, IconMail, IconSpeakerphone } from '@tabler/icons-react'
import type { Language } from '../../../../../shared/languages.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../../web/ui/StatusBadge.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { MyMemo } from '../../my.contract.ts'
import type { Kind, MyState } from '../../rules.ts'
import classes from './my-memos.module.css'

const ICONS = {
  policy: IconFileText,
  notice: IconSpeakerphone,
  warning: IconAlertTriangle,
  letter: IconMail,
  alert: IconBellRinging,
}
export const KindIcon = ({ kind }: { kind: Kind }) => {
  const Icon = ICONS[kind]
  return (
    <span className={classes.icon} data-kind={kind} aria-hidden>
      <Icon size={20} stroke={1.6} />
    </span>
  )
}

export const TONES: Readonly<Record<MyState, Tone>> = {
  to_do: 'careful',
  unread: 'calm',
  read: 'idle',
  acknowledged: 'ok',
  declined: 'wrong',
  exempt: 'idle',
  closed: 'idle',
  recalled: 'idle',
}

/** Which of a memo’s languages is read first: the reader’s, else the one that must be there. */
export const languageOf = (has: Partial<Record<string, unknown>>, wanted: Language, main: Language): Language =>
  has[wanted] ? wanted : main

export const useTitleOf = () => {
  const t = useWords()
  const language = useLanguage()
  return (memo: Pick<MyMemo, 'titles' | 'mainLanguage' | 'kind'>) =>
    memo.titles[languageOf(memo.titles, language, memo.mainLanguage)] ?? `${t(`kinds.${memo.kind}`)} · ${t('forYou')}`
}

export const DueBadge = ({ memo }: { memo: Pick<MyMemo, 'dueOn' | 'overdue' | 'state'> }) => {
  const t = useWords()
  const { day } = useFormat()
  if (!memo.dueOn || memo.state !== 'to_do') return null
  return (
    <StatusBadge tone={memo.overdue ? 'wrong' : 'idle'}>
      {t(memo.overdue ? 'overdue' : 'due', { day: day(memo.dueOn) })}
    </StatusBadge>
  )
}

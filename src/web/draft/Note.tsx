import { type Language, useLanguage } from '../i18n.ts'
import { formatInstant, localeOf } from '../ui/format.ts'
import type { DraftNews } from '../ui/useDraft.ts'
import classes from './Note.module.css'
import { useDraftWords } from './words/index.ts'

/** Today its time, else its day as well: where the reader is. */
const whenOf = (at: string, language: Language): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(new Date(at))
    : formatInstant(at, language)

type Choice = { label: string; onClick: () => void }

const Bar = ({ text, choices, isUrgent = false }: { text: string; choices: readonly Choice[]; isUrgent?: boolean }) => (
  <div className={classes.note} data-urgent={isUrgent || undefined} role={isUrgent ? 'alert' : 'status'}>
    <span className={classes.text}>{text}</span>
    {choices.map(({ label, onClick }) => (
      <button key={label} type="button" className={classes.action} onClick={onClick}>
        {label}
      </button>
    ))}
  </div>
)

/** Where the form comes from, or that it was changed in two places. */
export default function Note({ news, onDiscard }: { news: DraftNews; onDiscard: () => void }) {
  const t = useDraftWords()
  const language = useLanguage()
  const when = news.at && whenOf(news.at, language)
  if (news.kind === 'continued') {
    const text = t(news.isElsewhere ? 'continued' : 'kept', { when: when ?? '' })
    return <Bar text={text} choices={[{ label: t('discard'), onClick: onDiscard }]} />
  }
  const { takeTheirs, keepMine } = news
  const keep = { label: t('keepMine'), onClick: keepMine }
  if (when === null)
    return <Bar isUrgent text={t('ended')} choices={[keep, { label: t('afresh'), onClick: takeTheirs }]} />
  return (
    <Bar isUrgent text={t('changed', { when })} choices={[keep, { label: t('takeTheirs'), onClick: takeTheirs }]} />
  )
}

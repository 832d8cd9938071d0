import { CloseButton, TextInput } from '@mantine/core'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { useWords } from '../words/index.ts'
import classes from './import.module.css'
import type { Row, State } from './useImport.ts'

const TONES: Readonly<Record<State, Tone>> = {
  sending: 'idle',
  reading: 'idle',
  ready: 'calm',
  check: 'careful',
  working: 'idle',
  added: 'ok',
  going: 'idle',
  failed: 'wrong',
}
const FIELDS = ['name', 'email', 'phone'] as const

type Props = {
  rows: readonly Row[]
  onChange: (row: number, to: Partial<Row>) => void
  onLeaveOut: (row: number) => void
}

/** Each person as they will be added; what is missing is filled in here. */
export const Rows = ({ rows, onChange, onLeaveOut }: Props) => {
  const t = useWords()
  return (
    <ul className={classes.rows}>
      {rows.map((r) => {
        const open = r.state === 'ready' || r.state === 'check' || r.state === 'failed'
        const called = r.name || r.file?.name || t('row', { row: r.row })
        return (
          <li key={r.row} className={classes.row}>
            <div className={classes.top}>
              <span className={classes.called} dir="auto">
                {r.file?.name ?? t('row', { row: r.row })}
              </span>
              <StatusBadge tone={TONES[r.state]}>{t(`states.${r.state}`)}</StatusBadge>
              {r.applicationId && (
                <Link to={paths.ats({ application: r.applicationId })} className={classes.quiet}>
                  {t('open')}
                </Link>
              )}
              {open && (
                <CloseButton
                  className={classes.out}
                  size="sm"
                  aria-label={t('remove', { name: called })}
                  onClick={() => onLeaveOut(r.row)}
                />
              )}
            </div>
            {open ? (
              <div className={classes.fields}>
                {FIELDS.map((field) => (
                  <TextInput
                    key={field}
                    size="sm"
                    aria-label={`${t(field)}: ${called}`}
                    placeholder={t(field)}
                    value={r[field]}
                    error={r.state !== 'ready' && field !== 'phone' && r[field].trim() === ''}
                    onChange={(e) => onChange(r.row, { [field]: e.currentTarget.value })}
                  />
                ))}
                {!r.cvId && (
                  <TextInput
                    size="sm"
                    className={classes.wide}
                    aria-label={`${t('note')}: ${called}`}
                    placeholder={t('note')}
                    value={r.note}
                    error={r.state !== 'ready' && r.note.trim() === ''}
                    onChange={(e) => onChange(r.row, { note: e.currentTarget.value })}
                  />
                )}
              </div>
            ) : (
              r.name && (
                <span className={classes.quiet}>
                  <bdi>{r.name}</bdi> · <bdi>{r.email}</bdi>
                </span>
              )
            )}
            {r.why && <p className={classes.why}>{r.why}</p>}
          </li>
        )
      })}
    </ul>
  )
}

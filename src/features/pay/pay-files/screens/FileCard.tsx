import { Button } from '@mantine/core'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { PayFile } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './files.module.css'

const TONES = { made: 'calm', paid: 'ok', withdrawn: 'idle' } as const

type Props = { file: PayFile; total: string; onDo: (what: PayFile['allowed'][number]) => void }

/** A file that was made: how it stands, who made it, who took it out, and what may be done with it. */
export const FileCard = ({ file, total, onDo }: Props) => {
  const t = useWords()
  const say = useSentences()
  const { day, moment } = useFormat()
  return (
    <article className={classes.card} aria-label={file.name}>
      <div className={classes.head}>
        <div>
          <strong>
            <bdi>{file.name}</bdi>
          </strong>
          <p className={classes.quiet}>{say(file.label)}</p>
        </div>
        <div className={classes.actions}>
          <span className="figures">{total}</span>
          <span>{t('people', { count: file.people })}</span>
          <StatusBadge tone={TONES[file.state]}>{t(`fileStates.${file.state}`)}</StatusBadge>
        </div>
      </div>
      <div>
        <p className={classes.quiet}>{t('madeBy', { name: file.madeBy ?? '', when: moment(file.madeAt) })}</p>
        {file.paidOn && (
          <p className={classes.quiet}>{t('paidBy', { day: day(file.paidOn), name: file.paidBy ?? '' })}</p>
        )}
        {file.rejected > 0 && <p className={classes.problem}>{t('rejectedCount', { count: file.rejected })}</p>}
        {file.withdrawnWhy && <p className={classes.quiet}>{file.withdrawnWhy}</p>}
        {file.downloads.map(({ at, by, reason }) => (
          <p key={at} className={classes.quiet}>
            {t('takenBy', { name: by ?? '', when: moment(at), reason })}
          </p>
        ))}
        <p className={classes.hash}>
          {t('checksum')}: <bdi className="ltr">{file.hash}</bdi>
        </p>
        {file.state === 'made' &&
          file.payRefusal &&
          !file.allowed.includes('pay') &&
          file.kind !== 'contribution' &&
          file.kind !== 'tax' && <p className={classes.quiet}>{file.payRefusal}</p>}
      </div>
      {file.allowed.length > 0 && (
        <div className={classes.actions}>
          {file.allowed.map((what) => (
            <Button
              key={what}
              size="compact-sm"
              variant={what === 'download' || what === 'pay' ? 'light' : 'default'}
              onClick={() => onDo(what)}
            >
              {t(`actions.${what}`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}

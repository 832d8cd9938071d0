import { NativeSelect } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { ownJobsCall } from '../../job-search/screens/calls.ts'
import { useWords } from '../words/index.ts'
import classes from './resumes.module.css'
import { useAim } from './useReading.ts'

const AT = { job: '' }
const TONES = { cv: 'ok', profile: 'careful', nowhere: 'idle' } as const

/** A job the CV is written for: what of its must-haves the CV shows, and what its person has and has left out. */
export const Aim = ({ id, revision }: { id: string; revision: number }) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const jobs = useApiState(ownJobsCall, { marked: 'saved' })
  return (
    <section className={classes.card} aria-labelledby="aim">
      <h2 id="aim" className={classes.heading}>
        {t('aim.title')}
      </h2>
      <WhenLoaded answer={jobs} waiting={<p className={classes.note}>{t('loading')}</p>}>
        {({ jobs: saved }) =>
          saved.length === 0 && !at.job ? (
            <p className={classes.note}>
              {t('aim.none')} <Link to={paths.seekerJobSearch()}>{t('aim.toJobs')}</Link>
            </p>
          ) : (
            <NativeSelect
              label={t('aim.job')}
              value={at.job}
              onChange={(event) => void go({ job: event.currentTarget.value }, { replace: true })}
              data={[
                { value: '', label: t('aim.noJob') },
                ...saved.map(({ id: job, title, company }) => ({ value: job, label: `${title}, ${company.name}` })),
              ]}
            />
          )
        }
      </WhenLoaded>
      {at.job && <Needs id={id} job={at.job} revision={revision} />}
    </section>
  )
}

const Needs = ({ id, job, revision }: { id: string; job: string; revision: number }) => {
  const t = useWords()
  const answer = useAim({ id, job, revision })
  return (
    <div aria-live="polite" className={classes.stack}>
      <WhenLoaded answer={answer} waiting={<p className={classes.note}>{t('loading')}</p>}>
        {({ met, of, lines }) =>
          lines.length === 0 ? (
            <p className={classes.note}>{t('aim.nothing')}</p>
          ) : (
            <>
              <p className={classes.note}>{t('aim.met', { met, of })}</p>
              <ul className={classes.findings}>
                {lines.map(({ text, place, quote }) => (
                  <li key={text}>
                    <StatusBadge tone={TONES[place]}>{t(`aim.${place}`)}</StatusBadge>
                    <span>
                      <bdi>{text}</bdi>
                      {place === 'profile' && <> · {t('aim.putIn', { quote: quote ?? '' })}</>}
                    </span>
                  </li>
                ))}
              </ul>
              <p className={classes.note}>{t('aim.honest')}</p>
            </>
          )
        }
      </WhenLoaded>
    </div>
  )
}

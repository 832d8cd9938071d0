import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { Interests } from '../../interests/screens/Interests.tsx'
import type { CareerPath } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Chosen } from './Chosen.tsx'
import { Compare } from './Compare.tsx'
import { Current } from './Current.tsx'
import { choicesCall, pathsCall } from './calls.ts'
import { JobsDialog } from './JobsDialog.tsx'
import { Path } from './Path.tsx'
import { RejectDialog } from './RejectDialog.tsx'

const AT = { country: '' }
const MOST_COMPARED = 3
const FEW_SKILLS = 2

/** Where somebody's skills could take them, what it would take, and what is open. */
export default function CareerPaths() {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const answer = useApiState(pathsCall, { country: at.country || null })
  const choices = useApiState(choicesCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={panel.stack}>
        <details className={panel.quiet}>
          <summary>{t('how')}</summary>
          <p>{t('howOrder')}</p>
          <p>{t('howSkills')}</p>
          <p>
            {t('howNot')} {t('howLicence')}
          </p>
          <p>{t('source')}</p>
          <p>{t('sourceZones')}</p>
        </details>
        <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
          {(data) => (
            <>
              <Current current={data.current} guesses={data.guesses} />
              <Chosen choices={choices.data?.choices ?? []} />
              <Interests refreshes={[pathsCall]} />
              {data.held < FEW_SKILLS && (
                <EmptyState
                  title={t('fewSkills')}
                  action={
                    <Button component={Link} to={paths.seekerSkillJobMatching()}>
                      {t('toSkills')}
                    </Button>
                  }
                />
              )}
              <NativeSelect
                label={t('country')}
                value={data.country}
                data={data.countries.map((code) => ({ value: code, label: format.countryName(code) }))}
                onChange={(event) => void go({ country: event.currentTarget.value })}
              />
              <Paths found={data.paths} country={data.country} hasCurrent={data.current !== null} />
            </>
          )}
        </WhenLoaded>
      </div>
    </Page>
  )
}

type PathsProps = { found: readonly CareerPath[]; country: string; hasCurrent: boolean }

const Paths = ({ found, country, hasCurrent }: PathsProps) => {
  const t = useWords()
  const [jobs, setJobs] = useState<{ path: CareerPath; country: string } | null>(null)
  const [rejected, setRejected] = useState<CareerPath | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const compared = found.filter(({ occupation }) => chosen.includes(occupation))
  const comparing = (occupation: number) => ({
    is: chosen.includes(occupation),
    may: compared.length < MOST_COMPARED,
    set: (on: boolean) => setChosen(on ? [...chosen, occupation] : chosen.filter((one) => one !== occupation)),
  })
  return (
    <>
      <Compare compared={compared} />
      <section className={panel.stack} aria-labelledby="paths">
        <h2 id="paths" className={panel.title}>
          {t('paths.title')}
        </h2>
        {found.length === 0 && <EmptyState title={t('paths.none')}>{t('paths.noneText')}</EmptyState>}
        <ol className={panel.grid}>
          {found.map((path) => (
            <Path
              key={path.occupation}
              path={path}
              country={country}
              hasCurrent={hasCurrent}
              compared={comparing(path.occupation)}
              onJobs={(where) => setJobs({ path, country: where })}
              onReject={() => setRejected(path)}
            />
          ))}
        </ol>
      </section>
      {jobs && <JobsDialog path={jobs.path} country={jobs.country} onClose={() => setJobs(null)} />}
      {rejected && <RejectDialog path={rejected} onClose={() => setRejected(null)} />}
    </>
  )
}

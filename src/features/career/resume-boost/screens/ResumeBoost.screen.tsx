import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { StoredResume } from '../../resume-builder/contract.ts'
import { resumeCall, resumesCall, saveCall } from '../../resume-builder/screens/calls.ts'
import { type BoostLine, boostOf, withLine } from '../boost.rules.ts'
import { useWords } from '../words/index.ts'
import { BeSeen } from './BeSeen.tsx'
import { Suggested } from './Suggested.tsx'

const AT = { cv: '' }

/** Being seen in the labelled place of Find Talent; and the lines of a CV that plain rules would write otherwise, each to be taken or left. */
export default function ResumeBoost() {
  const t = useWords()
  const answer = useApiState(resumesCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={panel.stack}>
        <BeSeen />
        <h2 className={panel.title}>{t('wording')}</h2>
        <div className={panel.note}>
          <p style={{ margin: 0 }}>{t('promise')}</p>
          <p className={panel.quiet}>{t('rules')}</p>
        </div>
        <WhenLoaded answer={answer} waiting={<Skeleton height={240} />}>
          {({ resumes }) =>
            resumes.length === 0 ? (
              <EmptyState
                title={t('none')}
                action={
                  <Button component={Link} to={paths.seekerAdvancedAiResumeBuilder()}>
                    {t('build')}
                  </Button>
                }
              >
                {t('noneText')}
              </EmptyState>
            ) : (
              <Chosen resumes={resumes} />
            )
          }
        </WhenLoaded>
      </div>
    </Page>
  )
}

const Chosen = ({ resumes }: { resumes: readonly { id: string; name: string }[] }) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const id = resumes.find((one) => one.id === at.cv)?.id ?? resumes[0]?.id ?? ''
  return (
    <>
      <NativeSelect
        label={t('cv')}
        value={id}
        onChange={(event) => void go({ cv: event.currentTarget.value }, { replace: true })}
        data={resumes.map((one) => ({ value: one.id, label: one.name }))}
        style={{ maxInlineSize: 420 }}
      />
      <Lines key={id} id={id} />
    </>
  )
}

const Lines = ({ id }: { id: string }) => {
  const answer = useApiState(resumeCall, { id })
  return (
    <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
      {(stored) => <Looked stored={stored} />}
    </WhenLoaded>
  )
}

const keyOf = ({ entry, line, suggestion }: BoostLine) => `${entry} ${line} ${suggestion.was}`

const Looked = ({ stored }: { stored: StoredResume }) => {
  const t = useWords()
  const save = useCommand(saveCall, { refreshes: [resumeCall, resumesCall] })
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [taken, setTaken] = useState(0)
  const all = boostOf(stored.document)
  const lines = all.filter((line) => !refused.has(keyOf(line)))
  const leave = (line: BoostLine) => setRefused((old) => new Set(old).add(keyOf(line)))
  const take = (line: BoostLine, text: string) => {
    const { name, country, template, revision } = stored
    const document = withLine(stored.document, line, text)
    save.mutate(
      { id: stored.id, revision, name, country, template, document },
      // What the person has settled on is not asked about again.
      {
        onSuccess: () => {
          setTaken((n) => n + 1)
          leave({ ...line, suggestion: { ...line.suggestion, was: text.trim() } })
        },
      },
    )
  }
  const openCv = (
    <Button component={Link} to={paths.seekerAdvancedAiResumeBuilder({ cv: stored.id })} variant="default">
      {t('open')}
    </Button>
  )
  if (lines.length === 0)
    return (
      <EmptyState title={taken > 0 ? t('taken', { count: taken }) : t('nothing')} action={openCv}>
        {taken > 0 || refused.size > 0 ? t('done') : t('nothingText')}
      </EmptyState>
    )
  return (
    <>
      <div className={panel.row} role="status">
        <span>{t('left', { count: lines.length })}</span>
        {taken > 0 && <span className={panel.quiet}>{t('taken', { count: taken })}</span>}
        {openCv}
      </div>
      {save.error && <ErrorState error={save.error} />}
      <ul className={panel.list}>
        {lines.map((line) => (
          <Suggested
            key={keyOf(line)}
            line={line}
            busy={save.isPending}
            onTake={(text) => take(line, text)}
            onLeave={() => leave(line)}
          />
        ))}
      </ul>
    </>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { FileFactView, Registration } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { registerCall, registrationsCall, runCall } from './calls.ts'
import { FactsForm } from './FactsForm.tsx'
import classes from './files.module.css'

/** What banks and authorities ask of each legal entity, and which file waits for what. */
export default function Registrations() {
  const t = useWords()
  const { list } = useFormat()
  const say = useSentences()
  const may = useMay()
  const { data, error, isPending, refetch } = useApiState(registrationsCall, {})
  const [open, setOpen] = useState<Registration | null>(null)
  const save = useCommand(registerCall, { refreshes: [registrationsCall, runCall] })
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <LoadingTable />
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <p className={classes.quiet}>{t('registrations.help')}</p>
        <Button component={Link} to={paths.company()} variant="subtle">
          {t('registrations.company')}
        </Button>
      </div>
      {data.registrations.map((one) => (
        <section key={one.entityId} className={classes.card} aria-label={one.name}>
          <div className={classes.head}>
            <h2 className={classes.title}>
              <bdi>{one.name}</bdi>
            </h2>
            {may('payroll.run') && one.facts.some(({ isTaken }) => !isTaken) && (
              <Button variant="default" onClick={() => setOpen(one)}>
                {t('registrations.edit')}
              </Button>
            )}
          </div>
          {one.blocked.map(({ format, label, missing }) => (
            <p key={format} className={classes.problem}>
              {t('registrations.blocked', { file: say(label), what: list(missing.map(say)) })}
            </p>
          ))}
          {one.facts.every(({ shown, isOptional, problem }) => isOptional || (shown !== null && problem === null)) && (
            <p className={classes.quiet}>{t('registrations.ready')}</p>
          )}
          <dl className={classes.grid}>
            {one.facts.map((fact) => (
              <div key={fact.key}>
                <dt>{say(fact.label)}</dt>
                <dd>
                  <Value fact={fact} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {open && (
        <FactsForm
          title={open.name}
          facts={open.facts}
          onClose={() => setOpen(null)}
          onSave={async (from, facts) => {
            await save.mutateAsync({ entityId: open.entityId, from, facts })
            notify.success(t('registrations.saved'))
          }}
        />
      )}
    </div>
  )
}

const Value = ({ fact }: { fact: FileFactView }) => {
  const t = useWords()
  const say = useSentences()
  const { day } = useFormat()
  const chosen = fact.options.find(({ value }) => value === fact.shown)?.label ?? fact.shown
  if (chosen === null)
    return (
      <span className={classes.quiet}>{t(fact.isOptional ? 'registrations.optional' : 'registrations.missing')}</span>
    )
  return (
    <>
      <bdi className="ltr">{chosen}</bdi>
      {fact.since && <span className={classes.days}>{t('registrations.since', { day: day(fact.since) })}</span>}
      {fact.problem && <span className={classes.problem}>{say(fact.problem)}</span>}
    </>
  )
}

import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import type { firstDays, hideFirstDays } from '../contract.ts'
import { bringWords, useWords } from '../first-days/words/index.ts'
import type { FirstStep } from '../first-days.rules.ts'
import { Card } from './parts.tsx'
import classes from './portal.module.css'

const readCall = wire<typeof firstDays>('GET', '/api/portal/first-days')
const hideCall = wire<typeof hideFirstDays>('POST', '/api/portal/first-days/hide')

type Welcome = NonNullable<Output<typeof firstDays>['welcome']>

const PLACES: Readonly<Record<FirstStep, string>> = {
  contact: paths.employeePortal({ tab: 'details' }),
  emergency: paths.employeePortal({ tab: 'details' }),
  memos: paths.employeePortal({ tab: 'memos' }),
  documents: paths.employeePortal({ tab: 'documents' }),
  notifications: paths.notifications(),
}

/** The steps of somebody's first days; nothing once they are done or hidden. */
export default function FirstDays() {
  // Whoever comes back from a step finds it ticked.
  const { data } = useApiState(readCall, {}, { staleTime: 0 })
  const isReady = useBroughtWords(bringWords, data?.welcome != null)
  return data?.welcome && isReady ? <Steps welcome={data.welcome} /> : null
}

const Steps = ({ welcome: { company, steps } }: { welcome: Welcome }) => {
  const t = useWords()
  const hide = useCommand(hideCall, { refreshes: [readCall, { path: '/api/portal/tiles' }] })
  const done = steps.filter((step) => step.done).length
  return (
    <Card
      title={t('title', { company })}
      action={
        <Button variant="subtle" loading={hide.isPending} onClick={() => hide.mutate({})}>
          {t('hide')}
        </Button>
      }
    >
      <p className={classes.note}>{t('text', { done, of: steps.length })}</p>
      {hide.error && <p role="alert">{t('failed', { message: hide.error.message })}</p>}
      <ul className={classes.todo}>
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ul>
    </Card>
  )
}

const Step = ({ step, done }: Welcome['steps'][number]) => {
  const t = useWords()
  const what = t(`steps.${step}`)
  return (
    <li>
      {done ? <IconCircleCheck size={18} color="var(--ok)" aria-hidden /> : <IconCircle size={18} aria-hidden />}
      <span>{what}</span>
      {done ? (
        <span className={classes.note}>{t('done')}</span>
      ) : (
        <Link to={PLACES[step]} className={classes.link} aria-label={t('openOf', { what })}>
          {t('open')}
        </Link>
      )}
    </li>
  )
}

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useWords } from '../../words/index.ts'
import { getCall, revealCall } from '../calls.ts'
import classes from './profile.module.css'

type Props = { detail: EmployeeDetail }

/** Whether some of the record is not for whoever looks: an empty field may then be one of those. */
export const SomeWithheld = createContext(false)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useWords()
  const someWithheld = use(SomeWithheld)
  const nothing = children === null || children === undefined || children === ''
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {nothing && <span className={classes.note}>{t(someWithheld ? 'profile.notShown' : 'profile.notGiven')}</span>}
        {!nothing && (typeof children === 'string' ? <bdi>{children}</bdi> : children)}
      </dd>
    </div>
  )
}

type BlockProps = { title: string; action?: ReactNode; children: ReactNode }

export const Block = ({ title, action, children }: BlockProps) => (
  <section className={classes.block} aria-label={title}>
    <div className={classes.blockHead}>
      <h3 className={classes.heading}>{title}</h3>
      {action}
    </div>
    {children}
  </section>
)

/** A masked number, and the whole of it when somebody who may asks for it; that is logged. */
export const Masked = ({ detail, record, mask }: Props & { record: string; mask: string }) => {
  const t = useWords()
  const client = useQueryClient()
  const [shown, setShown] = useState<string | null>(null)
  const reveal = useCommand(revealCall)
  const ask = () =>
    reveal.mutate(
      { id: detail.employee.id, field: record },
      {
        onSuccess: (answer) => {
          setShown(answer.value)
          // That it was looked at stands in the record; the number does not wait for that.
          void client.invalidateQueries({ queryKey: [getCall.path] })
        },
        onError: (error) => notify.failure(t('errors.reveal', { message: error.message })),
      },
    )
  return (
    <>
      <span className="figures ltr">{shown ?? mask}</span>
      {detail.allowed.includes('reveal') && (
        <Button
          variant="subtle"
          size="compact-xs"
          loading={reveal.isPending}
          onClick={() => (shown === null ? ask() : setShown(null))}
        >
          {shown === null ? t('actions.reveal') : t('actions.hide')}
        </Button>
      )}
    </>
  )
}

import { type FormEvent, useState } from 'react'
import { type Input, wire } from '../../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { useWords } from '../../candidate/words/index.ts'
import type * as contract from '../../person.contract.ts'
import type { SelfIdentification as Told } from '../../person.contract.ts'
import classes from './self.module.css'

const path = '/api/my-applications/:key/self-identification'
const readCall = wire<typeof contract.readSelfIdentification>('GET', path)
const sayCall = wire<typeof contract.saveSelfIdentification>('PUT', path)
const forgetCall = wire<typeof contract.forgetSelfIdentification>('DELETE', path)

const GENDERS = ['woman', 'man', 'other', 'unsaid'] as const
const AGES = ['under25', '25to39', '40to54', '55plus', 'unsaid'] as const

type Said = Input<typeof contract.saveSelfIdentification>
type Done = 'saved' | 'erased' | null
type Props = { id: string; guest: boolean }

/** What somebody may say of themselves for the fairness report, if they like; never shown to the employer. */
export default function SelfIdentification({ id, guest }: Props) {
  const { data } = useApiState(readCall, { key: id }, { anonymous: guest })
  // It is voluntary: where it cannot be read, nothing stands in the way of the rest.
  const [done, setDone] = useState<Done>(null)
  return data ? (
    <Form key={JSON.stringify(data.said)} id={id} guest={guest} told={data} done={done} onDone={setDone} />
  ) : null
}

const Form = ({ id, guest, told, done, onDone }: Props & { told: Told; done: Done; onDone: (done: Done) => void }) => {
  const t = useWords()
  const options = { refreshes: [readCall], anonymous: guest }
  const save = useCommand(sayCall, options)
  const forget = useCommand(forgetCall, options)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const saidOf = <N extends keyof Said>(name: N) => String(given.get(name) ?? '') as Said[N]
    save.mutate(
      { key: id, gender: saidOf('gender'), ageBand: saidOf('ageBand'), ethnicity: saidOf('ethnicity') },
      { onSuccess: () => onDone('saved') },
    )
  }
  const { said, origins } = told
  const problem = save.error ?? forget.error
  const select = (name: 'gender' | 'ageBand' | 'ethnicity', options: readonly { value: string; label: string }[]) => (
    <label className={classes.box}>
      <span>{t(name)}</span>
      <select name={name} defaultValue={said?.[name] ?? ''}>
        <option value="">{t('empty')}</option>
        {options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <details className={classes.panel} open={said !== null || done !== null}>
      <summary>{t('title')}</summary>
      <p className={classes.quiet}>{t('why')}</p>
      <form onSubmit={send} className={classes.form}>
        <div className={classes.row}>
          {select(
            'gender',
            GENDERS.map((value) => ({ value, label: t(`genders.${value}`) })),
          )}
          {select(
            'ageBand',
            AGES.map((value) => ({ value, label: t(`ages.${value}`) })),
          )}
          {origins.length > 0 &&
            select(
              'ethnicity',
              [...origins, 'unsaid' as const].map((value) => ({ value, label: t(`origins.${value}`) })),
            )}
        </div>
        {problem && <p role="alert">{Object.values(problem.fields)[0] ?? problem.message}</p>}
        <p role="status" className={classes.quiet}>
          {done && t(done)}
        </p>
        <div className={classes.row}>
          <button type="submit" className={classes.press} disabled={save.isPending}>
            {t('save')}
          </button>
          {said && (
            <button
              type="button"
              className={classes.press}
              disabled={forget.isPending}
              onClick={() => forget.mutate({ key: id }, { onSuccess: () => onDone('erased') })}
            >
              {t('erase')}
            </button>
          )}
        </div>
      </form>
    </details>
  )
}

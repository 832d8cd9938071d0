import { MultiSelect, Radio } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { memoChoices } from '../contract.ts'
import { AUDIENCES, type Audience, audienceProblem, gapsOf, isPersonal } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { audienceCall, peopleCall } from './calls.ts'
import { type Form, textsOf } from './form.ts'
import classes from './memos.module.css'

type Props = {
  form: Form
  choices: Output<typeof memoChoices>
  onChange: (audience: Audience) => void
  wrong: string | undefined
}

const TYPES = ['citizen_pr', 'foreign_worker'] as const

/** Whom it is for, and at once who that is. */
export const AudienceFields = ({ form, choices, onChange, wrong }: Props) => {
  const t = useWords()
  const { countryName } = useFormat()
  const { audience } = form
  const personal = isPersonal(form.kind)
  const many = (field: 'departments' | 'locations' | 'countries' | 'types', data: { value: string; label: string }[]) =>
    data.length > 0 && (
      <MultiSelect
        label={t(`form.${field}`)}
        data={data}
        value={audience[field]}
        onChange={(value) => onChange({ ...audience, [field]: value })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
      />
    )
  const plain = (values: string[]) => values.map((v) => ({ value: v, label: v }))
  return (
    <div className={classes.stack}>
      {personal ? (
        <p className={classes.quiet}>{t('form.personalHelp')}</p>
      ) : (
        <Radio.Group
          aria-label={t('form.audience')}
          value={audience.mode}
          onChange={(mode) => onChange({ ...audience, mode: mode as Audience['mode'] })}
        >
          <div className={classes.line}>
            {AUDIENCES.map((mode) => (
              <Radio key={mode} value={mode} label={t(`form.${mode}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      {audience.mode === 'some' && (
        <div className={classes.pair}>
          {many('departments', plain(choices.departments))}
          {many(
            'countries',
            choices.countries.map((code) => ({ value: code, label: countryName(code) })),
          )}
          {many('locations', plain(choices.locations))}
          {many(
            'types',
            TYPES.filter((item) => choices.types.includes(item)).map((item) => ({
              value: item,
              label: t(`typeNames.${item}`),
            })),
          )}
        </div>
      )}
      {audience.mode === 'chosen' && (
        <People personal={personal} people={audience.people} onChange={(people) => onChange({ ...audience, people })} />
      )}
      {wrong && (
        <p className={classes.wrong} role="alert">
          {wrong}
        </p>
      )}
      <Who form={form} />
    </div>
  )
}

/** Names of people that were met in this screen: a draft keeps only who they are. */
const names = new Map<string, string>()

type PeopleProps = { people: string[]; personal: boolean; onChange: (people: string[]) => void }

const People = ({ people, personal, onChange }: PeopleProps) => {
  const t = useWords()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 200)
  const { data } = useApiState(peopleCall, { search: asked })
  for (const p of data?.people ?? []) names.set(p.id, `${p.name} (${p.number})`)
  const offered = [...new Set([...people, ...(data?.people.map((p) => p.id) ?? [])])]
  return (
    <MultiSelect
      label={t(personal ? 'form.person' : 'form.people')}
      placeholder={t('form.find')}
      data={offered.map((id) => ({ value: id, label: names.get(id) ?? id.slice(0, 8) }))}
      // The server has searched, in numbers as well as in names.
      filter={({ options }) => options}
      value={people}
      onChange={(value) => onChange(personal ? value.slice(-1) : value)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      hidePickedOptions
      maxValues={personal ? 2 : 5_000}
    />
  )
}

const Who = ({ form }: { form: Form }) => {
  const t = useWords()
  const { number, list } = useFormat()
  const { mutate, data, reset } = useCommand(audienceCall)
  const [audience] = useDebouncedValue(form.audience, 300)
  const gaps = gapsOf(textsOf(form))
  const named = gaps.join()
  const isOpen = audienceProblem('notice', audience) !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the gaps are others, not at each letter
  useEffect(() => {
    if (isOpen) reset()
    else mutate({ audience, gaps })
  }, [audience, named, isOpen])
  for (const p of data?.people ?? []) names.set(p.id, `${p.name} (${p.number})`)
  if (!data || isOpen) return null
  return (
    <section className={classes.stack} aria-live="polite">
      <p className={classes.plain}>
        <strong>{t('who.title', { count: data.count })}</strong>
        {data.withoutAccount > 0 && (
          <span className={classes.quiet}> · {t('who.account', { count: data.withoutAccount })}</span>
        )}
      </p>
      {data.missing.map((m) => (
        <p key={m.gap} className={classes.wrong}>
          {t('who.missing', { gap: `{{${m.gap}}}`, names: list(m.names) })}
        </p>
      ))}
      {data.people.length > 1 && (
        <details>
          <summary className={classes.quiet}>{t('who.first', { count: number(data.people.length) })}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to */}
          <ul className={classes.people} tabIndex={0}>
            {data.people.map((p) => (
              <li key={p.id} className={classes.person}>
                <bdi>{p.name}</bdi> <span className={classes.quiet}>{list([p.number, p.department])}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

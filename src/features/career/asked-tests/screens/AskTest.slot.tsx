import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { type SkillTest, TESTS } from '../../skill-tests/kinds.rules.ts'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import { useWords } from '../words/index.ts'
import { askedOfJobCall, putAskedCall } from './calls.ts'

/** Beneath the advert of a job: which skill test it asks for. */
export default function AskTest({ job }: { job: string }) {
  const { data } = useApiState(askedOfJobCall, { id: job })
  return data ? <Choose key={data.test} job={job} current={data.test} shared={data.shared} /> : null
}

type ChooseProps = { job: string; current: SkillTest | null; shared: number }

const Choose = ({ job, current, shared }: ChooseProps) => {
  const t = useWords()
  const tests = useTestWords()
  const { number } = useFormat()
  const [chosen, setChosen] = useState<string>(current ?? '')
  const save = useCommand(putAskedCall, { refreshes: [askedOfJobCall] })
  const test = TESTS.find((one) => one === chosen) ?? null
  return (
    <section className={panel.card} aria-labelledby="ask-test">
      <h2 id="ask-test">{t('ask.title')}</h2>
      <p className={panel.quiet}>{t('ask.text')}</p>
      <Select
        label={t('ask.label')}
        allowDeselect={false}
        data={[
          { value: '', label: t('ask.none') },
          ...TESTS.map((one) => ({ value: one, label: tests(`names.${one}`) })),
        ]}
        value={chosen}
        onChange={(value) => setChosen(value ?? '')}
      />
      {current && <p className={panel.quiet}>{t('ask.shared', { count: number(shared) })}</p>}
      {save.error && <ErrorState error={save.error} />}
      <div className={panel.row}>
        <Button
          variant="default"
          disabled={test === current}
          loading={save.isPending}
          onClick={() => save.mutate({ id: job, test }, { onSuccess: () => notify.success(t('ask.saved')) })}
        >
          {t('ask.save')}
        </Button>
      </div>
    </section>
  )
}

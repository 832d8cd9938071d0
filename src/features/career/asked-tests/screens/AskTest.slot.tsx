import { Anchor, Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { TESTS } from '../../skill-tests/kinds.rules.ts'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { JobTest } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { askedOfJobCall, putAskedCall } from './calls.ts'

/** Beneath the advert of a job: which skill test it asks for, one of the platform's or one that the company wrote. */
export default function AskTest({ job }: { job: string }) {
  const { data } = useApiState(askedOfJobCall, { id: job })
  return data ? <Choose key={data.test ?? data.written} job={job} asked={data} /> : null
}

const Choose = ({ job, asked }: { job: string; asked: JobTest }) => {
  const t = useWords()
  const tests = useTestWords()
  const { number } = useFormat()
  const current = asked.test ?? asked.written ?? ''
  const [chosen, setChosen] = useState<string>(current)
  const save = useCommand(putAskedCall, { refreshes: [askedOfJobCall] })
  const input = {
    id: job,
    test: TESTS.find((one) => one === chosen) ?? null,
    written: asked.own.find((one) => one.id === chosen)?.id ?? null,
  }
  return (
    <section className={panel.card} aria-labelledby="ask-test">
      <h2 id="ask-test">{t('ask.title')}</h2>
      <p className={panel.quiet}>{t('ask.text')}</p>
      <Select
        label={t('ask.label')}
        allowDeselect={false}
        data={[
          { value: '', label: t('ask.none') },
          { group: t('ask.platform'), items: TESTS.map((one) => ({ value: one, label: tests(`names.${one}`) })) },
          ...(asked.own.length === 0
            ? []
            : [{ group: t('ask.own'), items: asked.own.map(({ id, title }) => ({ value: id, label: title })) }]),
        ]}
        value={chosen}
        onChange={(value) => setChosen(value ?? '')}
      />
      {current && <p className={panel.quiet}>{t('ask.shared', { count: number(asked.shared) })}</p>}
      {save.error && <ErrorState error={save.error} />}
      <div className={panel.row}>
        <Button
          variant="default"
          disabled={chosen === current}
          loading={save.isPending}
          onClick={() => save.mutate(input, { onSuccess: () => notify.success(t('ask.saved')) })}
        >
          {t('ask.save')}
        </Button>
        <Anchor component={Link} to={paths.writtenTests()} size="sm">
          {t('ask.write')}
        </Anchor>
      </div>
    </section>
  )
}

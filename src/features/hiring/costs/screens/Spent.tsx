import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useApiState } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Cost } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { CostDialog, type On } from './CostDialog.tsx'
import { costsCall } from './calls.ts'
import classes from './costs.module.css'

type Props = { on: On; country: string /** A plain decimal, of the country’s currency. */; budget?: string | null }

/** What a job or a requisition has cost so far, beside what it may cost; nothing for a role that has no costs. */
export const Spent = ({ on, country, budget = null }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [open, setOpen] = useState<Cost | 'new' | null>(null)
  const may = useMay()
  const { data } = useApiState(costsCall, { ...on, pageSize: 200 }, { enabled: may('hiring.costs.read') })
  if (!data) return null
  const home = countryCodes.find((c) => c === country) ?? countryCodes[0] ?? ''
  const money = data.choices.currencies.find((c) => c.country === home)
  const own = data.totals.find((item) => item.currency === money?.currency)
  const sums = data.totals.map((item) => format.money(item.amount, item))
  return (
    <section aria-labelledby="spent">
      <h3 id="spent" className={classes.part}>
        {t('title')}
      </h3>
      {budget !== null && money && (
        <p className={classes.quiet}>
          {t('budget', {
            spent: format.isolated(format.money(own?.amount ?? '0', money)),
            budget: format.isolated(format.money(budget, money)),
          })}
          {Number(own?.amount ?? 0) > Number(budget) && <strong className={classes.over}> · {t('over')}</strong>}
        </p>
      )}
      {data.costs.length === 0 && budget === null && <p className={classes.quiet}>{t('none')}</p>}
      {data.costs.length > 0 && <p className={classes.quiet}>{t('spent', { amount: format.list(sums) })}</p>}
      <ul className={classes.list}>
        {data.costs.map((c) => (
          <li key={c.id}>
            <UnstyledButton className={classes.row} onClick={() => setOpen(c)}>
              <span>
                {t(`kinds.${c.kind}`)} <span className={classes.small}>{format.day(c.spentOn)}</span>
              </span>
              <bdi className="figures">{format.money(c.amount, c)}</bdi>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => setOpen('new')}
      >
        {t('add')}
      </Button>
      {open && (
        <CostDialog
          held={open === 'new' ? null : open}
          on={open === 'new' ? on : {}}
          choices={data.choices}
          home={home}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

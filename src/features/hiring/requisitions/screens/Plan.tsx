import { Alert, Autocomplete, Button, NativeSelect, Table, TextInput } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { PlanRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { departmentsCall, listCall, planCall, readCall, targetCall } from './calls.ts'
import classes from './requisitions.module.css'
import { useHome } from './useHome.ts'

const now = new Date().getFullYear()
const YEARS = [now - 1, now, now + 1, now + 2]
const AT = { year: String(now) }

/** What is no number goes as it was typed, so that it is refused by name and never read as nothing. */
const typedWhole = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : (text as never))

/** How many people each department is to have, beside how many it has. */
export default function Plan() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const year = YEARS.find((y) => String(y) === at.year) ?? now
  const { data, error, isPending, isFetching, refetch } = useApiState(planCall, { year })
  return (
    <>
      <div className={classes.head}>
        <p className={classes.quiet}>{t('plan.intro')}</p>
        <NativeSelect
          label={t('plan.year')}
          value={String(year)}
          onChange={(e) => go({ year: e.currentTarget.value })}
          data={YEARS.map(String)}
        />
      </div>
      {isPending && <LoadingTable rows={6} columns={5} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.rows.length === 0 && (
        <EmptyState icon={<IconUsers size={22} stroke={1.6} />} title={t('plan.empty')}>
          {t('plan.emptyText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <Rows year={year} rows={data.rows} />}
      {data && <Adding year={year} />}
    </>
  )
}

const Rows = ({ year, rows }: { year: number; rows: PlanRow[] }) => {
  const t = useWords()
  const format = useFormat()
  const freeSaid = (free: number | null) => {
    if (free === null) return '—'
    return free < 0 ? t('plan.beyond', { count: format.number(-free) }) : format.number(free)
  }
  return (
    <Table.ScrollContainer minWidth={300} mb="lg">
      <Table aria-label={t('plan.table')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('fields.department')}</Table.Th>
            <Table.Th className={classes.wide}>{t('fields.country')}</Table.Th>
            <Table.Th>{t('plan.target')}</Table.Th>
            <Table.Th>{t('plan.actual')}</Table.Th>
            <Table.Th>{t('plan.difference')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const free = row.target === null ? null : row.target - row.total
            const at = { department: row.department, country: format.countryName(row.country) }
            return (
              <Table.Tr key={`${row.country} ${row.department}`}>
                <Table.Td>
                  <bdi>{row.department}</bdi>
                  <span className={classes.under}>{at.country}</span>
                </Table.Td>
                <Table.Td className={classes.wide}>{at.country}</Table.Td>
                <Table.Td>
                  <Target key={String(row.target)} year={year} row={row} label={t('plan.targetOf', at)} />
                </Table.Td>
                <Table.Td>
                  <Explain name={t('plan.actualOf', at)} explained={actualOf(row, year, t)}>
                    <span className="figures">{format.number(row.total)}</span>
                  </Explain>
                </Table.Td>
                <Table.Td className={`figures ${free !== null && free < 0 ? classes.over : ''}`}>
                  {freeSaid(free)}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const actualOf = (row: PlanRow, year: number, t: ReturnType<typeof useWords>) => {
  const unit = t('plan.unit')
  return {
    value: String(row.total),
    unit,
    rule: {
      id: 'head-count-plan',
      title: t('plan.actual'),
      effectiveFrom: `${year}-01-01`,
      source: {
        title: t('plan.source', { year }),
        checkedOn: ownToday(),
        confirmed: true,
      },
    },
    inputs: [
      { name: t('plan.employees'), value: String(row.employees), unit },
      { name: t('plan.openOnes'), value: String(row.open), unit },
    ],
    steps: [{ text: t('plan.sum'), result: `${row.employees} + ${row.open} = ${row.total}` }],
  }
}

/** Kept on leaving it or with Enter; emptied, there is no target. */
const Target = ({ year, row, label }: { year: number; row: PlanRow; label: string }) => {
  const t = useWords()
  const current = row.target === null ? '' : String(row.target)
  const [typed, setTyped] = useState(current)
  const save = useCommand(targetCall, { refreshes: [planCall, listCall, readCall] })
  const keep = () => {
    if (typed.trim() === current || save.isPending) return
    save.mutate(
      {
        year,
        country: row.country,
        department: row.department,
        target: typed.trim() === '' ? null : typedWhole(typed),
      },
      { onSuccess: () => notify.success(t('plan.saved')) },
    )
  }
  return (
    <TextInput
      aria-label={label}
      inputMode="numeric"
      className={classes.target}
      value={typed}
      error={save.error ? (save.error.fields.target ?? save.error.message) : undefined}
      onChange={(e) => setTyped(e.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(e) => e.key === 'Enter' && keep()}
    />
  )
}

const Adding = ({ year }: { year: number }) => {
  const t = useWords()
  const format = useFormat()
  const home = useHome()
  const { form, set, field, submit, sending, failure } = useFields({ country: home, department: '', target: '' }, {})
  const { data } = useApiState(departmentsCall, {})
  const departments = [...new Set((data?.departments ?? []).filter((d) => !d.archivedAt).map((d) => d.name))]
  const save = useCommand(targetCall, { refreshes: [planCall, listCall, readCall] })
  const send = submit(async ({ country, department, target }) => {
    await save.mutateAsync({ year, country, department, target: typedWhole(target) })
    notify.success(t('plan.saved'))
    set('department', '')
    set('target', '')
  })
  return (
    <section aria-labelledby="plan-add">
      <h2 id="plan-add" className={classes.part}>
        {t('plan.add')}
      </h2>
      <form ref={form} onSubmit={send} noValidate className={classes.adding}>
        <NativeSelect
          label={t('fields.country')}
          {...field('country')}
          data={countryCodes.map((code) => ({ value: code, label: format.countryName(code) }))}
        />
        <Autocomplete
          label={t('fields.department')}
          data={departments}
          {...field('department')}
          onChange={(value) => set('department', value)}
        />
        <TextInput label={t('plan.addTarget')} inputMode="numeric" {...field('target')} />
        <Button type="submit" variant="default" loading={sending}>
          {t('plan.save')}
        </Button>
      </form>
      {failure instanceof Error && (
        <Alert color="red" role="alert" mt="sm">
          {failure.message}
        </Alert>
      )}
    </section>
  )
}

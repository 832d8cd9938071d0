import { Alert, Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconDownload, IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { Chart } from '../../../../web/ui/chart/Chart.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { readFairness } from '../contract.ts'
import { type Part, STEPS, type Step } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { fairnessCall } from './calls.ts'
import classes from './fairness.module.css'
import { Oversight } from './Oversight.tsx'

type FairnessReport = Output<typeof readFairness>
type Made = NonNullable<FairnessReport['report']>
const AT = { report: '', step: 'interview' }
const nameOf = ({ country, until }: { country: string; until: string }) => `${country} ${until}`

/** How groups of people fare, and what a person is asked to look at because a program orders. */
export default function Fairness() {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const [country = '', until = ''] = at.report.split(' ')
  const { data, error, isPending, isFetching, refetch } = useApiState(fairnessCall, { country, until })
  return (
    <div className={classes.page}>
      <section className={classes.panel} aria-label={t('report')}>
        <h2>{t('report')}</h2>
        <p className={classes.quiet}>{t('intro')}</p>
        {isPending && <LoadingTable rows={5} columns={5} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data && !data.report && (
          <EmptyState icon={<IconScale size={22} stroke={1.6} />} title={t('none')}>
            {t('noneText', { count: data.leastOfAll, day: format.day(data.nextOn) })}
          </EmptyState>
        )}
        {data?.report && (
          <Shown
            reports={data.reports}
            made={data.report}
            least={data.least}
            step={STEPS.find((s) => s === at.step) ?? 'interview'}
            onStep={(step) => go({ step })}
            onReport={(report) => go({ report })}
          />
        )}
      </section>
      <Oversight />
    </div>
  )
}

type ReportProps = {
  reports: FairnessReport['reports']
  made: Made
  least: number
  step: Step
  onStep: (step: Step) => void
  onReport: (name: string) => void
}

const Shown = ({ reports, made, least, step, onStep, onReport }: ReportProps) => {
  const t = useWords()
  const format = useFormat()
  const { report } = made
  const labelOf = (r: FairnessReport['reports'][number]) => {
    const given = { country: format.countryName(r.country), from: format.day(r.from), until: format.day(r.until) }
    return r.frozen ? t('frozenChoice', given) : t('choice', given)
  }
  return (
    <>
      <div className={classes.bar}>
        <NativeSelect
          label={t('which')}
          value={nameOf(made)}
          onChange={(e) => onReport(e.currentTarget.value)}
          data={reports.map((r) => ({ value: nameOf(r), label: labelOf(r) }))}
        />
        <SegmentedControl
          aria-label={t('step')}
          value={step}
          onChange={(value) => onStep(value as Step)}
          data={STEPS.map((value) => ({ value, label: t(`steps.${value}`) }))}
        />
        <Save made={made} format="pdf" />
        <Save made={made} format="csv" />
      </div>
      <Figures
        figures={[
          { label: t('people'), value: format.number(report.people) },
          {
            label: t('answered'),
            value: report.answered === null ? t('few') : format.number(report.answered),
          },
          ...STEPS.map((s) => ({ label: t(`steps.${s}`), value: format.number(report[s]) })),
        ]}
      />
      {report.parts.map((part) => (
        <Dimension key={part.dimension} part={part} step={step} />
      ))}
      <p className={classes.quiet} style={{ marginTop: '1rem' }}>
        {t('means', { count: least })} {t('made', { day: format.dayOf(made.madeAt) })}
      </p>
    </>
  )
}

const Save = ({ made, format: kind }: { made: Made; format: 'pdf' | 'csv' }) => {
  const t = useWords()
  const [saving, setSaving] = useState(false)
  const { country, until } = made
  const save = async () => {
    setSaving(true)
    try {
      const file = await fetchFile(`/api/company/fairness/report?country=${country}&until=${until}&format=${kind}`)
      saveFile(`fairness-${country.toLowerCase()}-${until}.${kind}`, file)
      notify.success(t('saved'))
    } catch (error) {
      notify.failure((error as Error).message)
    }
    setSaving(false)
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving} onClick={() => void save()}>
      {t(kind)}
    </Button>
  )
}

/** What was chosen of each group at a step; where that is not shown, how many of it applied. */
const Dimension = ({ part, step }: { part: Part; step: Step }) => {
  const t = useWords()
  const format = useFormat()
  const nameOfGroup = (name: string) => format.list(name.split(' ').map((n) => t(`groups.${n as 'woman'}`)))
  const percent = (share: number) => `${format.number(Math.round(share * 1000) / 10)}%`
  const isHidden = part.hidden.includes(step)
  const rows = [
    ...part.groups.map((g) => ({ id: g.group, people: g.people, at: g[step] })),
    ...part.tooFew.map((id) => ({ id, people: null, at: null })),
  ]
  const ratioOf = (at: (typeof rows)[number]['at']) => {
    if (at?.ratio == null) return '—'
    const ratio = format.number(Math.round(at.ratio * 100) / 100)
    return at.below ? format.list([ratio, t('below')]) : ratio
  }
  const rates = { id: 'rate', name: t('rate'), values: rows.map(({ at }) => at?.rate ?? null) }
  const people = { id: 'people', name: t('applicants'), values: rows.map((row) => row.people) }
  const beside = [
    {
      header: t('applicants'),
      values: rows.map((row) => (row.people === null ? t('few') : format.number(row.people))),
    },
    { header: t('chosen'), values: rows.map(({ at }) => (at ? format.number(at.chosen) : '—')) },
    { header: t('ratio'), values: rows.map(({ at }) => ratioOf(at)) },
  ]
  return (
    <>
      {isHidden && part.groups.length > 0 && <Alert color="gray">{t('hidden')}</Alert>}
      <Chart
        kind="bar"
        layout="rows"
        title={t(`dimensions.${part.dimension}`)}
        description={`${t('unknown')}: ${format.number(part.unknown)}`}
        of={t('group')}
        points={rows.map(({ id }) => ({ id, name: nameOfGroup(id) }))}
        series={[isHidden ? people : rates]}
        also={isHidden ? [] : beside}
        write={isHidden ? format.number : percent}
        empty={t('hidden')}
      />
    </>
  )
}

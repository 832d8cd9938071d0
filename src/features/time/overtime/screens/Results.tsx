import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react'
import type { Country } from '../../../../countries/country.ts'
import type { Explained } from '../../../../shared/explain.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { DialogNotice, DialogResult } from '../dialog.ts'
import { useOvertimeWords } from '../words/index.ts'
import classes from './overtime.module.css'
import { useWrite } from './useWrite.ts'

type Props = { result: DialogResult; country: Country }

/** A line of figures; the figure opens to how it came about. */
export const Figure = ({
  name,
  explained,
  country,
  total = false,
  why,
}: {
  name: string
  explained: Explained
  country: Country
  total?: boolean
  why?: string
}) => {
  const { write, brief } = useWrite(country)
  return (
    <div className={classes.line} data-total={total || undefined}>
      <dt>
        {name}
        {why && <p className={classes.note}>{why}</p>}
      </dt>
      <dd className="figures">
        <Explain name={name} explained={explained} write={write}>
          {brief(explained.value, explained.unit)}
        </Explain>
      </dd>
    </div>
  )
}

export const Notices = ({ notices, country }: { notices: readonly DialogNotice[]; country: Country }) => {
  const t = useOvertimeWords()
  const { countryName } = useFormat()
  return notices.map(({ severity, code, values }) => (
    <Alert
      key={code}
      variant="light"
      color={severity === 'error' ? 'red' : 'yellow'}
      role="alert"
      title={severity === 'error' ? undefined : t('notices.warning')}
      icon={severity === 'error' ? <IconCircleX size={18} /> : <IconAlertTriangle size={18} />}
    >
      {t(`notices.${code}`, { ...values, country: countryName(country.code) })}
    </Alert>
  ))
}

/** What the calculation rests on. */
export const Details = ({ result, country }: Props) => {
  const t = useOvertimeWords()
  return (
    <section className={classes.block}>
      <h4 className={classes.heading}>{t('details.title')}</h4>
      <dl className={classes.lines}>
        <Figure name={t('details.monthly')} explained={result.monthlyHours} country={country} />
        <Figure name={t('details.threshold')} explained={result.explained.weeklyThreshold} country={country} />
        <Figure name={t('custom.rate')} explained={result.explained.multiplier} country={country} />
        <Figure name={t('details.rate')} explained={result.hourlyRate} country={country} />
        <div className={classes.line}>
          <dt>{t('details.compliant')}</dt>
          <dd>
            <StatusBadge tone={result.legalCompliant ? 'ok' : 'wrong'}>
              {result.legalCompliant ? t('details.yes') : t('details.no')}
            </StatusBadge>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** What it comes to. */
export const Results = ({ result, country }: Props) => {
  const t = useOvertimeWords()
  return (
    <section className={classes.block}>
      <h4 className={classes.heading}>{t('results.title')}</h4>
      <dl className={classes.lines}>
        <Figure name={t('results.hourlyRate')} explained={result.hourlyRate} country={country} />
        <Figure name={t('results.regularHours')} explained={result.explained.regularHours} country={country} />
        <Figure name={t('results.overtimeHours')} explained={result.explained.overtimeHours} country={country} />
        <Figure name={t('results.regularPay')} explained={result.regularPay.explained} country={country} />
        <Figure name={t('results.overtimeRate')} explained={result.overtimeRate} country={country} />
        <Figure name={t('results.overtimePay')} explained={result.overtimePay.explained} country={country} />
        <Figure name={t('results.total')} explained={result.totalPay.explained} country={country} total />
      </dl>
    </section>
  )
}

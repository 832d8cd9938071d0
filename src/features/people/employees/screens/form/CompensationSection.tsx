import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Country } from '../../../../../countries/country.ts'
import { removeGrouping } from '../../../../../shared/digits.ts'
import type { Explained } from '../../../../../shared/explain.ts'
import { fromMinor } from '../../../../../shared/money.ts'
import { Slot } from '../../../../../web/slots.tsx'
import { Explain } from '../../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { OVERTIME_RATE_TYPES } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { ChoiceBox, MoneyBox, TextBox, TickBox } from './boxes.tsx'
import { useAround } from './context.ts'
import classes from './form.module.css'
import { payOf, startingRate } from './pay.ts'
import { Grid, Section } from './Section.tsx'
import { ALLOWANCES, type FormValues } from './values.ts'

export const CompensationSection = memo(() => {
  const t = useWords()
  return (
    <Section name="compensation">
      <Grid>
        <MoneyBox path="compensation.basicSalary" label={t('pay.basicSalary')} />
      </Grid>
      <h4 className={classes.subheading}>{t('pay.allowances')}</h4>
      <Grid>
        {ALLOWANCES.map((key) => (
          <MoneyBox key={key} path={`compensation.${key}`} label={t(`pay.${key}`)} />
        ))}
      </Grid>
      <Overtime />
      <Totals />
    </Section>
  )
})

const Overtime = () => {
  const t = useWords()
  const { countryName } = useFormat()
  const { country, employeeId, surface } = useAround()
  const { getValues, setValue } = useFormContext<FormValues>()
  const [auto, type] = useWatch<FormValues, ['compensation.autoOvertimeEnabled', 'compensation.overtimeRateType']>({
    name: ['compensation.autoOvertimeEnabled', 'compensation.overtimeRateType'],
  })
  const set = (
    key: 'overtimeRate' | 'overtimeRateType' | 'standardHoursPerWeek' | 'autoOvertimeAmount',
    value: string,
  ) => setValue(`compensation.${key}`, value, { shouldDirty: true })
  const resetRate = (chosen: string) =>
    set('overtimeRate', country ? startingRate(chosen, getValues('compensation'), country) : '')
  const onAuto = (on: boolean) => {
    const { standardHoursPerWeek, overtimeRateType } = getValues('compensation')
    if (!on) return set('autoOvertimeAmount', '0')
    if (standardHoursPerWeek.trim() === '') set('standardHoursPerWeek', String(country?.hours.standard ?? 40))
    if (overtimeRateType === '') {
      set('overtimeRateType', 'multiplier')
      resetRate('multiplier')
    }
  }
  const currency = country?.currency.code ?? ''
  const units: Readonly<Record<string, string>> = {
    multiplier: t('overtime.rateMultiplier'),
    hourly_rate: t('overtime.rateHourly', { currency }),
    fixed_rate: t('overtime.rateFixed', { currency }),
  }
  const unit = units[type]
  return (
    <>
      <h4 className={classes.subheading}>{t('overtime.title')}</h4>
      <Grid>
        <ChoiceBox
          path="compensation.overtimeRateType"
          label={t('overtime.rateType')}
          options={OVERTIME_RATE_TYPES.map((value) => ({ value, label: t(`overtime.${value}`) }))}
          onChosen={resetRate}
        />
        <TextBox path="compensation.overtimeRate" label={t('overtime.rate')} help={unit} decimal />
        <TextBox path="compensation.standardHoursPerWeek" label={t('overtime.standardHoursPerWeek')} decimal />
        <TextBox path="compensation.manualOvertimeHours" label={t('overtime.manualOvertimeHours')} decimal />
        <TextBox path="compensation.sundayOvertimeHours" label={t('overtime.sundayOvertimeHours')} decimal />
        <TextBox
          path="compensation.publicHolidayOvertimeHours"
          label={t('overtime.publicHolidayOvertimeHours')}
          decimal
        />
        {country && employeeId === null && surface === 'form' && (
          <>
            <TextBox
              path="compensation.overtimeRateMultiplier"
              label={t('overtime.multiplierOwn')}
              help={t('overtime.multiplierHelp', { multiplier: country.hours.overtimeMultiplier })}
              decimal
            />
            <TextBox
              path="compensation.holidayRateMultiplier"
              label={t('overtime.holidayOwn')}
              help={t('overtime.multiplierHelp', { multiplier: country.hours.holidayMultiplier })}
              decimal
            />
          </>
        )}
      </Grid>
      <TickBox
        path="compensation.autoOvertimeEnabled"
        label={t('overtime.auto')}
        help={t('overtime.autoHelp')}
        onTick={onAuto}
      />
      {auto && (
        <Grid>
          <TextBox path="compensation.hoursWorkedThisWeek" label={t('overtime.hoursWorkedThisWeek')} decimal />
        </Grid>
      )}
      {country && <PolicyDialog country={country} />}
      {country && country.guidance.length > 0 && (
        <div className={classes.card}>
          <span>{t('overtime.guidance', { country: countryName(country.code) })}</span>
          <ul className={classes.list}>
            {country.guidance.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The overtime dialog for who is in the form: with the salary typed here as long as nobody is saved. */
const PolicyDialog = ({ country }: { country: Country }) => {
  const t = useWords()
  const { employeeId } = useAround()
  const { getValues } = useFormContext<FormValues>()
  const [open, setOpen] = useState(false)
  const person = () => ({
    name: getValues('fullName'),
    department: getValues('department'),
    country: country.code,
    basicSalary: removeGrouping(getValues('compensation.basicSalary')),
  })
  return (
    <>
      <Button variant="default" className={classes.policy} onClick={() => setOpen(true)}>
        {t('actions.overtime')}
      </Button>
      {open && (
        <Slot
          name="employee.overtime"
          with={{
            ...(employeeId ? { id: employeeId } : { person: person() }),
            variant: 'onboarding',
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  )
}

const Totals = () => {
  const t = useWords()
  const { money } = useFormat()
  const { country } = useAround()
  const compensation = useWatch<FormValues, 'compensation'>({ name: 'compensation' })
  if (!country) return null
  const pay = payOf(compensation, country)
  if (!pay) return <p className={classes.note}>{t('pay.needsSalary')}</p>
  const { currency, locale } = country
  const amount = (value: string | number) =>
    money(value, { symbol: currency.symbol, decimals: currency.minorUnits, locale })
  const write = (value: string, unit: string) => (unit === currency.code ? amount(value) : `${value} ${unit}`)
  const lines: [string, Explained, (string | undefined)?][] = [
    [t('overtime.baseHourly'), pay.base, t('overtime.whichRate')],
    ...(pay.auto ? [[t('overtime.autoAmount'), pay.auto.explained] as [string, Explained]] : []),
    ...(pay.manual ? [[t('overtime.manualAmount'), pay.manual.explained] as [string, Explained]] : []),
    ...(pay.sunday ? [[t('overtime.sundayAmount'), pay.sunday.explained] as [string, Explained]] : []),
    ...(pay.holiday ? [[t('overtime.holidayAmount'), pay.holiday.explained] as [string, Explained]] : []),
  ]
  return (
    <dl className={classes.totals} aria-live="polite">
      {lines.map(([name, explained, why]) => (
        <div key={name} className={classes.line}>
          <dt>
            {name}
            {why && <p className={classes.note}>{why}</p>}
          </dt>
          <dd className="figures">
            <Explain name={name} explained={explained} write={write}>
              {amount(explained.value)}
            </Explain>
          </dd>
        </div>
      ))}
      <div className={classes.line}>
        <dt>{t('pay.allowancesTotal')}</dt>
        <dd className="figures">{amount(fromMinor(pay.allowances, currency.minorUnits))}</dd>
      </div>
      <div className={classes.line} data-total>
        <dt>{t('pay.total')}</dt>
        <dd className="figures">
          <Explain name={t('pay.total')} explained={pay.total.explained} write={write}>
            {amount(pay.total.explained.value)}
          </Explain>
        </dd>
      </div>
    </dl>
  )
}

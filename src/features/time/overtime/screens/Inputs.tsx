import { NumberInput, Radio } from '@mantine/core'
import type { Country } from '../../../../countries/country.ts'
import { LIMITS, PERIODS } from '../dialog.ts'
import { useOvertimeWords } from '../words/index.ts'
import classes from './overtime.module.css'
import { type DialogBox, regularHoursOf, type useDialog } from './useDialog.ts'

type Props = { dialog: ReturnType<typeof useDialog>; country: Country }

/** How it is computed, and for how many hours. */
export const Inputs = ({ dialog, country }: Props) => {
  const t = useOvertimeWords()
  const { values, set, errors, empty } = dialog
  const most = LIMITS[values.period]
  const box = (name: DialogBox, limits: { min: number; max?: number; step: number }) => ({
    name,
    value: values[name],
    onChange: (typed: number | string) => set(name, typed),
    // An empty total is what the form starts with, and no mistake.
    error:
      errors[name] && !(name === 'totalHours' && empty)
        ? t(`limits.${name}`, { most: name === 'regularHours' ? most.regular : most.total })
        : undefined,
    clampBehavior: 'none' as const,
    allowNegative: false,
    ...limits,
  })
  return (
    <>
      <Radio.Group
        label={t('mode.title')}
        value={values.mode}
        onChange={(mode) => set('mode', mode === 'manual' ? 'manual' : 'automatic')}
      >
        <div className={classes.modes}>
          <Radio value="automatic" label={t('mode.automatic')} />
          <Radio value="manual" label={t('mode.manual')} />
        </div>
      </Radio.Group>
      {values.mode === 'manual' && (
        <div className={classes.boxes}>
          <NumberInput label={t('custom.threshold')} {...box('customThreshold', { min: 1, max: 80, step: 1 })} />
          <NumberInput label={t('custom.rate')} {...box('customRate', { min: 1, max: 3, step: 0.1 })} />
          <NumberInput
            label={t('custom.hourlyRate', { currency: country.currency.code })}
            description={t('custom.hourlyRateHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...box('customHourlyRate', { min: 0, step: 0.01 })}
          />
        </div>
      )}
      <fieldset className={classes.hours}>
        <legend>{t('hours.title')}</legend>
        <Radio.Group
          label={t('period.title')}
          description={t(`period.${values.period}Means`)}
          value={values.period}
          onChange={(chosen) => {
            const period = chosen === 'month' ? 'month' : 'week'
            set('period', period)
            set('regularHours', regularHoursOf(country, period))
          }}
        >
          <div className={classes.modes}>
            {PERIODS.map((period) => (
              <Radio key={period} value={period} label={t(`period.${period}`)} />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.boxes}>
          <NumberInput label={t('hours.regular')} {...box('regularHours', { min: 0, max: most.regular, step: 0.5 })} />
          <NumberInput
            label={t('hours.total')}
            required
            autoFocus
            selectAllOnFocus
            {...box('totalHours', { min: 0, max: most.total, step: 0.5 })}
          />
        </div>
      </fieldset>
    </>
  )
}

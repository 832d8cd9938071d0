import { Button, Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import { PAY_PERIODS, type PayPeriod } from '../../../adverts/content/kinds.rules.ts'
import { decimalsOf } from '../../../matching/profile/screens/wish.ts'
import { formatPayFilter } from '../../../matching/profile/wish.rules.ts'
import { useWords as useWishWords } from '../../../matching/profile/words/index.ts'
import { countriesCall } from '../../../platform/accounts/screens/calls.ts'
import { useWords } from '../words/index.ts'
import classes from './talent.module.css'

/** A range of pay of one's own, where the chosen job's is not meant. */
export const PayFilter = ({ onChange }: { onChange: (pay: string) => void }) => {
  const t = useWords()
  const wish = useWishWords()
  const { user } = useSession()
  const countries = useApiState(countriesCall, {}).data ?? []
  const home = countries.find((c) => c.code === user?.country_code)?.currency ?? countries[0]?.currency ?? 'SGD'
  const [chosen, setCurrency] = useState('')
  const [period, setPeriod] = useState<PayPeriod>('MONTH')
  const [from, setFrom] = useState<string | number>('')
  const [to, setTo] = useState<string | number>('')
  const [any, setAny] = useState(false)
  const currency = chosen || home
  const unit = 10 ** decimalsOf(currency)
  const minor = (value: string | number) => Math.round(Number(value || 0) * unit)
  const isRange = to !== '' && minor(to) > 0 && minor(from) <= minor(to)
  return (
    <details className={classes.payFilter}>
      <summary>{t('payFilter')}</summary>
      <form
        noValidate
        className={classes.payForm}
        onSubmit={(event) => {
          event.preventDefault()
          if (isRange) onChange(formatPayFilter({ from: minor(from), to: minor(to), currency, period, any }))
        }}
      >
        <NumberInput
          size="xs"
          dir="ltr"
          label={t('payFrom')}
          min={0}
          hideControls
          thousandSeparator=","
          value={from}
          onChange={setFrom}
        />
        <NumberInput
          size="xs"
          dir="ltr"
          label={t('payTo')}
          min={1}
          hideControls
          thousandSeparator=","
          value={to}
          onChange={setTo}
        />
        <NativeSelect
          size="xs"
          label={t('payCurrency')}
          data={[...new Set([home, ...countries.map((c) => c.currency)])].sort()}
          value={currency}
          onChange={(e) => setCurrency(e.currentTarget.value)}
        />
        <NativeSelect
          size="xs"
          label={t('payPeriod')}
          data={PAY_PERIODS.map((value) => ({ value, label: wish(`per.${value}`) }))}
          value={period}
          onChange={(e) => setPeriod(PAY_PERIODS.find((p) => p === e.currentTarget.value) ?? 'MONTH')}
        />
        <Checkbox
          className={classes.across ?? ''}
          size="xs"
          label={t('payAlso')}
          checked={any}
          onChange={(e) => setAny(e.currentTarget.checked)}
        />
        <Button type="submit" size="compact-sm" variant="default" disabled={!isRange}>
          {t('payApply')}
        </Button>
        <p className={`${classes.quiet} ${classes.across}`}>{t('payText')}</p>
      </form>
    </details>
  )
}

import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { PAY_PERIODS } from '../../../adverts/content/kinds.rules.ts'
import { decimalsOf, useWish } from '../../../matching/profile/screens/wish.ts'
import { isNotice, NOTICES } from '../../../matching/profile/wish.rules.ts'
import { countriesCall } from '../../../platform/accounts/screens/calls.ts'
import type { ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Wrong } from './Edit.tsx'
import classes from './seekers.module.css'

type Desired = ProfileInput['desired']
type Props = { desired: Desired; country: string; wrong: Wrong; onChange: (more: Partial<Desired>) => void }

/** What somebody asks to be paid, who may see it, and how soon they can begin. */
export const Wishes = ({ desired: { pay, notice }, country, wrong, onChange }: Props) => {
  const t = useWords()
  const wish = useWish()
  const countries = useApiState(countriesCall, {}).data ?? []
  const home = countries.find((c) => c.code === country)?.currency ?? countries[0]?.currency ?? 'SGD'
  const currencies = [...new Set([pay?.currency ?? home, ...countries.map((c) => c.currency)])].sort()
  const unit = 10 ** decimalsOf(pay?.currency ?? home)
  const set = (more: Partial<NonNullable<Desired['pay']>>) =>
    onChange({
      pay: { ...(pay ?? { from: 0, to: null, currency: home, period: 'MONTH', shown: false }), ...more },
    })
  const minor = (value: string | number) => (value === '' ? null : Math.round(Number(value) * unit))
  const isDay = notice !== null && !isNotice(notice)
  return (
    <>
      <fieldset className={classes.wish} aria-describedby="pay-hint">
        <legend>{t('wish.pay')}</legend>
        <div className={classes.four}>
          <NumberInput
            label={t('wish.from')}
            dir="ltr"
            min={1}
            decimalScale={decimalsOf(pay?.currency ?? home)}
            thousandSeparator=","
            hideControls
            value={pay ? pay.from / unit : ''}
            error={wrong['desired.pay.from'] ?? wrong['desired.pay']}
            onChange={(value) => {
              const from = minor(value)
              // Without a lowest amount nothing is asked.
              if (from === null) onChange({ pay: null })
              else set({ from })
            }}
          />
          <NumberInput
            label={t('wish.to')}
            dir="ltr"
            min={1}
            decimalScale={decimalsOf(pay?.currency ?? home)}
            thousandSeparator=","
            hideControls
            disabled={pay === null}
            value={pay?.to == null ? '' : pay.to / unit}
            error={wrong['desired.pay.to']}
            onChange={(value) => pay && set({ to: minor(value) })}
          />
          <NativeSelect
            label={t('wish.currency')}
            disabled={pay === null}
            data={currencies}
            value={pay?.currency ?? home}
            error={wrong['desired.pay.currency']}
            onChange={(e) => set({ currency: e.currentTarget.value })}
          />
          <NativeSelect
            label={t('wish.period')}
            disabled={pay === null}
            data={PAY_PERIODS.map((value) => ({ value, label: t(`per.${value}`) }))}
            value={pay?.period ?? 'MONTH'}
            onChange={(e) => set({ period: PAY_PERIODS.find((p) => p === e.currentTarget.value) ?? 'MONTH' })}
          />
        </div>
        <Checkbox
          label={t('wish.shown')}
          disabled={pay === null}
          checked={pay?.shown ?? false}
          onChange={(e) => set({ shown: e.currentTarget.checked })}
        />
        <p id="pay-hint" className={classes.note}>
          {t('wish.payHint')}
        </p>
      </fieldset>
      <div className={classes.two}>
        <NativeSelect
          label={t('wish.notice')}
          value={isDay ? 'day' : (notice ?? '')}
          onChange={(e) => {
            const value = e.currentTarget.value || null
            onChange({ notice: value === 'day' ? tomorrow() : value })
          }}
          data={[
            { value: '', label: t('wish.noticeNone') },
            ...NOTICES.map((value) => ({ value, label: wish.soon(value) })),
            { value: 'day', label: t('wish.noticeDay') },
          ]}
        />
        {isDay && (
          <TextInput
            type="date"
            label={t('wish.free')}
            value={notice}
            error={wrong['desired.notice']}
            onChange={(e) => onChange({ notice: e.currentTarget.value || null })}
          />
        )}
      </div>
    </>
  )
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

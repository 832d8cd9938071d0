import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { listEmployees } from '../../../people/employees/contract.ts'
import type { ExemptionView, LawView } from '../../schedules/exemptions.contract.ts'
import { useLawWords } from '../../schedules/screens/useLawWords.ts'
import { useWords } from '../words/index.ts'
import { addExemptionCall, endExemptionCall, exemptionsCall, ledgerCall, listCall, sheetCall } from './calls.ts'

const peopleCall = wire<typeof listEmployees>('GET', '/api/employees')
const refreshes = [exemptionsCall, ledgerCall, listCall, sheetCall]
const AVERAGING = 'averaging'

type Props = { laws: readonly LawView[]; sites: readonly { id: string; name: string }[]; onClose: () => void }

/** What a permit or an agreement lets people work beyond a limit, as the paper says it. */
export const AddExemption = ({ laws, sites, onClose }: Props) => {
  const t = useWords()
  const { countryName } = useFormat()
  const say = useLawWords()
  const [search, setSearch] = useState('')
  const people = useApiState(peopleCall, { pageSize: 20, ...(search ? { search } : {}) })
  const add = useCommand(addExemptionCall, { refreshes })
  const choices = laws.flatMap(({ country, regime, label, limits, averaging }) => {
    const where = `${countryName(country)}, ${say(label)}`
    return [
      ...limits
        .filter(({ exemption }) => exemption !== null)
        .map((limit) => ({ value: `${country} ${regime} ${limit.key}`, label: `${where}: ${say(limit.label)}` })),
      ...(averaging
        ? [{ value: `${country} ${regime} ${AVERAGING}`, label: `${where}: ${say(averaging.title)}` }]
        : []),
    ]
  })
  const { form, field, submit, sending, failure, values } = useFields(
    {
      limit: choices[0]?.value ?? '',
      minutes: '',
      weeks: '2',
      who: 'everybody',
      employeeId: '',
      siteId: '',
      from: '',
      until: '',
      reference: '',
      reason: '',
    },
    {},
  )
  const isAveraging = values.limit.endsWith(` ${AVERAGING}`)
  const send = submit(async ({ limit, minutes, weeks, who, employeeId, siteId, ...rest }) => {
    const [country = '', regime = '', key = ''] = limit.split(' ')
    await add.mutateAsync({
      ...rest,
      country,
      regime,
      kind: isAveraging ? 'averaging' : 'limit',
      limit: isAveraging ? null : key,
      minutes: isAveraging ? null : Math.round(Number(minutes) * 60),
      weeks: isAveraging ? Number(weeks) : null,
      employeeId: who === 'person' && employeeId ? employeeId : null,
      siteId: who === 'site' && siteId ? siteId : null,
    })
    notify.success(t('limits.saved'))
    onClose()
  })
  return (
    <Dialog onClose={onClose} title={t('limits.addTitle')}>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t('limits.addText')}</p>
        <NativeSelect mt="sm" label={t('limits.which')} {...field('limit')} data={choices} />
        {isAveraging ? (
          <TextInput mt="sm" type="number" min={2} label={t('limits.weeks')} {...field('weeks')} />
        ) : (
          <TextInput mt="sm" type="number" min={1} step="0.5" label={t('limits.hours')} {...field('minutes')} />
        )}
        <NativeSelect
          mt="sm"
          label={t('limits.who')}
          {...field('who')}
          data={[
            { value: 'everybody', label: t('limits.everybody') },
            { value: 'person', label: t('limits.onePerson') },
            ...(sites.length > 0 ? [{ value: 'site', label: t('limits.oneSite') }] : []),
          ]}
        />
        {values.who === 'person' && (
          <>
            <TextInput
              mt="sm"
              label={t('list.search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <NativeSelect
              mt="sm"
              label={t('limits.person')}
              {...field('employeeId')}
              data={[
                { value: '', label: '' },
                ...(people.data?.employees ?? []).map(({ id, full_name }) => ({ value: id, label: full_name })),
              ]}
            />
          </>
        )}
        {values.who === 'site' && (
          <NativeSelect
            mt="sm"
            label={t('limits.site')}
            {...field('siteId')}
            data={[{ value: '', label: '' }, ...sites.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        <TextInput mt="sm" type="date" label={t('limits.from')} {...field('from')} />
        <TextInput mt="sm" type="date" label={t('limits.until')} {...field('until')} />
        <TextInput mt="sm" maxLength={100} label={t('limits.reference')} {...field('reference')} />
        <Textarea mt="sm" maxLength={500} label={t('limits.reason')} {...field('reason')} />
        {failure !== null && <ErrorState error={failure} />}
        <Button mt="md" type="submit" loading={sending}>
          {t('limits.save')}
        </Button>
      </form>
    </Dialog>
  )
}

export const EndExemption = ({ exemption, onClose }: { exemption: ExemptionView; onClose: () => void }) => {
  const t = useWords()
  const end = useCommand(endExemptionCall, { refreshes })
  const { form, field, submit, sending, failure } = useFields({ until: '', reason: '' }, {})
  const send = submit(async (values) => {
    await end.mutateAsync({ id: exemption.id, ...values })
    notify.success(t('limits.saved'))
    onClose()
  })
  return (
    <Dialog onClose={onClose} title={t('limits.endTitle')}>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t('limits.endText')}</p>
        <TextInput mt="sm" type="date" label={t('limits.until')} {...field('until')} />
        <Textarea mt="sm" maxLength={500} label={t('limits.reason')} {...field('reason')} />
        {failure !== null && <ErrorState error={failure} />}
        <Button mt="md" type="submit" loading={sending}>
          {t('limits.end')}
        </Button>
      </form>
    </Dialog>
  )
}

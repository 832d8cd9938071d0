import { Button, NativeSelect } from '@mantine/core'
import { IconReceiptTax } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useCommand } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { useListPage } from '../../../../web/list.ts'
import { notify } from '../../../../web/notify.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import { DECLARATION_SORTS, type DeclarationRow } from '../desk.contract.ts'
import { DECLARATION_STATES } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { deskCall, remindCall } from './calls.ts'
import { useColumns } from './useColumns.tsx'

const OneDeclaration = lazy(() => loadWords(['pay/declarations/own']).then(() => import('./OneDeclaration.tsx')))

const NO_VIEW = { show: '', search: '', year: '', sort: 'person', page: '1', size: '50' }
const AT = { ...NO_VIEW, open: '' }
const NONE: DeclarationRow[] = []
/** Tax years before the present one that can be looked at. */
const YEARS_BACK = 2

/** Who has declared what for the tax on their pay, and what waits for payroll. */
export default function Declarations() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const year = /^\d{4}$/.test(at.year) ? at.year : ''
  const input = {
    show: DECLARATION_STATES.find((one) => one === at.show) ?? '',
    search: at.search,
    ...(year ? { year } : {}),
    sort: DECLARATION_SORTS.find((one) => one === at.sort) ?? 'person',
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(deskCall, input, Number(at.page) || 1)
  const { pageSize, ...filter } = input
  const shown = answer.data
  const open = (row: DeclarationRow) => void go({ open: row.employmentId })
  const columns = useColumns((id) => void go({ open: id }))
  if (shown?.countries.length === 0)
    return (
      <Page title={t('title')} subtitle={t('subtitle')}>
        <EmptyState icon={<IconReceiptTax size={22} stroke={1.6} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      </Page>
    )
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={shown?.mayVerify ? <Remind year={shown.year} isAny={late(shown.states) > 0} /> : undefined}
    >
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize, sort: input.sort })}
        list="tax-declarations"
        asksReason
        filter={filter}
        chips={filterChips({ show: input.show && t(`states.${input.show}`) }, go)}
        name="tax-declarations"
        label={t('title')}
        columns={columns}
        rows={shown?.declarations ?? NONE}
        rowId={(row) => row.employmentId}
        rowName={(row) => row.person}
        search={listSearch(at, go, t('search'))}
        filters={
          <>
            <NativeSelect
              aria-label={t('show')}
              value={input.show}
              onChange={(event) => void go({ show: event.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('states.all') },
                ...DECLARATION_STATES.map((value) => ({
                  value,
                  label: shown ? `${t(`states.${value}`)} (${shown.states[value]})` : t(`states.${value}`),
                })),
              ]}
            />
            <Years year={shown?.year ?? null} chosen={year} onYear={(one) => void go({ year: one, page: '1' })} />
          </>
        }
        empty={
          <EmptyState icon={<IconReceiptTax size={22} stroke={1.6} />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        }
        onOpen={open}
      />
      {at.open && (
        <Suspense>
          <OneDeclaration employmentId={at.open} year={year} onClose={() => void go({ open: '' })} />
        </Suspense>
      )}
    </Page>
  )
}

const late = ({ missing, draft }: { missing: number; draft: number }) => missing + draft

type YearsProps = { year: number | null; chosen: string; onYear: (year: string) => void }

const Years = ({ year, chosen, onYear }: YearsProps) => {
  const t = useWords()
  if (year === null) return null
  const latest = Math.max(year, new Date().getFullYear())
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => latest - back)
  const all = years.includes(year) ? years : [...years, year]
  return (
    <NativeSelect
      aria-label={t('year')}
      value={chosen || String(year)}
      onChange={(event) => onYear(event.currentTarget.value)}
      data={all.map((one) => ({ value: String(one), label: t('yearOf', { from: one, until: one + 1 }) }))}
    />
  )
}

const Remind = ({ year, isAny }: { year: number; isAny: boolean }) => {
  const t = useWords()
  const remind = useCommand(remindCall)
  const send = () =>
    remind
      .mutateAsync({ year })
      .then(({ reminded, without }) =>
        notify.success(
          [t('reminded', { count: reminded }), ...(without > 0 ? [t('without', { count: without })] : [])].join(' '),
        ),
      )
      .catch((error: Error) => notify.failure(error.message))
  return (
    <Button variant="default" disabled={!isAny} loading={remind.isPending} onClick={() => void send()}>
      {t('remind')}
    </Button>
  )
}

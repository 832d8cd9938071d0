import { Button, Menu, NativeSelect } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { addDays, addMonths } from '../../../../shared/dates.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetEntity, BudgetView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { budgetsCall, forecastCall, moveCall, STALE } from './calls.ts'

const Parts = lazy(() => import('./Parts.tsx'))
const MakeDialog = lazy(() => import('./MakeDialog.tsx'))
const CopyDialog = lazy(() => import('./CopyDialog.tsx'))
const RateDialog = lazy(() => import('./RateDialog.tsx'))
const ImportDialog = lazy(() =>
  loadWords(['platform/imports']).then(() => import('../../../platform/imports/screens/ImportDialog.tsx')),
)

const AT = { entity: '', on: '', budget: '', dialog: '' }
const TONES: Readonly<Record<BudgetView['state'], Tone>> = {
  draft: 'idle',
  in_review: 'careful',
  approved: 'ok',
  frozen: 'calm',
}

/** What people are planned to cost, cost and will cost, by legal entity and year. */
export default function BudgetAdvisory() {
  const t = useWords()
  const period = usePeriod()
  const [at, go] = useAddress(AT)
  const { data, error, isPending, refetch } = useApiState(budgetsCall, { on: at.on })
  const owner = data?.entities.find(({ budgets }) => budgets.some(({ id }) => id === at.budget))
  const entity = owner ?? data?.entities.find(({ id }) => id === at.entity) ?? data?.entities[0]
  const budget = entity?.budgets.find(({ id }) => id === at.budget) ?? entity?.budgets[0]
  const close = () => void go({ dialog: '' })
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  const open = (id: string) => void go({ budget: id, dialog: '' })
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        data?.mayWrite && entity ? <Button onClick={() => void go({ dialog: 'make' })}>{t('make')}</Button> : undefined
      }
    >
      <div className={classes.stack}>
        {isPending && <LoadingTable />}
        {data && !entity && (
          <EmptyState
            icon={<IconCoin size={22} stroke={1.6} />}
            title={t('noEntity')}
            action={
              <Button component={Link} to={paths.company()}>
                {t('entity')}
              </Button>
            }
          >
            {t('noEntityText')}
          </EmptyState>
        )}
        {data && entity && (
          <>
            <div className={classes.bar}>
              <NativeSelect
                label={t('entity')}
                value={entity.id}
                onChange={(e) => void go({ entity: e.currentTarget.value, budget: '' })}
                data={data.entities.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <NativeSelect
                label={t('year')}
                value={entity.yearFrom}
                onChange={(e) => void go({ on: e.currentTarget.value, entity: entity.id, budget: '' })}
                data={yearsAround(entity.yearFrom).map((from) => ({
                  value: from,
                  label: period(from, addDays(addMonths(from, 12), -1)),
                }))}
              />
              {entity.budgets.length > 0 && (
                <NativeSelect
                  label={t('budget')}
                  value={budget?.id ?? ''}
                  onChange={(e) => open(e.currentTarget.value)}
                  data={entity.budgets.map((one) => ({ value: one.id, label: one.name }))}
                />
              )}
            </div>
            {budget && <Standing budget={budget} mayWrite={data.mayWrite} onDialog={(dialog) => void go({ dialog })} />}
            {!budget && (
              <EmptyState
                icon={<IconCoin size={22} stroke={1.6} />}
                title={t('none')}
                action={
                  data.mayWrite ? <Button onClick={() => void go({ dialog: 'make' })}>{t('make')}</Button> : undefined
                }
              >
                {t(data.mayWrite ? 'noneText' : 'noneRead')}
              </EmptyState>
            )}
            {budget && (
              <Suspense fallback={<LoadingTable />}>
                <Parts key={budget.id} entity={entity} budget={budget} mayReadPay={data.mayReadPay} />
              </Suspense>
            )}
            <Groups groups={data.groups} country={entity.country} />
          </>
        )}
      </div>
      <Suspense>
        {at.dialog === 'make' && entity && <MakeDialog entity={entity} onMade={open} onClose={close} />}
        {at.dialog === 'copy' && entity && budget && (
          <CopyDialog entity={entity} budget={budget} onMade={open} onClose={close} />
        )}
        {at.dialog === 'rate' && entity && budget && <RateDialog entity={entity} budget={budget} onClose={close} />}
        {at.dialog === 'import' && budget && (
          <ImportDialog
            kind="budget-positions"
            options={{ budgetId: budget.id }}
            stale={STALE.map(({ path }) => path)}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** The year shown, the one before and the two after. */
const yearsAround = (from: string): string[] =>
  [-1, 0, 1, 2].map((by) => `${Number(from.slice(0, 4)) + by}${from.slice(4)}`)

type Opened = { budget: BudgetView; mayWrite: boolean; onDialog: (dialog: string) => void }

/** How the budget stands, and what may be done with it. */
const Standing = ({ budget, mayWrite, onDialog }: Opened) => {
  const t = useWords()
  const move = useCommand(moveCall, { refreshes: STALE })
  const forecast = useCommand(forecastCall, { refreshes: STALE })
  const failed = (problem: Error) => notify.failure(problem.message)
  return (
    <div className={classes.standing}>
      <StatusBadge tone={TONES[budget.state]}>{t(`states.${budget.state}`)}</StatusBadge>
      {budget.isCurrent && <StatusBadge tone="ok">{t('current')}</StatusBadge>}
      {budget.kind === 'scenario' && <StatusBadge tone="calm">{t('scenario')}</StatusBadge>}
      {mayWrite && (
        <div className={classes.actions}>
          {budget.allowed.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'submit' ? 'filled' : 'default'}
              loading={move.isPending && move.variables.action === action}
              onClick={() =>
                move.mutate(
                  { id: budget.id, version: budget.version, action },
                  { onSuccess: () => notify.success(t(`done.${action}`)), onError: failed },
                )
              }
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
          <Button
            size="sm"
            variant="default"
            loading={forecast.isPending}
            onClick={() =>
              forecast.mutate(
                { id: budget.id },
                {
                  onSuccess: ({ people }) => notify.success(t('forecasted', { count: people })),
                  onError: failed,
                },
              )
            }
          >
            {t('forecast')}
          </Button>
          <Button size="sm" variant="default" onClick={() => onDialog('copy')}>
            {t('copy')}
          </Button>
          <More onDialog={onDialog} isDraft={budget.state === 'draft'} />
        </div>
      )}
    </div>
  )
}

const More = ({ onDialog, isDraft }: { onDialog: (dialog: string) => void; isDraft: boolean }) => {
  const t = useWords()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="default" aria-label={t('more')}>
          …
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onDialog('rate')}>{t('rate')}</Menu.Item>
        {isDraft && <Menu.Item onClick={() => onDialog('import')}>{t('import')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}

type GroupsProps = {
  groups: { currency: BudgetEntity['currency']; total: number; of: number; among: number }[]
  country: string
}

/** What the current budgets come to in the money of the group, by the rates that were entered. */
const Groups = ({ groups }: GroupsProps) => {
  const t = useWords()
  if (groups.length === 0) return null
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <li key={group.currency.code}>
          {t('groups', { code: group.currency.code })}: <GroupTotal {...group} />{' '}
          <span className={classes.quiet}>{t('groupOf', { of: group.of, among: group.among })}</span>
        </li>
      ))}
    </ul>
  )
}

const GroupTotal = ({ currency, total }: GroupsProps['groups'][number]) => {
  const money = useMinor(undefined, currency)
  return <strong className="figures">{money(total)}</strong>
}

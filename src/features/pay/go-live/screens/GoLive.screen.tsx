import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import classes from '../../payroll/screens/tables.module.css'
import { useWords } from '../words/index.ts'
import { goLiveCall } from './calls.ts'

const Group = lazy(() => import('./Group.tsx'))
const Comparison = lazy(() => import('./Comparison.tsx'))
const ImportDialog = lazy(async () => {
  await loadWords(['platform/imports'])
  return import('../../../platform/imports/screens/ImportDialog.tsx')
})

const AT = { group: '', month: '' }

/** Payroll of another provider, brought here: registers, what counts as paid before, months side by side. */
export default function GoLive() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const [isBringing, setBringing] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useApiState(goLiveCall, {})
  if (error && !data)
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (at.group && at.month)
    return (
      <Suspense fallback={<LoadingTable rows={6} columns={5} />}>
        <Comparison groupId={at.group} month={at.month} onBack={() => go({ group: '', month: '' })} />
      </Suspense>
    )
  const bringIn = data?.mayPrepare && data.groups.length > 0 && (
    <Button leftSection={<IconFileUpload size={16} />} onClick={() => setBringing(true)}>
      {t('bringIn')}
    </Button>
  )
  const isEmpty = data?.groups.every(({ months }) => months.length === 0)
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={bringIn}>
      {isPending && <LoadingTable rows={4} columns={5} />}
      {data && data.groups.length === 0 && (
        <EmptyState
          title={t('noGroups')}
          action={
            <Button component={Link} to={paths.payroll()}>
              {t('toPayroll')}
            </Button>
          }
        >
          {t('noGroupsText')}
        </EmptyState>
      )}
      {data && data.groups.length > 0 && isEmpty && (
        <EmptyState icon={<IconFileUpload size={22} stroke={1.6} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div className={classes.stack}>
          <Suspense fallback={<LoadingTable rows={4} columns={5} />}>
            {data.groups
              .filter(({ months }) => months.length > 0)
              .map((group) => (
                <Group
                  key={group.groupId}
                  group={group}
                  mayPrepare={data.mayPrepare}
                  tolerance={data.tolerance}
                  onMonth={(month) => go({ group: group.groupId, month })}
                />
              ))}
          </Suspense>
        </div>
      )}
      {isBringing && (
        <Suspense>
          <ImportDialog kind="pay-registers" stale={[goLiveCall.path]} onClose={() => setBringing(false)} />
        </Suspense>
      )}
    </Page>
  )
}

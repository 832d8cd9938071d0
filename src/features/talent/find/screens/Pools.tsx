import { Button } from '@mantine/core'
import { IconFolder, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { poolsCall } from './calls.ts'
import { PoolForm } from './PoolForm.tsx'
import classes from './talent.module.css'

const Pool = lazy(() => import('./Pool.tsx'))

const AT = { pool: '' }

/** The pools of the company, or the one that is open. */
export default function Pools() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const [beginning, setBeginning] = useState(false)
  const { data, error, isFetching, refetch } = useApiState(poolsCall, {})
  if (at.pool)
    return (
      <Suspense fallback={<LoadingTable rows={5} columns={4} />}>
        <Pool key={at.pool} id={at.pool} onBack={() => void go({ pool: '' })} />
      </Suspense>
    )
  const begin = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setBeginning(true)}>
      {t('pool.begin')}
    </Button>
  )
  return (
    <div className={classes.stack}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={4} columns={3} />}
      {data?.pools.length === 0 && (
        <EmptyState icon={<IconFolder size={22} stroke={1.6} />} title={t('pool.empty')} action={begin}>
          {t('pool.emptyText')}
        </EmptyState>
      )}
      {data && data.pools.length > 0 && (
        <>
          <div className={classes.bar}>
            <span className={classes.quiet}>{t('pool.consentHint')}</span>
            {begin}
          </div>
          <ul className={classes.cards}>
            {data.pools.map((p) => (
              <li key={p.id} className={classes.card}>
                <h2 className={classes.name}>
                  <button type="button" className={classes.open} onClick={() => void go({ pool: p.id })}>
                    <bdi>{p.name}</bdi>
                  </button>
                </h2>
                <p className={classes.text}>{p.purpose}</p>
                <p className={classes.quiet}>
                  {t('pool.members', { count: p.members })}
                  {p.ending > 0 && ` · ${t('pool.ending', { count: p.ending })}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {beginning && (
        <PoolForm
          pool={null}
          onClose={(id) => {
            setBeginning(false)
            if (id) void go({ pool: id })
          }}
        />
      )}
    </div>
  )
}

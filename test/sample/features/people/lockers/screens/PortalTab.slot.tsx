import type { ReactNode } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import type { readMyLockers } from '../contract.ts'
import { useWords } from '../words/index.ts'

const mineCall = wire<typeof readMyLockers>('GET', '/api/my-lockers')

const Own = () => {
  const t = useWords()
  const { data } = useApiState(mineCall, {})
  if (!data) return null
  return (
    <section aria-label={t('own')}>
      <h2>{t('own')}</h2>
      {data.lockers.length === 0 && <p>{t('ownNone')}</p>}
      <ul>
        {data.lockers.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </section>
  )
}

/** The lockers of whoever reads, in the employee portal. */
export default function LockersTab({ part, tab }: { part: 'tab' | 'panel'; tab: (name: string) => ReactNode }) {
  const t = useWords()
  return part === 'tab' ? tab(t('tab')) : <Own />
}

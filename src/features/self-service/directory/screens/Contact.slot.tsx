import { lazy, Suspense } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { useSession } from '../../../../web/session.ts'
import type { Slots } from '../../../../web/slots.tsx'
import type { readColleague } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './directory.module.css'

const readCall = wire<typeof readColleague>('GET', '/api/portal/colleagues/:id')

/** Its code and words come when there is a position to show; without a connection the shift is shown without it. */
const ShiftMap = lazy(() =>
  loadWords(['adverts/maps'])
    .then(() => import('./ShiftMap.tsx'))
    .catch(() => ({ default: () => null })),
)

/** Under the next shift: where it is, and whom the reader reports to and how they are reached, as far as the company shows it. */
export default function ShiftContact({ site }: Slots['next-shift.contact']) {
  const { user } = useSession()
  return (
    <>
      {site && (
        <Suspense>
          <ShiftMap name={site.name} position={site.position} />
        </Suspense>
      )}
      {user?.employeeId && <Manager of={user.employeeId} />}
    </>
  )
}

const Manager = ({ of }: { of: string }) => {
  const t = useWords()
  const { data } = useApiState(readCall, { id: of })
  // The nearest of those above stands last. Who is who may be switched off: then nobody is named.
  const manager = data?.above.at(-1)
  if (!manager) return null
  return (
    <p className={classes.note}>
      {t('askAboutShift')} <bdi>{manager.name}</bdi>
      {manager.email && (
        <>
          {' · '}
          <a href={`mailto:${manager.email}`}>
            <bdi>{manager.email}</bdi>
          </a>
        </>
      )}
      {manager.phone && (
        <>
          {' · '}
          <a href={`tel:${manager.phone.replace(/[^\d+]/g, '')}`} className="ltr">
            {manager.phone}
          </a>
        </>
      )}
    </p>
  )
}

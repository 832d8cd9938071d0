import { Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Link, usePathname } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useSession } from '../../../../web/session.ts'
import { type Slots, useFills } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'
import './slots.ts'

const DEFAULTS = { tab: '' }
/** The parts of the portal itself behind those that other features add. */
const OTHERS = ['details', 'pay', 'documents'] as const

/** An employee's navigation: the parts of their portal. Nobody else has one. */
export default function PortalLines({ lineClass }: Slots['frame.lines']) {
  const t = useWords()
  const { user } = useSession()
  const pathname = usePathname()
  const [{ tab }] = useAddress(DEFAULTS)
  const fills = useFills('portal.tab').map((fill) => ({ ...fill, name: fill.feature.split('/').at(-1) as string }))
  if (user?.role !== 'employee') return null
  const known = [...OTHERS, ...fills.map((fill) => fill.name)].includes(tab)
  const open = known ? tab : 'overview'
  const draw = (name: string, label: string) => {
    const isHere = pathname === paths.employeePortal() && name === open
    return (
      <Link
        key={name}
        to={paths.employeePortal(name === 'overview' ? {} : { tab: name })}
        className={lineClass}
        bySearch
        aria-current={isHere ? 'page' : undefined}
        data-here={isHere || undefined}
      >
        {label}
      </Link>
    )
  }
  // A part asks whether its reader has a use for it.
  return (
    <Queries>
      {draw('overview', t('tabs.overview'))}
      {fills.map(({ name, Component }) => (
        <Suspense key={name}>
          <Component part="tab" isOpen={name === open} tab={(label) => draw(name, label)} />
        </Suspense>
      ))}
      {OTHERS.map((name) => draw(name, t(`tabs.${name}`)))}
    </Queries>
  )
}

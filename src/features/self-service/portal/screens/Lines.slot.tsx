import { Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Link, usePathname } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useSession } from '../../../../web/session.ts'
import { type IconName, icons } from '../../../../web/shell/icons.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'
import { usePortalTabs } from './usePortalTabs.ts'

const DEFAULTS = { tab: '' }
/** The parts of the portal itself behind those that other features add. */
const OTHERS = { details: 'user', pay: 'coin', documents: 'file' } as const
const OTHER_NAMES = Object.keys(OTHERS) as (keyof typeof OTHERS)[]

/** An employee's navigation: the parts of their portal. Nobody else has one. */
export default function PortalLines({ lineClass }: Slots['frame.lines']) {
  const { user } = useSession()
  if (user?.role !== 'employee') return null
  return (
    <Queries>
      <Lines lineClass={lineClass} />
    </Queries>
  )
}

const Lines = ({ lineClass }: Slots['frame.lines']) => {
  const t = useWords()
  const pathname = usePathname()
  const [{ tab }] = useAddress(DEFAULTS)
  const { fills, leaver } = usePortalTabs()
  const others = leaver ? [] : OTHER_NAMES
  const known = [...others, ...fills.map((fill) => fill.name)].some((name) => name === tab)
  const open = known ? tab : 'overview'
  const draw = (name: string, label: string, icon: IconName) => {
    const Icon = icons[icon]
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
        <Icon size={17} stroke={1.7} aria-hidden />
        {label}
      </Link>
    )
  }
  // A part asks whether its reader has a use for it.
  return (
    <>
      {draw('overview', t('tabs.overview'), 'home')}
      {fills.map(({ name, Component }) => (
        <Suspense key={name}>
          <Component part="tab" isOpen={name === open} tab={(label, icon) => draw(name, label, icon)} />
        </Suspense>
      ))}
      {others.map((name) => draw(name, t(`tabs.${name}`), OTHERS[name]))}
    </>
  )
}

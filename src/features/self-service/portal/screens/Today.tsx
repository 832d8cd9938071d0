import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { icons } from '../../../../web/shell/icons.ts'
import type { TodayRow } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { nextPayDay } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Card } from './parts.tsx'
import classes from './portal.module.css'
import { usePortalTabs } from './usePortalTabs.ts'

const payDayCall = wire<typeof nextPayDay>('GET', '/api/portal/next-pay-day')

const drawNow = ({ icon, children, link, button }: TodayRow) => {
  const Icon = icons[icon]
  return (
    <li>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div className={classes.said}>{children}</div>
      {link && (
        <Button component={Link} to={link.to} bySearch variant="default">
          {link.name}
        </Button>
      )}
      {button}
    </li>
  )
}

/** How things stand today: the shift, in or out, leave and pay, as far as the company keeps them. */
export default function Today() {
  const t = useWords()
  const { onFirstPage } = usePortalTabs()
  return (
    <div className={classes.today}>
      <Card title={t('today')}>
        <ul className={classes.todo}>
          {onFirstPage.map(({ name, Component }) => (
            <Suspense key={name}>
              <Component part="now" row={drawNow} isOpen={false} tab={() => null} />
            </Suspense>
          ))}
          <NextPay />
        </ul>
      </Card>
    </div>
  )
}

/** Nothing stands here while nobody has said when people are paid. */
const NextPay = () => {
  const t = useWords()
  const { day, list } = useFormat()
  const { data } = useApiState(payDayCall, {})
  if (!data?.payDay || data.days === null) return null
  return drawNow({
    icon: 'coin',
    children: (
      <>
        <strong>{t('nextPay.title')}</strong>
        <span className={classes.note}>
          {list([day(data.payDay), data.days === 0 ? t('nextPay.today') : t('nextPay.in', { count: data.days })])}
        </span>
      </>
    ),
    link: { to: paths.employeePortal({ tab: 'payroll' }), name: t('nextPay.open') },
  })
}

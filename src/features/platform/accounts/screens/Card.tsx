import type { ReactNode } from 'react'
import { useTitle } from '../../../../web/ui/Page.tsx'
import classes from './Card.module.css'

type Props = { title: string; subtitle?: string; children: ReactNode; footer?: ReactNode }

/** The frame of every page about one's account. */
export const Card = ({ title, subtitle, children, footer }: Props) => {
  useTitle(title)
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {children}
      </div>
      {footer && <p className={classes.footer}>{footer}</p>}
    </div>
  )
}

/** What went wrong with the whole form, or what one should know before filling it in. */
export const Message = ({ tone, children }: { tone: 'wrong' | 'careful' | 'ok'; children: ReactNode }) => (
  <div className={classes.message} data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
    {children}
  </div>
)

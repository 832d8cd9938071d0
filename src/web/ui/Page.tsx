import { type ReactNode, useEffect } from 'react'
import { useNavigation } from '../Link.tsx'
import classes from './Page.module.css'

type Props = { title: string; subtitle?: string; actions?: ReactNode; children: ReactNode }

/** The frame of every screen: title, one line under it, actions at the end, then the content. */
export const Page = ({ title, subtitle, actions, children }: Props) => {
  useTitle(title)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** The tab of the browser says where one is. */
export const useTitle = (title: string) => {
  const { namesTab } = useNavigation()
  useEffect(() => {
    if (namesTab) document.title = title === 'Fourshore' ? title : `${title} · Fourshore`
  }, [title, namesTab])
}

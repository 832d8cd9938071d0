import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useNavigation } from '../Link.tsx'
import classes from './Page.module.css'

type Props = { title: string; subtitle?: string; actions?: ReactNode; children: ReactNode }

const Inside = createContext(false)

/** Around a screen that is shown as a part of another one: the page around it has the title, and it has none. */
export const PageInside = ({ children }: { children: ReactNode }) => <Inside value={true}>{children}</Inside>

/** Whether a screen is shown as a part of another one, which has chosen what it is about. */
export const useInside = (): boolean => useContext(Inside)

/** The frame of every screen: title, one line under it, actions at the end, then the content. */
export const Page = ({ title, subtitle, actions, children }: Props) => {
  const inside = useInside()
  useTitle(title, !inside)
  if (inside)
    return (
      <>
        {actions && <div className={classes.actions}>{actions}</div>}
        {children}
      </>
    )
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
export const useTitle = (title: string, isMine = true) => {
  const { namesTab } = useNavigation()
  useEffect(() => {
    if (namesTab && isMine) document.title = title === 'Fourshore' ? title : `${title} · Fourshore`
  }, [title, namesTab, isMine])
}

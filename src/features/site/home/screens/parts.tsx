import { type ReactNode, useId } from 'react'
import { paths } from '../../../../web/paths.ts'
import { useSession } from '../../../../web/session.ts'
import { homeOf } from '../../../../web/shell/navigation.ts'
import { PressLink } from '../../../../web/shell/Press.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useWords } from '../words/index.ts'
import classes from './site.module.css'

/** What stands on top of every public page. */
export const Hero = ({
  title,
  lead,
  children,
  aside,
}: {
  title: string
  lead: string
  children?: ReactNode
  aside?: ReactNode
}) => {
  useTitle(title)
  return (
    <section className={aside ? classes.heroWide : classes.hero}>
      <div>
        <h1 className={classes.headline}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
      {aside}
    </section>
  )
}

export const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const name = useId()
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className={classes.heading}>
        {title}
      </h2>
      {text && <p className={classes.under}>{text}</p>}
      {children}
    </section>
  )
}

type Card = { title: string; text: string }

/** Short facts beside one another; `numbered` where one follows the other. */
export const Cards = ({ cards, numbered = false }: { cards: readonly Card[]; numbered?: boolean }) => {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={classes.cards} data-numbered={numbered || undefined}>
      {cards.map(({ title, text }) => (
        <li key={title} className={classes.card}>
          <h3 className={classes.cardTitle}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </List>
  )
}

/** What a visitor may do now; who is signed in goes on to their own pages. */
export const NextActions = ({ seeker = false }: { seeker?: boolean }) => {
  const t = useWords()
  const { user } = useSession()
  if (user)
    return (
      <div className={classes.ways}>
        <PressLink large to={homeOf(user.role)}>
          {t('dashboard')}
        </PressLink>
      </div>
    )
  if (seeker)
    return (
      <div className={classes.ways}>
        <PressLink large to={paths.signup({ role: 'jobseeker' })}>
          {t('createAccount')}
        </PressLink>
        <PressLink large look="quiet" to={paths.login({ role: 'jobseeker' })}>
          {t('logIn')}
        </PressLink>
      </div>
    )
  return (
    <div className={classes.ways}>
      <PressLink large to={paths.signup({ role: 'employer' })}>
        {t('startFree')}
      </PressLink>
      <PressLink large look="quiet" to={paths.contact()}>
        {t('talk')}
      </PressLink>
    </div>
  )
}

/** The end of a page. */
export const Closing = ({ title, text, seeker = false }: { title: string; text: string; seeker?: boolean }) => {
  const name = useId()
  return (
    <section className={classes.closing} aria-labelledby={name}>
      <div>
        <h2 id={name} className={classes.heading}>
          {title}
        </h2>
        <p className={classes.under}>{text}</p>
      </div>
      <NextActions seeker={seeker} />
    </section>
  )
}

/** What is not there yet, said as plainly as what is. */
export const Later = ({ title, text }: { title: string; text: string }) => (
  <aside className={classes.later}>
    <h2 className={classes.cardTitle}>{title}</h2>
    <p className={classes.text}>{text}</p>
  </aside>
)

export const Trust = ({ title }: { title: string }) => {
  const t = useWords()
  const facts = (['sealed', 'apart', 'written', 'own'] as const).map((fact) => ({
    title: t(`trust.${fact}Title`),
    text: t(`trust.${fact}`),
  }))
  return (
    <Section title={title}>
      <Cards cards={facts} />
    </Section>
  )
}

import { paths } from '../../../../web/paths.ts'
import { PressLink } from '../../../../web/shell/Press.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useWords } from '../words/index.ts'
import { ComplianceFigure, Countries, FieldsFigure, OvertimeFigure } from './figures.tsx'
import { Cards, Closing, Hero, Section, Trust, Ways } from './parts.tsx'
import classes from './site.module.css'

const Home = () => {
  const say = useWords()
  const steps = ([1, 2, 3] as const).map((n) => ({ title: say(`home.work${n}Title`), text: say(`home.work${n}`) }))
  return (
    <div className={classes.page}>
      <Hero title={say('home.headline')} lead={say('home.lead')} aside={<OvertimeFigure />}>
        <Ways />
      </Hero>
      <Section title={say('home.countriesTitle')} text={say('home.countriesText')}>
        <Countries />
      </Section>
      <Section title={say('home.shownTitle')} text={say('home.shownText')}>
        <div className={classes.pair}>
          <ComplianceFigure />
          <FieldsFigure />
        </div>
      </Section>
      <Section title={say('home.worksTitle')}>
        <Cards cards={steps} numbered />
      </Section>
      <Trust title={say('home.trustTitle')} />
      <section className={classes.aside} aria-labelledby="seekers">
        <div>
          <h2 id="seekers" className={classes.heading}>
            {say('home.seekersTitle')}
          </h2>
          <p className={classes.under}>{say('home.seekersText')}</p>
        </div>
        <PressLink look="quiet" large to={paths.forJobSeekers()}>
          {say('home.seekersLink')}
        </PressLink>
      </section>
      <Closing title={say('home.ctaTitle')} text={say('home.ctaText')} />
      <Named />
    </div>
  )
}
export default Home

/** The browser's tab says the name of the house here, not the headline. */
const Named = () => {
  useTitle('Fourshore')
  return null
}

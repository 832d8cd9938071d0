import { paths } from '../../../../web/paths.ts'
import { PressLink } from '../../../../web/shell/Press.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useWords } from '../words/index.ts'
import { ComplianceFigure, Countries, FieldsFigure, OvertimeFigure } from './figures.tsx'
import { Cards, Closing, Hero, NextActions, Section, Trust } from './parts.tsx'
import classes from './site.module.css'

const Home = () => {
  const t = useWords()
  const steps = ([1, 2, 3] as const).map((n) => ({ title: t(`home.work${n}Title`), text: t(`home.work${n}`) }))
  return (
    <div className={classes.page}>
      <Hero title={t('home.headline')} lead={t('home.lead')} aside={<OvertimeFigure />}>
        <NextActions />
      </Hero>
      <Section title={t('home.countriesTitle')} text={t('home.countriesText')}>
        <Countries />
      </Section>
      <Section title={t('home.shownTitle')} text={t('home.shownText')}>
        <div className={classes.pair}>
          <ComplianceFigure />
          <FieldsFigure />
        </div>
      </Section>
      <Section title={t('home.worksTitle')}>
        <Cards cards={steps} numbered />
      </Section>
      <Trust title={t('home.trustTitle')} />
      <section className={classes.aside} aria-labelledby="seekers">
        <div>
          <h2 id="seekers" className={classes.heading}>
            {t('home.seekersTitle')}
          </h2>
          <p className={classes.under}>{t('home.seekersText')}</p>
        </div>
        <PressLink look="quiet" large to={paths.forJobSeekers()}>
          {t('home.seekersLink')}
        </PressLink>
      </section>
      <Closing title={t('home.ctaTitle')} text={t('home.ctaText')} />
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

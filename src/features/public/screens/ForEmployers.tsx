import { useWords } from '../words/index.ts'
import { ComplianceFigure, FieldsFigure, OvertimeFigure } from './figures.tsx'
import { Cards, Closing, Hero, Later, Section, Ways } from './parts.tsx'
import classes from './site.module.css'

const ForEmployers = () => {
  const say = useWords()
  const days = ([1, 2, 3, 4, 5, 6] as const).map((n) => ({
    title: say(`employers.day${n}Title`),
    text: say(`employers.day${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={say('employers.title')} lead={say('employers.lead')} aside={<ComplianceFigure />}>
        <Ways />
      </Hero>
      <Section title={say('employers.dayTitle')}>
        <Cards cards={days} />
      </Section>
      <Section title={say('employers.showTitle')} text={say('home.shownText')}>
        <div className={classes.pair}>
          <OvertimeFigure />
          <FieldsFigure />
        </div>
      </Section>
      <Later title={say('employers.nextTitle')} text={say('employers.next')} />
      <Closing title={say('employers.ctaTitle')} text={say('employers.ctaText')} />
    </div>
  )
}
export default ForEmployers

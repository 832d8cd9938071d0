import { ComplianceFigure, FieldsFigure, OvertimeFigure } from '../../home/screens/figures.tsx'
import { Cards, Closing, Hero, Later, Section, Ways } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { useWords } from '../../home/words/index.ts'
import { usePagesWords } from '../words/index.ts'

const ForEmployers = () => {
  const say = usePagesWords()
  const shared = useWords()
  const days = ([1, 2, 3, 4, 5, 6] as const).map((n) => ({
    title: say(`employers.day${n}Title`),
    text: say(`employers.day${n}`),
  }))
  const hiring = ([1, 2, 3] as const).map((n) => ({
    title: say(`employers.hire${n}Title`),
    text: say(`employers.hire${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={say('employers.title')} lead={say('employers.lead')} aside={<ComplianceFigure />}>
        <Ways />
      </Hero>
      <Section title={say('employers.dayTitle')}>
        <Cards cards={days} />
      </Section>
      <Section title={say('employers.hireTitle')}>
        <Cards cards={hiring} />
      </Section>
      <Section title={say('employers.showTitle')} text={shared('home.shownText')}>
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

import { paths } from '../../../web/paths.ts'
import { PressLink } from '../../../web/shell/Press.tsx'
import { useWords } from '../words/index.ts'
import { ComplianceFigure, OvertimeFigure } from './figures.tsx'
import { Cards, Closing, Hero, Later, Section, Trust } from './parts.tsx'
import classes from './site.module.css'

const Hrms = () => {
  const say = useWords()
  const parts = ([1, 2, 3, 4, 5, 6] as const).map((n) => ({
    title: say(`hrms.part${n}Title`),
    text: say(`hrms.part${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={say('hrms.title')} lead={say('hrms.lead')} aside={<OvertimeFigure />}>
        <PressLink large to={paths.hrmsFeatures()}>
          {say('hrms.more')}
        </PressLink>
      </Hero>
      <Section title={say('hrms.partsTitle')}>
        <Cards cards={parts} />
      </Section>
      <ComplianceFigure />
      <Trust title={say('home.trustTitle')} />
      <Later title={say('hrms.nextTitle')} text={say('hrms.next')} />
      <Closing title={say('home.ctaTitle')} text={say('home.ctaText')} />
    </div>
  )
}
export default Hrms

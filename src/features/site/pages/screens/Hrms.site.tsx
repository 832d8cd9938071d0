import { paths } from '../../../../web/paths.ts'
import { PressLink } from '../../../../web/shell/Press.tsx'
import { ComplianceFigure, OvertimeFigure } from '../../home/screens/figures.tsx'
import { Cards, Closing, Hero, Later, Section, Trust } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { useWords } from '../../home/words/index.ts'
import { usePagesWords } from '../words/index.ts'

const Hrms = () => {
  const t = usePagesWords()
  const shared = useWords()
  const parts = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((n) => ({
    title: t(`hrms.part${n}Title`),
    text: t(`hrms.part${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={t('hrms.title')} lead={t('hrms.lead')} aside={<OvertimeFigure />}>
        <PressLink large to={paths.hrmsFeatures()}>
          {t('hrms.more')}
        </PressLink>
      </Hero>
      <Section title={t('hrms.partsTitle')}>
        <Cards cards={parts} />
      </Section>
      <ComplianceFigure />
      <Trust title={shared('home.trustTitle')} />
      <Later title={t('hrms.nextTitle')} text={t('hrms.next')} />
      <Closing title={shared('home.ctaTitle')} text={shared('home.ctaText')} />
    </div>
  )
}
export default Hrms

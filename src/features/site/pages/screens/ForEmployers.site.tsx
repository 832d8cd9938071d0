import { ComplianceFigure, FieldsFigure, OvertimeFigure } from '../../home/screens/figures.tsx'
import { Cards, Closing, Hero, Later, NextActions, Section } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { useWords } from '../../home/words/index.ts'
import { usePagesWords } from '../words/index.ts'

const ForEmployers = () => {
  const t = usePagesWords()
  const shared = useWords()
  const days = ([1, 2, 3, 4, 5, 6] as const).map((n) => ({
    title: t(`employers.day${n}Title`),
    text: t(`employers.day${n}`),
  }))
  const hiring = ([1, 2, 3] as const).map((n) => ({
    title: t(`employers.hire${n}Title`),
    text: t(`employers.hire${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={t('employers.title')} lead={t('employers.lead')} aside={<ComplianceFigure />}>
        <NextActions />
      </Hero>
      <Section title={t('employers.dayTitle')}>
        <Cards cards={days} />
      </Section>
      <Section title={t('employers.hireTitle')}>
        <Cards cards={hiring} />
      </Section>
      <Section title={t('employers.showTitle')} text={shared('home.shownText')}>
        <div className={classes.pair}>
          <OvertimeFigure />
          <FieldsFigure />
        </div>
      </Section>
      <Later title={t('employers.nextTitle')} text={t('employers.next')} />
      <Closing title={t('employers.ctaTitle')} text={t('employers.ctaText')} />
    </div>
  )
}
export default ForEmployers

import { IconCheck } from '@tabler/icons-react'
import { FieldsFigure, OvertimeFigure } from '../../home/screens/figures.tsx'
import { Closing, Hero, NextActions, Section } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { useWords } from '../../home/words/index.ts'
import { usePagesWords } from '../words/index.ts'

const GROUPS = {
  people: ['people1', 'people2', 'people3', 'people4', 'people5'],
  onboarding: ['onboarding1', 'onboarding2', 'onboarding3'],
  documents: ['documents1', 'documents2', 'documents3'],
  pay: ['pay1', 'pay2', 'pay3'],
  compliance: ['compliance1', 'compliance2', 'compliance3'],
  import: ['import1', 'import2', 'import3', 'import4'],
  hiring: ['hiring1', 'hiring2', 'hiring3', 'hiring4'],
  memos: ['memos1', 'memos2'],
} as const
const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[]

const HrmsFeatures = () => {
  const t = usePagesWords()
  const shared = useWords()
  return (
    <div className={classes.page}>
      <Hero title={t('features.title')} lead={t('features.lead')}>
        <NextActions />
      </Hero>
      <div className={classes.columns}>
        {groups.map((group) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={classes.group}>
              {t(`features.${group}Title`)}
            </h2>
            <ul className={classes.ticks}>
              {GROUPS[group].map((feature) => (
                <li key={feature}>
                  <IconCheck size={18} aria-hidden />
                  {t(`features.${feature}`)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Section title={t('employers.showTitle')} text={shared('home.shownText')}>
        <div className={classes.pair}>
          <OvertimeFigure />
          <FieldsFigure />
        </div>
      </Section>
      <Closing title={shared('home.ctaTitle')} text={shared('home.ctaText')} />
    </div>
  )
}
export default HrmsFeatures

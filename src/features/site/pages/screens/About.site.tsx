import { Offices } from '../../../../web/shell/Offices.tsx'
import { Cards, Closing, Hero, Section } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { useWords } from '../../home/words/index.ts'
import { usePagesWords } from '../words/index.ts'

const About = () => {
  const t = usePagesWords()
  const shared = useWords()
  const ways = ([1, 2, 3] as const).map((n) => ({ title: t(`about.how${n}Title`), text: t(`about.how${n}`) }))
  return (
    <div className={classes.page}>
      <Hero title={t('about.title')} lead={t('about.lead')} />
      <Section title={t('about.whyTitle')}>
        <p className={classes.prose}>{t('about.why')}</p>
      </Section>
      <Section title={t('about.howTitle')}>
        <Cards cards={ways} />
      </Section>
      <Section title={t('about.officesTitle')} text={t('about.officesText')}>
        <Offices wide />
      </Section>
      <Closing title={shared('home.ctaTitle')} text={shared('home.ctaText')} />
    </div>
  )
}
export default About

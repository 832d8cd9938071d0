import { Offices } from '../../../web/shell/Offices.tsx'
import { useWords } from '../words/index.ts'
import { Cards, Closing, Hero, Section } from './parts.tsx'
import classes from './site.module.css'

const About = () => {
  const say = useWords()
  const ways = ([1, 2, 3] as const).map((n) => ({ title: say(`about.how${n}Title`), text: say(`about.how${n}`) }))
  return (
    <div className={classes.page}>
      <Hero title={say('about.title')} lead={say('about.lead')} />
      <Section title={say('about.whyTitle')}>
        <p className={classes.prose}>{say('about.why')}</p>
      </Section>
      <Section title={say('about.howTitle')}>
        <Cards cards={ways} />
      </Section>
      <Section title={say('about.officesTitle')} text={say('about.officesText')}>
        <Offices wide />
      </Section>
      <Closing title={say('home.ctaTitle')} text={say('home.ctaText')} />
    </div>
  )
}
export default About

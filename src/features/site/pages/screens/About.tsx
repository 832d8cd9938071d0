import { Offices } from '../../../../web/shell/Offices.tsx'
import { Cards, Closing, Hero, Section } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { useWords } from '../../home/words/index.ts'
import { usePagesWords } from '../words/index.ts'

const About = () => {
  const say = usePagesWords()
  const shared = useWords()
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
      <Closing title={shared('home.ctaTitle')} text={shared('home.ctaText')} />
    </div>
  )
}
export default About

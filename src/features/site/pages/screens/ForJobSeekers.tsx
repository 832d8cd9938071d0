import { Countries } from '../../home/screens/figures.tsx'
import { Cards, Closing, Hero, Later, Section, Ways } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { usePagesWords } from '../words/index.ts'

const ForJobSeekers = () => {
  const say = usePagesWords()
  const today = ([4, 5, 6, 1, 2, 3] as const).map((n) => ({
    title: say(`seekers.today${n}Title`),
    text: say(`seekers.today${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={say('seekers.title')} lead={say('seekers.lead')}>
        <Ways seeker />
      </Hero>
      <Section title={say('seekers.todayTitle')}>
        <Cards cards={today} />
      </Section>
      <Section title={say('seekers.knowTitle')} text={say('seekers.know')}>
        <Countries />
      </Section>
      <Later title={say('seekers.nextTitle')} text={say('seekers.next')} />
      <Closing title={say('seekers.ctaTitle')} text={say('seekers.ctaText')} seeker />
    </div>
  )
}
export default ForJobSeekers

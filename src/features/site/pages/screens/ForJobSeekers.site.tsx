import { Countries } from '../../home/screens/figures.tsx'
import { Cards, Closing, Hero, Later, NextActions, Section } from '../../home/screens/parts.tsx'
import classes from '../../home/screens/site.module.css'
import { usePagesWords } from '../words/index.ts'

const ForJobSeekers = () => {
  const t = usePagesWords()
  const today = ([4, 5, 6, 1, 2, 3] as const).map((n) => ({
    title: t(`seekers.today${n}Title`),
    text: t(`seekers.today${n}`),
  }))
  return (
    <div className={classes.page}>
      <Hero title={t('seekers.title')} lead={t('seekers.lead')}>
        <NextActions seeker />
      </Hero>
      <Section title={t('seekers.todayTitle')}>
        <Cards cards={today} />
      </Section>
      <Section title={t('seekers.knowTitle')} text={t('seekers.know')}>
        <Countries />
      </Section>
      <Later title={t('seekers.nextTitle')} text={t('seekers.next')} />
      <Closing title={t('seekers.ctaTitle')} text={t('seekers.ctaText')} seeker />
    </div>
  )
}
export default ForJobSeekers

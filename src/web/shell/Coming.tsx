import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { wordsOf } from '../i18n.ts'
import { useTitle } from '../ui/Page.tsx'
import { useTitles, useWebWords } from '../words/index.ts'
import classes from './Coming.module.css'

const useSentences = wordsOf<Record<string, string>>('coming')

/** An address that exists and a view that does not yet: says so, and what it will do. */
export const ComingSoon = ({ title }: { title: string }) => {
  const t = useWebWords()
  const titles = useTitles()
  const sentences = useSentences()
  const { history } = useRouter()
  useTitle(titles(title))
  return (
    <div className={classes.page}>
      <p className={classes.kicker}>{t('coming.heading')}</p>
      <h1 className={classes.title}>{titles(title)}</h1>
      <p className={classes.planned}>{t('coming.planned')}</p>
      <p className={classes.sentence}>{sentences(title)}</p>
      {history.canGoBack() && (
        <Button variant="default" onClick={() => history.back()}>
          {t('coming.back')}
        </Button>
      )}
    </div>
  )
}

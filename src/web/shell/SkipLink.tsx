import { useWebWords } from '../words/index.ts'
import classes from './frames.module.css'

/** First thing the Tab key finds. */
export const SkipLink = () => (
  <a className={classes.skip} href="#content">
    {useWebWords()('skip')}
  </a>
)

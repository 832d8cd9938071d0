import { Loader } from '@mantine/core'
import { useWebWords } from '../words/index.ts'
import classes from './frames.module.css'

/** In place of a screen that takes its time. */
export const Pending = () => (
  <div className={classes.pending} role="status" aria-label={useWebWords()('state.loading')}>
    <Loader size="sm" />
  </div>
)

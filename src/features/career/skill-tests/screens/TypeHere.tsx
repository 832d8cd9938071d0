import { Textarea } from '@mantine/core'
import { useWords } from '../words/index.ts'
import classes from './tests.module.css'

type TypeHereProps = { text: string; typed: string; onTyped: (typed: string) => void }

/** A text and the field it is typed into; nothing is pasted, put right or filled in by the browser. */
export const TypeHere = ({ text, typed, onTyped }: TypeHereProps) => {
  const t = useWords()
  return (
    <>
      <blockquote id="to-type" className={`${classes.passage} ${classes.typed}`} dir="ltr" lang="en">
        {text}
      </blockquote>
      <Textarea
        label={t('typing.label')}
        description={t('typing.noPaste')}
        aria-describedby="to-type"
        autosize
        minRows={3}
        maxLength={1000}
        dir="ltr"
        lang="en"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onPaste={(e) => e.preventDefault()}
        onDrop={(e) => e.preventDefault()}
        onChange={(e) => onTyped(e.currentTarget.value)}
        onKeyDown={(e) => {
          // Enter hands the text in, as in every field of one line: no text has a second one.
          if (e.key !== 'Enter' || e.nativeEvent.isComposing) return
          e.preventDefault()
          e.currentTarget.form?.requestSubmit()
        }}
      />
    </>
  )
}

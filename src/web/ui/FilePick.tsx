import { type ComponentProps, useState } from 'react'
import { useWebWords } from '../words/index.ts'
import classes from './FilePick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'value'> & {
  onChoose: (file: File | null) => void
}

/**
 * A file to choose, in the words of the page: the browser’s own button speaks the browser’s language. It is the browser’s field all the same, for keys,
 * for whoever hears the page, and for a file that is dropped on it. Without the component library: public pages have it as well.
 */
export const FilePick = ({ onChoose, ...input }: Props) => {
  const t = useWebWords()
  const [name, setName] = useState<string | null>(null)
  return (
    <span className={classes.pick}>
      <input
        {...input}
        type="file"
        className={classes.input}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0] ?? null
          setName(file?.name ?? null)
          onChoose(file)
        }}
      />
      <span className={classes.button} aria-hidden>
        {t('file.choose')}
      </span>
      <span className={name ? classes.name : classes.none} aria-hidden>
        {name ? <bdi>{name}</bdi> : t('file.none')}
      </span>
    </span>
  )
}

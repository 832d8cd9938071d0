import { type ComponentProps, useState } from 'react'
import classes from './FilePick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'value'> & {
  /** What the button says, and what stands beside it until a file is chosen: of the page, whatever language the browser has. */
  words: { choose: string; none: string }
  onChoose: (file: File | null) => void
}

/**
 * A file to choose, in the words of the page: the browser’s own button speaks the browser’s language. It is the browser’s field all the same, for keys,
 * for whoever hears the page, and for a file that is dropped on it. Without the component library: public pages have it as well.
 */
export const FilePick = ({ words, onChoose, ...input }: Props) => {
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
        {words.choose}
      </span>
      <span className={name ? classes.name : classes.none} aria-hidden>
        {name ? <bdi>{name}</bdi> : words.none}
      </span>
    </span>
  )
}

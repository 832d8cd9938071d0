import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { chipsOf } from '../boolean.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './talent.module.css'

export const SearchBox = ({ typed, onSearch }: { typed: string; onSearch: (q: string) => void }) => {
  const t = useWords()
  const [text, setText] = useState(typed)
  const hint = useId()
  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <TextInput
        type="search"
        aria-label={t('searchLabel')}
        aria-describedby={hint}
        placeholder={t('example')}
        dir="auto"
        value={text}
        maxLength={300}
        onChange={(e) => setText(e.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        className={classes.grow}
      />
      <Button type="submit">{t('find')}</Button>
      <p id={hint} className={classes.hint}>
        {t('searchHint')}
      </p>
    </form>
  )
}

type Props = { typed: string; barred: string[]; onChange: (q: string) => void }

/** The search term by term, as it was understood; each can be taken away. */
export const SearchChips = ({ typed, barred, onChange }: Props) => {
  const t = useWords()
  const { list } = useFormat()
  const chips = chipsOf(typed)
  if (chips.length === 0) return null
  return (
    <div className={classes.asked}>
      <ul className={classes.chips} aria-label={t('chips')}>
        {chips.map((chip, i) => {
          const out = barred.includes(chip.text)
          return (
            <li
              // A term may be there twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: chips have no other identity
              key={i}
              className={classes.chip}
              data-not={chip.how === 'not' || undefined}
              data-out={out || undefined}
            >
              {(i > 0 || chip.how === 'not') && <span className={classes.how}>{t(chip.how)}</span>}
              <bdi>{out ? <s>{chip.text}</s> : chip.text}</bdi>
              <button
                type="button"
                className={classes.cross}
                aria-label={t('removeTerm', { term: chip.text })}
                onClick={() => onChange(chip.without)}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      {barred.length > 0 && (
        <p className={classes.careful} role="status">
          {t('barred', { terms: list(barred) })}
        </p>
      )}
    </div>
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Chip } from '../chips.rules.ts'
import type { SmartFound } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { ChipDialog } from './ChipDialog.tsx'
import classes from './smart.module.css'
import { useLabel } from './useLabel.ts'

type Props = {
  found: SmartFound
  /** The filters are no longer those of the sentence. */
  changed: boolean
  onChips: (chips: Chip[] | null) => void
}

/** The sentence as it was read: what became a filter, what was not understood; and the filters, to change. */
export const Understood = ({ found, changed, onChips }: Props) => {
  const t = useWords()
  const label = useLabel()
  const [open, setOpen] = useState<string | null>(null)
  const { chips, segments } = found
  const opened = chips.find((c) => c.id === open)
  const isUnread = segments.some((s) => s.as === 'unread')
  const without = (id: string) => chips.filter((c) => c.id !== id)
  return (
    <section className={classes.understood} aria-labelledby="understood">
      <h2 id="understood" className={classes.heading}>
        {t('understood')}
      </h2>
      <p className={classes.sentence} dir="auto">
        {segments.map((s, i) => {
          const key = `${i} ${s.text}`
          if (s.as === 'unread')
            return (
              <s key={key} className={classes.unread}>
                {s.text}
                <span className={classes.aloud}> ({t('unread')})</span>
              </s>
            )
          if (s.as === 'said') return <span key={key}>{s.text}</span>
          return (
            <mark key={key} className={classes.read}>
              {s.text}
            </mark>
          )
        })}
      </p>
      {isUnread && <p className={classes.quiet}>{t('unreadText')}</p>}
      {chips.length === 0 ? (
        <p className={classes.quiet}>{t('nothingUnderstood')}</p>
      ) : (
        <ul className={classes.chips} aria-label={t('filters')}>
          {chips.map((chip) => (
            <li key={chip.id} className={classes.chip} data-kind={chip.kind} data-nice={chip.must ? undefined : true}>
              <button
                type="button"
                className={classes.edit}
                aria-label={t('change', { what: label(chip) })}
                onClick={() => setOpen(chip.id)}
              >
                <span>{label(chip)}</span>
                {!chip.must && <span className={classes.nice}>{t('niceShort')}</span>}
              </button>
              <ActionIcon
                size="md"
                variant="subtle"
                color="gray"
                aria-label={t('removeOf', { what: label(chip) })}
                onClick={() => onChips(without(chip.id))}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {changed && (
        <div>
          <Button size="compact-sm" variant="subtle" onClick={() => onChips(null)}>
            {t('reread')}
          </Button>
        </div>
      )}
      {opened && (
        <ChipDialog
          chip={opened}
          onChange={(next) => onChips(chips.map((c) => (c.id === next.id ? next : c)))}
          onRemove={() => onChips(without(opened.id))}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

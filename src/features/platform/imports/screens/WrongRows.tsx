import { TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import classes from './imports.module.css'
import { cellsOf, type Sheet } from './sheet.ts'
import { useColumnLabel, useSurface, useToolWords } from './surface.ts'
import type { Upload } from './useImportFile.ts'

/** Every row that is or was wrong, with its wrong cells open for writing. Only what is in sight is drawn. */
export const WrongRows = ({ upload, sheet, title }: { upload: Upload; sheet: Sheet; title?: string }) => {
  const t = useToolWords()
  const scroll = useRef<HTMLDivElement>(null)
  /** The row on the way to which the focus is: keys that come before it is there go on from it. */
  const going = useRef<number | null>(null)
  const virtual = useVirtualizer({
    count: sheet.suspects.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 112,
    overscan: 6,
    getItemKey: (i) => sheet.suspects[i] ?? i,
  })
  if (sheet.suspects.length === 0) return null
  /** Enter or an arrow goes to the next wrong row, in the same column where that has a box. */
  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[e.key] ?? 0
    const from = (e.target as HTMLElement).dataset
    if (by === 0 || from.at === undefined || e.nativeEvent.isComposing) return
    e.preventDefault()
    let at = (going.current ?? Number(from.at)) + by
    while (at >= 0 && at < sheet.suspects.length && !sheet.errors.has(sheet.suspects[at] as number)) at += by
    if (at < 0 || at >= sheet.suspects.length) return
    going.current = at
    virtual.scrollToIndex(at)
    const column = from.column
    const arrive = (frames: number) => {
      if (going.current !== at) return
      const boxes = [...(scroll.current?.querySelectorAll<HTMLElement>(`[data-at="${at}"]`) ?? [])]
      const box = boxes.find((one) => one.dataset.column === column) ?? boxes[0]
      // A row that has just come into view is drawn a frame or two later.
      if (!box && frames > 0) {
        requestAnimationFrame(() => arrive(frames - 1))
        return
      }
      going.current = null
      box?.focus()
    }
    arrive(60)
  }
  return (
    <div className={classes.block}>
      <h3 id="bulk-wrong" className={classes.heading}>
        {title ?? t('wrongTitle')}
      </h3>
      <p className={classes.note}>{t('wrongText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keyboard */}
      <section ref={scroll} className={classes.wrong} tabIndex={0} aria-labelledby="bulk-wrong" onKeyDown={onKeyDown}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const index = sheet.suspects[item.index]
            if (index === undefined) return null
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <WrongRow upload={upload} sheet={sheet} index={index} at={item.index} />
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}

const WrongRow = ({ upload, sheet, index, at }: { upload: Upload; sheet: Sheet; index: number; at: number }) => {
  const t = useToolWords()
  const label = useColumnLabel()
  const { nameOf } = useSurface()
  const errors = sheet.errors.get(index) ?? []
  const saved = sheet.saved.has(index)
  // A box that was open stays open when its cell is right, so that typing is not cut short.
  const [opened, setOpened] = useState<string[]>([])
  const columns = [...new Set([...opened, ...errors.map((e) => e.field).filter(Boolean)])]
  const general = errors.filter((e) => e.field === '')
  const right = errors.length === 0
  return (
    <article className={classes.row} data-right={right || undefined}>
      <header className={classes.rowHead}>
        <span className="figures">{t('rowNumber', { n: sheet.numbers[index] ?? 0 })}</span>
        <strong>{nameOf(cellsOf(sheet, index))}</strong>
        {right && (
          <span className={classes.right} role="status">
            <IconCircleCheck size={16} aria-hidden /> {saved ? t('saved') : t('fixed')}
          </span>
        )}
      </header>
      {general.map((e) => (
        <p key={e.message} className={classes.problem}>
          {e.message}
        </p>
      ))}
      {!saved && (
        <div className={classes.cells}>
          {columns.map((column) => (
            <TextInput
              key={column}
              label={label(column)}
              dir="auto"
              data-at={at}
              data-column={column}
              value={sheet.rows[index]?.[sheet.mapping.indexOf(column)] ?? ''}
              error={errors
                .filter((e) => e.field === column)
                .map((e) => e.message)
                .join('. ')}
              onFocus={() => setOpened(columns)}
              onChange={(e) => upload.correct(index, column, e.currentTarget.value)}
            />
          ))}
        </div>
      )}
    </article>
  )
}

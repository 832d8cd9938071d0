import { Button } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { call, useApiState } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import type { ReadingView } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { readingCall, receiptCall } from './calls.ts'
import classes from './claims.module.css'
import type { LineForm } from './LineDialog.tsx'

type Receipt = { id: string; name: string }
/** `isNew`: what it says was not offered yet. */
type Props = { receipt: Receipt | null; isNew: boolean; onReceipt: (receipt: Receipt) => void; form: LineForm }

/** Under this the reading is a guess. */
const SURE = 0.6
const AGAIN_MS = 1_500

/** A receipt from the camera or from a file, and what was read from it. */
export const ReceiptField = ({ receipt, isNew, onReceipt, form }: Props) => {
  const t = useWords()
  const camera = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [fresh, setFresh] = useState(isNew)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setBusy(true)
    setWrong('')
    try {
      const answer = await call(receiptCall, { name: chosen.name }, { file: chosen })
      onReceipt(answer.receipt)
      setFresh(true)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes.stack} aria-label={t('receipt')}>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconCamera size={18} />}
          loading={busy}
          onClick={() => camera.current?.click()}
        >
          {t('camera')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPaperclip size={18} />}
          disabled={busy}
          onClick={() => file.current?.click()}
        >
          {t('file')}
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className={classes.hidden}
        tabIndex={-1}
        aria-label={t('camera')}
        onChange={(e) => void take(e.currentTarget.files?.[0])}
      />
      <input
        ref={file}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.eml,.html,.htm"
        className={classes.hidden}
        tabIndex={-1}
        aria-label={t('file')}
        onChange={(e) => void take(e.currentTarget.files?.[0])}
      />
      <p className={classes.note}>{receipt ? t('receiptAdded', { name: receipt.name }) : t('receiptHint')}</p>
      {wrong && <p role="alert">{wrong}</p>}
      {receipt && fresh && <Suggestions receiptId={receipt.id} form={form} />}
    </section>
  )
}

const FIELDS = [
  ['merchant', 'merchant'],
  ['spent_on', 'spentOn'],
  ['amount', 'amount'],
  ['currency', 'currency'],
  ['tax', 'tax'],
  ['tax_number', 'taxNumber'],
] as const satisfies readonly (readonly [keyof ReadingView, keyof LineForm['values']])[]

const Suggestions = ({ receiptId, form }: { receiptId: string; form: LineForm }) => {
  const t = useWords()
  const { day } = useFormat()
  const [isRead, setIsRead] = useState(false)
  const { data } = useApiState(readingCall, { receiptId }, isRead ? {} : { refetchInterval: AGAIN_MS })
  const reading = data?.reading
  if (reading?.isRead && !isRead) setIsRead(true)
  if (!reading?.isRead)
    return (
      <p role="status" className={classes.note}>
        {t('reading')}
      </p>
    )
  const found = FIELDS.flatMap(([name, field]) => {
    const said = reading[name]
    return said && said.value !== form.values[field] ? [{ field, ...said }] : []
  })
  const isNothing = FIELDS.every(([name]) => reading[name] === null)
  if (isNothing)
    return (
      <p role="status" className={classes.note}>
        {reading.problem ?? t('nothingRead')}
      </p>
    )
  return (
    <div className={classes.suggestions} role="status">
      {found.length > 0 && <span className={classes.note}>{t('suggests')}</span>}
      {found.map(({ field, value, confidence }) => (
        <Button
          key={field}
          variant="light"
          size="compact-md"
          onClick={() => form.field(field).onChange({ currentTarget: { value } })}
        >
          {t(field)}: {t('use', { value: field === 'spentOn' ? day(value) : value })}
          {confidence < SURE && ` (${t('guess')})`}
        </Button>
      ))}
    </div>
  )
}

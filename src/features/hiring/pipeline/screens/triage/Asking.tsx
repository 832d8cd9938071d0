import { useEffect, useRef } from 'react'
import { useWords } from '../../words/index.ts'
import classes from './triage.module.css'

type Props = { colleagues: readonly { id: string; name: string }[]; onClose: () => void; onAsk: (id: string) => void }

/** Which colleague it is laid before. The browser's own dialog: it holds the focus and closes on Escape. */
export const Asking = ({ colleagues, onClose, onAsk }: Props) => {
  const t = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog ref={ref} className={classes.dialog} aria-label={t('triage.whom')} onCancel={onClose}>
      <h2>{t('triage.whom')}</h2>
      {colleagues.map((c) => (
        <button key={c.id} type="button" className={classes.plain} onClick={() => onAsk(c.id)}>
          {c.name}
        </button>
      ))}
      <button type="button" className={classes.quietButton} onClick={onClose}>
        {t('cancel')}
      </button>
    </dialog>
  )
}

import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWebWords } from '../words/index.ts'

type Layer = { opener: Element | null }

/** The dialogs that are open, the one on top last. */
const layers: Layer[] = []

const isOpener = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body

/**
 * A dialog, open as long as it is there. Escape reaches every one of them and closes the one on top alone; and what had the focus when
 * it opened has it again when it is gone. Its cross is named Close unless whoever opens it names it otherwise.
 */
export const Dialog = ({ onClose, ...props }: Omit<ModalProps, 'opened'>) => {
  const t = useWebWords()
  const [layer] = useState<Layer>(() => ({ opener: document.activeElement }))
  useEffect(() => {
    layers.push(layer)
    return () => {
      // After the key that closed it has reached the dialogs beneath, which are not on top until then.
      setTimeout(() => {
        layers.splice(layers.indexOf(layer), 1)
        if (layers.includes(layer)) return
        if (isOpener(layer.opener)) layer.opener.focus({ preventScroll: true })
        // The button that opened it may be switched off by now: then the dialog beneath has it, not the page.
        if (document.activeElement === document.body)
          [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)?.focus({ preventScroll: true })
      })
    }
  }, [layer])
  return (
    <Modal
      opened
      onClose={() => layers.at(-1) === layer && onClose()}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      {...props}
    />
  )
}

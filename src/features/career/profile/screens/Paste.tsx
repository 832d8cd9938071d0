import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { readText } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { readTextCall } from './calls.ts'
import classes from './seekers.module.css'

export type ReadText = Output<typeof readText>

/** A CV as text, for whoever has no file of it at hand. */
export const Paste = ({ onRead, onClose }: { onRead: (found: ReadText) => void; onClose: () => void }) => {
  const t = useWords()
  const [text, setText] = useState('')
  const read = useCommand(readTextCall)
  return (
    <Dialog
      onClose={onClose}
      title={t('cvs.pasteTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('cvs.cancel') }}
    >
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          read.mutate({ text }, { onSuccess: onRead })
        }}
      >
        <Textarea
          label={t('cvs.pasteLabel')}
          description={t('cvs.pasteHint')}
          data-autofocus
          dir="auto"
          autosize
          minRows={8}
          maxRows={18}
          maxLength={200_000}
          value={text}
          error={read.error?.fields.text ?? read.error?.message}
          onChange={(e) => setText(e.currentTarget.value)}
        />
        <div className={classes.bar}>
          <Button variant="default" onClick={onClose}>
            {t('cvs.cancel')}
          </Button>
          <Button type="submit" disabled={text.trim() === ''} loading={read.isPending}>
            {t('cvs.pasteRead')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Button, FileButton, NativeSelect, Text, Textarea } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, useCommand } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import type { VerifiedEntity } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { askCall, documentCall, ownCall } from './calls.ts'
import { Looked } from './Told.tsx'
import classes from './verification.module.css'

/** What is looked up, what helps whoever looks, and a document if there is one. */
export const AskDialog = ({ entity, onClose }: { entity: VerifiedEntity; onClose: () => void }) => {
  const t = useWords()
  const [key, setKey] = useState(entity.numbers[0]?.key ?? '')
  const [note, setNote] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const client = useQueryClient()
  const ask = useCommand(askCall)
  const number = entity.numbers.find((n) => n.key === key)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = await ask.mutateAsync({ entityId: entity.entityId, numberKey: key, note }).catch(() => null)
    if (!input) return
    // What is asked stands, with or without its document, which can be added to it.
    const failure = file
      ? await call(documentCall, { id: input.verification.id, name: file.name }, { file }).then(
          () => null,
          sentenceOfFailure,
        )
      : null
    if (failure) notify.failure(t('noDocument', { message: failure }))
    else notify.success(t('asked'))
    await client.invalidateQueries({ queryKey: [ownCall.path] })
    onClose()
  }
  return (
    <FormDialog
      title={t('askTitle', { name: entity.legalName })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={ask.isPending}
      action={t('ask')}
      failure={ask.error}
    >
      <p className={classes.intro}>{t('askText')}</p>
      {entity.numbers.length > 1 && (
        <NativeSelect
          label={t('which')}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          data={entity.numbers.map((n) => ({ value: n.key, label: `${n.label} ${n.number}` }))}
        />
      )}
      {number && <Looked number={number} />}
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.part}>
        <Text size="sm" fw={500} component="h3">
          {t('document')}
        </Text>
        <p className={classes.intro}>{t('documentHelp')}</p>
        <div className={classes.actions}>
          <FileButton onChange={setFile} accept=".pdf,.png,.jpg,.jpeg,.webp">
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPaperclip size={16} stroke={1.6} />}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
          {file && <bdi className={classes.file}>{file.name}</bdi>}
        </div>
      </div>
    </FormDialog>
  )
}

import { Alert, Button, Group, NativeSelect, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { choicesCall, labelCall, STALE } from './calls.ts'
import classes from './work.module.css'

type Props = { ids: string[]; onClose: (changed: boolean) => void }

/** Tags some people, or says who looks after their applications. */
export default function LabelDialog({ ids, onClose }: Props) {
  const t = useWords()
  const choices = useApiState(choicesCall, {}).data
  const [addTags, setAdd] = useState<string[]>([])
  const [removeTags, setRemove] = useState<string[]>([])
  const [owner, setOwner] = useState('asIs')
  const label = useCommand(labelCall, { refreshes: STALE })
  const undo = useCommand(labelCall, { refreshes: STALE })
  const save = () =>
    label.mutate(
      {
        ids,
        addTags,
        removeTags,
        ...(owner === 'asIs' ? {} : { ownerId: owner === '' ? null : owner }),
      },
      {
        onSuccess: ({ changed, tagged, owned }) => {
          const back = [
            ...(tagged.length > 0 ? [{ ids: tagged, addTags: removeTags, removeTags: addTags }] : []),
            // Each goes back to who had it before.
            ...[...Map.groupBy(owned, (o) => o.ownerId)].map(([ownerId, of]) => ({
              ids: of.map((o) => o.id),
              ownerId,
            })),
          ]
          const takeBack = async () => {
            try {
              for (const step of back) await undo.mutateAsync(step)
              notify.success(t('undone'))
            } catch (error) {
              notify.failure((error as Error).message)
            }
          }
          notify.success(
            t('done', { count: changed.length }),
            back.length > 0 ? { label: t('undo'), onClick: () => void takeBack() } : undefined,
          )
          onClose(true)
        },
      },
    )
  return (
    <Dialog
      onClose={() => onClose(false)}
      title={`${t('label').replace('…', '')}: ${t('chosen', { count: ids.length })}`}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.stack}>
        <TagsInput label={t('addTags')} value={addTags} onChange={setAdd} data={choices?.tags ?? []} maxTags={10} />
        <TagsInput
          label={t('removeTags')}
          value={removeTags}
          onChange={setRemove}
          data={choices?.tags ?? []}
          maxTags={10}
        />
        <NativeSelect
          label={t('assign')}
          value={owner}
          onChange={(e) => setOwner(e.currentTarget.value)}
          data={[
            { value: 'asIs', label: t('asIs') },
            { value: '', label: t('nobody') },
            ...(choices?.people ?? []).map((p) => ({ value: p.id, label: p.name })),
          ]}
        />
        {label.error && (
          <Alert color="red" role="alert">
            {label.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button onClick={save} loading={label.isPending}>
            {t('confirm.label')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}

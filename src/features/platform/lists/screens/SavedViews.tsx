import { Alert, Button, Checkbox, CloseButton, Group, Menu, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useHeldCommand } from '../../../../web/undo/useUndo.ts'
import { useListWords } from '../words/index.ts'
import { dropViewCall, saveViewCall, viewsCall } from './calls.ts'
import classes from './list.module.css'

type Query = Record<string, string>
/** Filters are the same in whatever order they are named. */
const inOrder = (query: Query) => JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))

type Props = { list: string; now: Query; onUse: (query: Query) => void }

/** Filters that are kept under a name: one's own, and those the company shares. */
export default function SavedViews({ list, now, onUse }: Props) {
  const t = useListWords()
  const [saving, setSaving] = useState(false)
  const drop = useHeldCommand(dropViewCall, { refreshes: [viewsCall] })
  const all = useApiState(viewsCall, { screen: list }).data?.views ?? []
  const views = all.filter(({ id }) => !drop.isHeld(`view ${id}`))
  const same = views.find((v) => inOrder(v.query) === inOrder(now))
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default">{same ? same.name : t('views.title')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {[true, false].map((mine) => {
            const those = views.filter((v) => v.mine === mine)
            return (
              those.length > 0 && (
                <div key={String(mine)}>
                  <Menu.Label>{t(mine ? 'views.mine' : 'views.shared')}</Menu.Label>
                  {those.map((view) => (
                    <Menu.Item key={view.id} onClick={() => onUse(view.query)}>
                      <bdi>{view.name}</bdi>
                      {mine && view.shared && <span className={classes.quiet}> · {t('views.isShared')}</span>}
                    </Menu.Item>
                  ))}
                </div>
              )
            )
          })}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setSaving(true)}>{t('views.save')}</Menu.Item>
          {same?.mine && (
            <Menu.Item
              onClick={() => drop.hold(`view ${same.id}`, { id: same.id }, t('views.removed', { name: same.name }))}
            >
              {t('views.remove', { name: same.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {saving && <SaveDialog list={list} now={now} onClose={() => setSaving(false)} />}
    </>
  )
}

const SaveDialog = ({ list, now, onClose }: { list: string; now: Query; onClose: () => void }) => {
  const t = useListWords()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const save = useCommand(saveViewCall, { refreshes: [viewsCall] })
  const send = () =>
    save.mutate(
      { screen: list, name, shared, query: now },
      {
        onSuccess: () => {
          notify.success(t('views.saved', { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog onClose={onClose} title={t('views.save')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.stack}
        onSubmit={(e) => {
          e.preventDefault()
          send()
        }}
      >
        <TextInput
          label={t('views.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          maxLength={60}
          required
          data-autofocus
          rightSection={name && <CloseButton size="sm" aria-label={t('views.clearName')} onClick={() => setName('')} />}
        />
        <Checkbox label={t('views.share')} checked={shared} onChange={(e) => setShared(e.currentTarget.checked)} />
        {save.error && (
          <Alert color="red" role="alert">
            {save.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!name.trim()}>
            {t('views.saveNow')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

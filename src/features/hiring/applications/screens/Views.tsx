import { Alert, Button, Checkbox, CloseButton, Group, Menu, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { dropViewCall, keepViewCall, viewsCall } from './calls.ts'
import classes from './work.module.css'

type Query = Record<string, string>
/** Filters are the same in whatever order they are named. */
const inOrder = (query: Query) => JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))

type Props = { now: Query; onUse: (query: Query) => void }

/** Filters that are kept under a name: one's own, and those the company shares. */
export default function Views({ now, onUse }: Props) {
  const t = useWords()
  const [keeping, setKeeping] = useState(false)
  const views = useApiState(viewsCall, { screen: 'applications' }).data?.views ?? []
  const drop = useCommand(dropViewCall, { refreshes: [viewsCall] })
  const same = views.find((v) => inOrder(v.query) === inOrder(now))
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default">{same ? same.name : t('views')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {[true, false].map((mine) => {
            const those = views.filter((v) => v.mine === mine)
            return (
              those.length > 0 && (
                <div key={String(mine)}>
                  <Menu.Label>{t(mine ? 'viewsMine' : 'viewsShared')}</Menu.Label>
                  {those.map((view) => (
                    <Menu.Item key={view.id} onClick={() => onUse(view.query)}>
                      <bdi>{view.name}</bdi>
                      {mine && view.shared && <span className={classes.quiet}> · {t('viewIsShared')}</span>}
                    </Menu.Item>
                  ))}
                </div>
              )
            )
          })}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setKeeping(true)}>{t('viewKeep')}</Menu.Item>
          {same?.mine && (
            <Menu.Item
              onClick={() =>
                drop.mutate({ id: same.id }, { onSuccess: () => notify.success(t('viewDropped', { name: same.name })) })
              }
            >
              {t('viewDrop', { name: same.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {keeping && <Keep now={now} onClose={() => setKeeping(false)} />}
    </>
  )
}

const Keep = ({ now, onClose }: { now: Query; onClose: () => void }) => {
  const t = useWords()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const keep = useCommand(keepViewCall, { refreshes: [viewsCall] })
  const send = () =>
    keep.mutate(
      { screen: 'applications', name, shared, query: now },
      {
        onSuccess: () => {
          notify.success(t('viewKept', { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog onClose={onClose} title={t('viewKeep')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.stack}
        onSubmit={(e) => {
          e.preventDefault()
          send()
        }}
      >
        <TextInput
          label={t('viewName')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          maxLength={60}
          required
          data-autofocus
          rightSection={name && <CloseButton size="sm" aria-label={t('clear')} onClick={() => setName('')} />}
        />
        <Checkbox label={t('viewShare')} checked={shared} onChange={(e) => setShared(e.currentTarget.checked)} />
        {keep.error && (
          <Alert color="red" role="alert">
            {keep.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={keep.isPending} disabled={!name.trim()}>
            {t('viewKeepDo')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

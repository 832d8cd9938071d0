import { Alert, Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { addMembersCall, addPoolCall, poolCall, poolsCall, searchCall } from './calls.ts'
import classes from './talent.module.css'

type Props = { cards?: string[]; applications?: string[]; name?: string; onClose: (changed: boolean) => void }

const FRESH = 'fresh'

/** Puts people into a pool, or begins one with them. */
export default function PoolDialog({ cards = [], applications = [], name, onClose }: Props) {
  const t = useWords()
  const { data } = useApiState(poolsCall, {})
  const pools = data?.pools ?? []
  const [chosen, setChosen] = useState('')
  const [fresh, setFresh] = useState({ name: '', purpose: '' })
  const [note, setNote] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const begin = useCommand(addPoolCall, { refreshes: [poolsCall] })
  const add = useCommand(addMembersCall, { refreshes: [poolsCall, poolCall, searchCall] })
  const pool = chosen || pools[0]?.id || FRESH
  const send = async () => {
    try {
      const id = pool === FRESH ? (await begin.mutateAsync(fresh)).id : pool
      const called = pools.find((p) => p.id === id)?.name ?? fresh.name
      // A pool that was begun stays when somebody cannot be put into it.
      if (pool === FRESH) setChosen(id)
      const done = await add.mutateAsync({ id, cards, applications, note, expiresOn: null })
      const there = done.there > 0 ? ` ${t('pool.there', { count: done.there })}` : ''
      if (done.added + done.there > 0) notify.success(t('pool.added', { count: done.added, pool: called }) + there)
      if (done.refused.length > 0) setRefused([...new Set(done.refused.map((r) => r.why))])
      else onClose(true)
    } catch {
      // What went wrong stands under its field.
    }
  }
  const wrong = { ...begin.error?.fields, ...add.error?.fields }
  const said = (add.error ?? begin.error)?.message
  const count = cards.length + applications.length
  return (
    <Dialog
      title={name ? t('toPoolOf', { name }) : `${t('toPool')}: ${t('found', { count, n: count })}`}
      onClose={() => onClose(false)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <NativeSelect
          label={t('pool.choose')}
          value={pool}
          onChange={(e) => setChosen(e.currentTarget.value)}
          data={[...pools.map((p) => ({ value: p.id, label: p.name })), { value: FRESH, label: t('pool.fresh') }]}
        />
        {pool === FRESH && (
          <>
            <TextInput
              label={t('pool.name')}
              required
              maxLength={80}
              value={fresh.name}
              error={wrong.name}
              onChange={(e) => setFresh({ ...fresh, name: e.currentTarget.value })}
            />
            <TextInput
              label={t('pool.purpose')}
              description={t('pool.purposeHint')}
              required
              maxLength={300}
              value={fresh.purpose}
              error={wrong.purpose}
              onChange={(e) => setFresh({ ...fresh, purpose: e.currentTarget.value })}
            />
          </>
        )}
        <Textarea
          label={t('pool.note')}
          maxLength={1000}
          autosize
          minRows={2}
          value={note}
          onChange={(e) => setNote(e.currentTarget.value)}
        />
        <p className={classes.quiet}>{t('pool.consentHint')}</p>
        {refused.map((why) => (
          <Alert key={why} color="yellow" role="alert">
            {why}
          </Alert>
        ))}
        {said && !wrong.name && !wrong.purpose && (
          <Alert color="red" role="alert">
            {said}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={begin.isPending || add.isPending}>
            {t('pool.add')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

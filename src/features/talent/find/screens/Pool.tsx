import { Alert, Button, Group, Textarea, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useNames } from '../../../hiring/applications/screens/useNames.ts'
import type { PoolMember } from '../pools.contract.ts'
import { useWords } from '../words/index.ts'
import { changeMemberCall, poolCall, poolsCall, removeMemberCall, removePoolCall, searchCall } from './calls.ts'
import { PoolForm } from './PoolForm.tsx'
import classes from './talent.module.css'

const refreshes = [poolCall, poolsCall, searchCall]

/** Who is in a pool, since when they agree and until when they are kept. */
export default function Pool({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useWords()
  const [names] = useNames()
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null)
  const { data, error, isFetching, refetch } = useApiState(poolCall, { id, names })
  const remove = useCommand(removePoolCall, { refreshes: [poolsCall, searchCall] })
  return (
    <div className={classes.stack}>
      <div className={classes.bar}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={16} className="mirrored" />}
          onClick={onBack}
          size="compact-md"
        >
          {t('pool.back')}
        </Button>
        {data && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setDoing('change')}>
              {t('pool.change')}
            </Button>
            <Button variant="default" onClick={() => setDoing('remove')}>
              {t('pool.remove')}
            </Button>
          </Group>
        )}
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={5} columns={4} />}
      {data && (
        <>
          <div>
            <h2 className={classes.count}>
              <bdi>{data.pool.name}</bdi>
            </h2>
            <p className={classes.quiet}>{data.pool.purpose}</p>
          </div>
          {data.members.length === 0 && <p>{t('pool.nobody')}</p>}
          <ul className={classes.cards} aria-label={data.pool.name}>
            {data.members.map((m) => (
              <Member key={m.id} member={m} />
            ))}
          </ul>
        </>
      )}
      {doing === 'change' && data && <PoolForm pool={data.pool} onClose={() => setDoing(null)} />}
      {doing === 'remove' && data && (
        <Dialog title={t('pool.remove')} onClose={() => setDoing(null)} closeButtonProps={{ 'aria-label': t('close') }}>
          <div className={classes.stack}>
            <p>{t('pool.removeText', { count: data.members.length })}</p>
            {remove.error && (
              <Alert color="red" role="alert">
                {remove.error.message}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setDoing(null)}>
                {t('cancel')}
              </Button>
              <Button
                color="red"
                loading={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { id },
                    {
                      onSuccess: () => {
                        notify.success(t('pool.removed'))
                        onBack()
                      },
                    },
                  )
                }
              >
                {t('pool.remove')}
              </Button>
            </Group>
          </div>
        </Dialog>
      )}
    </div>
  )
}

const Member = ({ member: m }: { member: PoolMember }) => {
  const t = useWords()
  const { day } = useFormat()
  const [editing, setEditing] = useState(false)
  const remove = useCommand(removeMemberCall, { refreshes })
  const name = m.name ?? (m.headline || (m.number === null ? t('person') : t('ownName', { number: m.number })))
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <div className={classes.who}>
          <h3 className={classes.name}>
            <Link
              to={
                m.applicationId
                  ? paths.ats({ application: m.applicationId })
                  : paths.findTalent({ person: m.cardId ?? undefined })
              }
            >
              <bdi>{name}</bdi>
            </Link>
          </h3>
          {m.job && <p className={classes.quiet}>{m.job}</p>}
        </div>
        <ul className={classes.facts}>
          <li>
            {t('pool.consent')}: {day(m.consentOn)}
          </li>
          <li>{t('keptUntil', { day: day(m.expiresOn) })}</li>
        </ul>
      </div>
      {m.note && <p className={classes.text}>{m.note}</p>}
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setEditing(true)}
          aria-label={t('pool.editOf', { name })}
        >
          {t('pool.note')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={remove.isPending}
          aria-label={t('pool.takeOutOf', { name })}
          onClick={() =>
            remove.mutate(
              { id: m.id },
              {
                onSuccess: () => notify.success(t('pool.takenOut')),
                onError: (error) => notify.failure(error.message),
              },
            )
          }
        >
          {t('pool.takeOut')}
        </Button>
      </div>
      {editing && <EditMember member={m} name={name} onClose={() => setEditing(false)} />}
    </li>
  )
}

const EditMember = ({ member: m, name, onClose }: { member: PoolMember; name: string; onClose: () => void }) => {
  const t = useWords()
  const { day } = useFormat()
  const [note, setNote] = useState(m.note)
  const [expiresOn, setUntil] = useState(m.expiresOn)
  const change = useCommand(changeMemberCall, { refreshes })
  return (
    <Dialog title={t('pool.editOf', { name })} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate(
            { id: m.id, note, expiresOn },
            {
              onSuccess: () => {
                notify.success(t('pool.saved'))
                onClose()
              },
            },
          )
        }}
      >
        <Textarea
          label={t('pool.note')}
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          error={change.error?.fields.note}
          onChange={(e) => setNote(e.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('pool.until')}
          description={t('pool.untilHint', { day: day(m.latest) })}
          max={m.latest}
          value={expiresOn}
          error={change.error?.fields.expiresOn}
          onChange={(e) => setUntil(e.currentTarget.value)}
        />
        {change.error && Object.keys(change.error.fields).length === 0 && (
          <Alert color="red" role="alert">
            {change.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

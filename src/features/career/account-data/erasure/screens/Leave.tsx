import { Button, Checkbox, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { call, useApiState } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { logout } from '../../../../../web/session.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ErrorState } from '../../../../../web/ui/states.tsx'
import { PasswordForm } from '../../../../platform/accounts/screens/security/PasswordForm.tsx'
import classes from '../../../profile/screens/seekers.module.css'
import { useWords } from '../words/index.ts'
import { deleteCall, partingCall } from './calls.ts'

/** The way out, at the end of the profile. */
export default function Leave() {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <section className={classes.card} aria-labelledby="leave">
      <h2 id="leave" className={classes.heading}>
        {t('title')}
      </h2>
      <p className={classes.note}>{t('text')}</p>
      <Group>
        <Button variant="outline" color="red" onClick={() => setOpen(true)}>
          {t('begin')}
        </Button>
      </Group>
      {open && <LeaveDialog onClose={() => setOpen(false)} />}
    </section>
  )
}

/** First what goes and what is kept, then the password. */
const LeaveDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const [sure, setSure] = useState(false)
  return (
    <Dialog onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {sure ? (
        <PasswordForm
          submit={t('final')}
          danger
          onClose={onClose}
          onSend={async (password) => {
            await call(deleteCall, { password, understood: true })
            notify.success(t('done'))
            logout()
          }}
        >
          {t('prove')}
        </PasswordForm>
      ) : (
        <Parting onClose={onClose} onNext={() => setSure(true)} />
      )}
    </Dialog>
  )
}

const Parting = ({ onClose, onNext }: { onClose: () => void; onNext: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const [known, setKnown] = useState(false)
  const { data, error, refetch } = useApiState(partingCall, {})
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={160} />
      </div>
    )
  const forgetting = data.companies.filter((c) => !data.hiredBy.includes(c))
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <p>{t('gone', { cvs: data.cvs })}</p>
      {data.plan && <p>{t('plan')}</p>}
      {data.payments > 0 && <p>{t('invoices', { count: data.payments })}</p>}
      {data.applications === 0 && <p>{t('none')}</p>}
      {data.open > 0 && <p>{t('open', { count: data.open })}</p>}
      {forgetting.length > 0 && <p>{t('stub', { companies: format.list(forgetting) })}</p>}
      {data.hiredBy.length > 0 && (
        <p className={classes.careful}>{t('hired', { companies: format.list(data.hiredBy) })}</p>
      )}
      <Checkbox label={t('forGood')} checked={known} onChange={(e) => setKnown(e.currentTarget.checked)} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" color="red" disabled={!known}>
          {t('next')}
        </Button>
      </Group>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import type { ClaimSummary } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { Advances } from './Advances.tsx'
import { ClaimView } from './ClaimView.tsx'
import { dropCall, mailedCall, mineCall, type OwnReceipt, startCall } from './calls.ts'
import classes from './claims.module.css'
import { MailedReceipts } from './Mailed.tsx'
import { TONES, useAmount, useExpected } from './parts.tsx'

const AT = { claim: '' }

/** One’s own claims and advances; or one claim, one’s own or one that waits for one’s word. */
export default function MyExpenses() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const { data, error, isFetching, refetch } = useApiState(mineCall, {})
  const [adding, setAdding] = useState(false)
  const [mailed, setMailed] = useState<OwnReceipt | null>(null)
  const drop = useHeldCommand(dropCall, { refreshes: [mineCall, mailedCall] })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={2} />
  if (at.claim)
    return (
      <ClaimView
        id={at.claim}
        mine={data}
        mailed={mailed}
        onMailedDone={() => setMailed(null)}
        onBack={() => {
          setMailed(null)
          void go({ claim: '' })
        }}
        onDrop={() => {
          drop.hold(`claim ${at.claim}`, { id: at.claim }, t('dropped'))
          void go({ claim: '' })
        }}
      />
    )
  if (data.employeeId === null)
    return (
      <EmptyState icon={<IconReceipt size={22} stroke={1.6} />} title={t('none')}>
        {t('noRecord')}
      </EmptyState>
    )
  const claims = data.claims.filter(({ id }) => !drop.isHeld(`claim ${id}`))
  return (
    <div className={classes.stack}>
      <section className={classes.stack} aria-label={t('title')}>
        <div className={classes.head}>
          <h2 className={classes.heading}>{t('title')}</h2>
          <Button onClick={() => setAdding(true)}>{t('new')}</Button>
        </div>
        {claims.length === 0 ? (
          <EmptyState icon={<IconReceipt size={22} stroke={1.6} />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul className={classes.list}>
            {claims.map((claim) => (
              <li key={claim.id}>
                <Row claim={claim} onOpen={() => void go({ claim: claim.id })} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <MailedReceipts
        claims={claims}
        onUse={(claim, receipt) => {
          setMailed(receipt)
          void go({ claim })
        }}
      />
      <Advances mine={data} />
      {adding && <NewClaim onClose={() => setAdding(false)} onMade={(id) => void go({ claim: id })} />}
    </div>
  )
}

const Row = ({ claim, onOpen }: { claim: ClaimSummary; onOpen: () => void }) => {
  const t = useWords()
  const amount = useAmount()
  const expected = useExpected()
  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <span className={classes.name}>
        <bdi>{claim.title}</bdi>
      </span>
      <span className={`figures ${classes.end}`}>{amount(claim.total)}</span>
      <span className={classes.note}>
        {[t('lines', { count: claim.lines }), expected(claim)].filter((text) => text !== '').join(' · ')}
      </span>
      <span className={classes.end}>
        <StatusBadge tone={TONES[claim.state]}>{t(`states.${claim.state}`)}</StatusBadge>
      </span>
    </button>
  )
}

const NewClaim = ({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) => {
  const t = useWords()
  const start = useCommand(startCall, { refreshes: [mineCall] })
  const form = useFields({ title: '' }, {})
  const send = form.submit(async (values) => {
    const { claim } = await start.mutateAsync(values)
    onClose()
    onMade(claim.id)
  })
  return (
    <Dialog title={t('new')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} onSubmit={send} noValidate className={classes.stack}>
        <TextInput
          {...form.field('title')}
          label={t('newTitle')}
          description={t('newHint')}
          maxLength={120}
          data-autofocus
        />
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

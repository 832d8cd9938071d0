import { Alert, Button, FileButton } from '@mantine/core'
import { IconPaperclip, IconShieldCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { call, useApiState, useCommand } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { VerifiedEntity } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { AskDialog } from './AskDialog.tsx'
import { documentCall, ownCall, ownDocument, withdrawCall } from './calls.ts'
import { Document, Looked, Outcome, StateBadge } from './Told.tsx'
import classes from './verification.module.css'

const AT = { ask: '' }

/** Whether each legal entity was found in its register: what is missing, asking, and what was decided. */
export default function Verification() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const { data, error, isPending, isFetching, refetch } = useApiState(ownCall, {})
  if (isPending) return <LoadingTable rows={3} columns={3} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const asking = data.entities.find((e) => e.entityId === at.ask && e.mayAsk)
  const toEntities = (
    <Button component={Link} to={paths.company({ tab: 'entities' })}>
      {t('toEntities')}
    </Button>
  )
  return (
    <div className={classes.page}>
      <p className={classes.intro}>{t('intro')}</p>
      {data.withheld && <Alert color="red">{t('withheld')}</Alert>}
      {data.entities.length === 0 ? (
        <EmptyState icon={<IconShieldCheck size={22} stroke={1.6} />} title={t('none')} action={toEntities}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {data.entities.map((e) => (
            <Entity key={e.entityId} entity={e} onAsk={() => go({ ask: e.entityId })} />
          ))}
        </ul>
      )}
      {asking && <AskDialog entity={asking} onClose={() => go({ ask: '' }, { replace: true })} />}
    </div>
  )
}

const Entity = ({ entity: e, onAsk }: { entity: VerifiedEntity; onAsk: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const { last } = e
  const name = format.isolated(e.legalName)
  // What is looked up stands in the question while it holds; after that it is what the entity has now.
  const holds = last?.state === 'pending' || last?.state === 'verified'
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <bdi>{e.legalName}</bdi>
          <StateBadge state={last?.state ?? 'none'} />
          <span className={classes.small}>
            {format.list([format.countryName(e.country), e.first ? t('first') : null])}
          </span>
        </h2>
        {last && holds ? <Looked number={last.number} /> : e.numbers.map((n) => <Looked key={n.key} number={n} />)}
        {e.missing && !holds && (
          <p>
            {t(`missing.${e.missing}`, { wanted: format.list([...e.wanted]) })}{' '}
            <Link to={paths.company({ tab: 'entities', open: e.entityId })}>{t('addNumber', { name })}</Link>
          </p>
        )}
        {last && (
          <>
            <p className={classes.small}>
              {t('askedOn', {
                when: format.moment(last.askedAt),
                name: format.isolated(last.legalName),
                number: format.isolated(`${last.number.label} ${last.number.number}`),
              })}
            </p>
            <Outcome told={last} />
            <Papers entity={e} />
          </>
        )}
      </div>
      {last?.state === 'pending' && <Withdraw id={last.id} name={e.legalName} />}
      {e.mayAsk && (
        <Button
          variant={last ? 'default' : 'filled'}
          onClick={onAsk}
          aria-label={t(last ? 'againOf' : 'askOf', { name: e.legalName })}
        >
          {t(last ? 'again' : 'ask')}
        </Button>
      )}
    </li>
  )
}

/** Pressed once it asks, pressed again it is done: what is withdrawn is asked for anew from the beginning. */
const Withdraw = ({ id, name }: { id: string; name: string }) => {
  const t = useWords()
  const [sure, setSure] = useState(false)
  const withdraw = useCommand(withdrawCall, { refreshes: [ownCall] })
  const send = () =>
    withdraw.mutate(
      { id },
      {
        onSuccess: () => notify.success(t('withdrawn')),
        onError: (error) => notify.failure(t('failed', { message: sentenceOfFailure(error) })),
      },
    )
  return (
    <Button
      variant={sure ? 'outline' : 'default'}
      {...(sure ? { color: 'red' } : {})}
      loading={withdraw.isPending}
      aria-label={t(sure ? 'withdrawSureOf' : 'withdrawOf', { name })}
      onClick={() => (sure ? send() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'withdrawSure' : 'withdraw')}
    </Button>
  )
}

/** The document beside the question; another one may take its place while nobody has decided. */
const Papers = ({ entity: { last } }: { entity: VerifiedEntity }) => {
  const t = useWords()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  if (!last || (last.document === null && last.state !== 'pending')) return null
  const add = async (file: File | null) => {
    if (!file) return
    setBusy(true)
    try {
      await call(documentCall, { id: last.id, name: file.name }, { file })
      notify.success(t('documentAdded'))
    } catch (failure) {
      notify.failure(t('failed', { message: sentenceOfFailure(failure) }))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: [ownCall.path] })
    }
  }
  return (
    <div className={classes.actions}>
      {last.document !== null && <Document name={last.document} address={ownDocument(last.id)} />}
      {last.state === 'pending' && (
        <FileButton onChange={(file) => void add(file)} accept=".pdf,.png,.jpg,.jpeg,.webp">
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              size="compact-sm"
              disabled={busy}
              leftSection={<IconPaperclip size={16} stroke={1.6} />}
            >
              {t(last.document === null ? 'addDocument' : 'changeDocument')}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { labelIn } from '../../../../../shared/languages.ts'
import { ApiError, useApiState, useCommand } from '../../../../../web/api.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import panel from '../../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useMinor } from '../../../payroll/screens/calls.ts'
import type { DeclarationView, HeadView } from '../../contract.ts'
import { useMyTaxWords } from '../../own/words/index.ts'
import classes from '../declarations.module.css'
import { ITEM_TONES } from '../item.tones.ts'
import { mineCall, submitCall } from './calls.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { Proofs } from './Proofs.tsx'
import { Regimes } from './Regimes.tsx'

/** What the reader declares for the tax on their pay; nothing where the law asks for nothing. */
export default function MyDeclaration() {
  const t = useMyTaxWords()
  const { data, error, isFetching, refetch } = useApiState(mineCall, {})
  // Whoever has left reads payslips, and declares nothing any more.
  if (error instanceof ApiError && error.status === 403) return null
  if (error && !data)
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={2} columns={1} />
  return data.declaration && <Declaration declaration={data.declaration} />
}

const Declaration = ({ declaration }: { declaration: DeclarationView }) => {
  const t = useMyTaxWords()
  const { day } = useFormat()
  const language = useLanguage()
  const [open, setOpen] = useState<HeadView | null>(null)
  const { stage, regime, usual } = declaration
  const isOpen = stage !== 'closed'
  const groups = declaration.groups.filter(({ key }) => declaration.heads.some(({ group }) => group === key))
  return (
    <section className={panel.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={panel.quiet}>{t('year', { from: day(declaration.from), until: day(declaration.until) })}</p>
      <Standing declaration={declaration} />
      <Regimes declaration={declaration} />
      {(regime ?? usual) === usual && <p className={panel.note}>{t('noReliefs')}</p>}
      {groups.map((group) => (
        <Group
          key={group.key}
          declaration={declaration}
          group={group}
          name={labelIn(group.label, language)}
          onOpen={isOpen ? setOpen : null}
        />
      ))}
      <Submit declaration={declaration} />
      {open && <ItemDialog declaration={declaration} head={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

const Standing = ({ declaration }: { declaration: DeclarationView }) => {
  const t = useMyTaxWords()
  const { day } = useFormat()
  const { stage, openUntil, changesUntil, proofsBy } = declaration
  if (stage === 'closed') return <p>{t('stages.closed')}</p>
  const isAgain = openUntil !== null && openUntil > changesUntil
  return (
    <p>
      {isAgain && t('stages.again', { day: day(openUntil) })}
      {!isAgain && stage === 'changes' && t('stages.changes', { day: day(changesUntil) })}
      {!isAgain && stage === 'proofs' && t('stages.proofs', { day: day(proofsBy) })}{' '}
      {stage === 'changes' && t('proofsBy', { day: day(proofsBy) })}
    </p>
  )
}

/** A section of a law reads from left to right in every language. */
const apart = (rule: string): string => `\u2068${rule}\u2069`

type GroupProps = {
  declaration: DeclarationView
  group: DeclarationView['groups'][number]
  name: string
  onOpen: ((head: HeadView) => void) | null
}

const Group = ({ declaration, group, name, onOpen }: GroupProps) => {
  const t = useMyTaxWords()
  const money = useMinor(declaration.country, declaration.currency)
  return (
    <section className={classes.group} aria-label={name}>
      <div>
        <h3 className={panel.title}>{name}</h3>
        {(group.most !== null || group.rule) && (
          <p className={panel.quiet}>
            {group.most === null ? (
              <bdi>{group.rule}</bdi>
            ) : (
              t('most', { amount: money(group.most), rule: apart(group.rule) })
            )}
          </p>
        )}
      </div>
      <ul className={panel.list}>
        {declaration.heads
          .filter((head) => head.group === group.key)
          .map((head) => (
            <Item key={head.key} declaration={declaration} head={head} onOpen={head.isFromBefore ? null : onOpen} />
          ))}
      </ul>
    </section>
  )
}

type ItemProps = { declaration: DeclarationView; head: HeadView; onOpen: ((head: HeadView) => void) | null }

const Item = ({ declaration, head, onOpen }: ItemProps) => {
  const t = useMyTaxWords()
  const language = useLanguage()
  const money = useMinor(declaration.country, declaration.currency)
  const item = declaration.items.find((one) => one.head === head.key)
  const name = labelIn(head.label, language)
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <div className={panel.row}>
          <strong>{name}</strong>
          {item && <span className={classes.amount}>{t('declared', { amount: money(item.amount) })}</span>}
          {item && item.state !== 'open' && (
            <StatusBadge tone={ITEM_TONES[item.state]}>
              {item.state === 'accepted' ? t('accepted', { amount: money(item.verified ?? 0) }) : t('states.declined')}
            </StatusBadge>
          )}
        </div>
        {onOpen && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => onOpen(head)}
            aria-label={`${t(item ? 'change' : 'add')}: ${name}`}
          >
            {t(item ? 'change' : 'add')}
          </Button>
        )}
      </div>
      {item?.reason && <p className={panel.quiet}>{item.reason}</p>}
      {item && !head.isFromBefore && (
        <Proofs item={item} name={name} mayChange={onOpen !== null && item.state === 'open'} />
      )}
    </li>
  )
}

const Submit = ({ declaration }: { declaration: DeclarationView }) => {
  const t = useMyTaxWords()
  const { moment } = useFormat()
  const submit = useCommand(submitCall, { refreshes: [mineCall] })
  const { stage, submittedAt, state } = declaration
  const send = () =>
    submit
      .mutateAsync({})
      .then(() => notify.success(t('thanks')))
      .catch((error: Error) => notify.failure(error.message))
  return (
    <div className={panel.row}>
      {stage !== 'closed' && submittedAt === null && state !== 'missing' && (
        <Button loading={submit.isPending} onClick={() => void send()}>
          {t('submit')}
        </Button>
      )}
      {submittedAt && <span className={panel.quiet}>{t('submitted', { day: moment(submittedAt) })}</span>}
    </div>
  )
}

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { labelIn } from '../../../../shared/languages.ts'
import { fromMinor, typedMinor } from '../../../../shared/money.ts'
import { useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { ItemView, PlaceView } from '../contract.ts'
import type { WholeDeclaration } from '../desk.contract.ts'
import { useMyTaxWords } from '../own/words/index.ts'
import { useWords } from '../words/index.ts'
import { decideCall, deskCall, oneCall } from './calls.ts'
import classes from './declarations.module.css'
import { ITEM_TONES } from './item.tones.ts'

type Props = { whole: WholeDeclaration; item: ItemView }

/** An item as payroll looks at it: the amount, what was asked beside it, its papers, and the word on it. */
export const DeclaredItem = ({ whole, item }: Props) => {
  const my = useMyTaxWords()
  const language = useLanguage()
  const { declaration, mayVerify } = whole
  const money = useMinor(declaration.country, declaration.currency)
  const head = declaration.heads.find(({ key }) => key === item.head)
  const group = declaration.groups.find(({ key }) => key === head?.group)
  const name = head ? labelIn(head.label, language) : item.head
  return (
    <article className={panel.card} aria-label={name}>
      <div className={panel.row}>
        <h3 className={panel.title}>{name}</h3>
        <span className={classes.amount}>{my('declared', { amount: money(item.amount) })}</span>
        <StatusBadge tone={ITEM_TONES[item.state]}>
          {item.state === 'accepted'
            ? my('accepted', { amount: money(item.verified ?? 0) })
            : my(`states.${item.state}`)}
        </StatusBadge>
      </div>
      {group?.rule && <p className={panel.quiet}>{group.rule}</p>}
      {(head?.fields ?? [])
        .filter(({ key }) => item.facts[key])
        .map(({ key, label, kind }) => (
          <p key={key}>
            {labelIn(label, language)}:{' '}
            <bdi>{kind === 'yes_no' ? my(item.facts[key] === 'yes' ? 'yes' : 'no') : item.facts[key]}</bdi>
          </p>
        ))}
      {item.places.map((place) => (
        <Place key={`${place.from} ${place.city}`} place={place} rent={money(place.rent)} />
      ))}
      <Papers item={item} />
      <SamePapers item={item} heads={declaration.heads} />
      {item.reason && <p className={panel.quiet}>{item.reason}</p>}
      {mayVerify && <Decide item={item} minorUnits={declaration.currency.minorUnits} name={name} />}
    </article>
  )
}

const Place = ({ place, rent }: { place: PlaceView; rent: string }) => {
  const my = useMyTaxWords()
  const facts = [
    `${place.from} – ${place.until}`,
    `${my('rent.rent')}: ${rent}`,
    place.city,
    place.landlord,
    place.address,
    place.relation,
    place.taxId || (place.hasNoTaxId ? my('rent.noTaxId') : ''),
  ]
  return <p>{facts.filter(Boolean).join(' · ')}</p>
}

const Papers = ({ item }: { item: ItemView }) => {
  const my = useMyTaxWords()
  const read = async (id: string, file: string) => {
    try {
      saveFile(file, await fetchFile(`/api/tax-declarations/proofs/${id}`))
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className={panel.row}>
      {item.proofs.length === 0 && <span className={panel.quiet}>{my('noProof')}</span>}
      {item.proofs.map(({ id, name }) => (
        <Button key={id} variant="subtle" size="compact-md" onClick={() => void read(id, name)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  )
}

/** A name reads in its own direction in every language. */
const apart = (name: string): string => `\u2068${name}\u2069`

/** A paper that proves something else as well: of a colleague, of another item, of another year. */
const SamePapers = ({ item, heads }: { item: ItemView; heads: WholeDeclaration['declaration']['heads'] }) => {
  const t = useWords()
  const language = useLanguage()
  const labelOf = (key: string) => {
    const head = heads.find((one) => one.key === key)
    return head ? labelIn(head.label, language) : key
  }
  return item.proofs.flatMap(({ id, name, same }) =>
    same.map(({ person, head, yearFrom }) => (
      <p key={`${id} ${person} ${head} ${yearFrom}`} className={classes.careful} role="note">
        {t('samePaper', { name: apart(name), person: apart(person), item: labelOf(head), year: yearFrom.slice(0, 4) })}
      </p>
    )),
  )
}

type DecideProps = { item: ItemView; minorUnits: number; name: string }

const Decide = ({ item, minorUnits, name }: DecideProps) => {
  const t = useWords()
  const my = useMyTaxWords()
  const [amount, setAmount] = useState(fromMinor(item.verified ?? item.amount, minorUnits))
  const [reason, setReason] = useState(item.reason)
  const decide = useCommand(decideCall, { refreshes: [deskCall, oneCall] })
  const fields = decide.error?.fields ?? {}
  const send = (verified: number) =>
    decide
      .mutateAsync({ id: item.id, verified, reason, seen: item.seen })
      .then(() => notify.success(t('decided')))
      .catch((error: Error) => {
        if (!('fields' in error) || Object.keys(error.fields as object).length === 0) notify.failure(error.message)
      })
  const accept = (event: FormEvent) => {
    event.preventDefault()
    const verified = typedMinor(amount.trim(), minorUnits)
    if (verified === null) return notify.failure(my('wrongAmount'))
    void send(verified)
  }
  return (
    <form onSubmit={accept} className={panel.stack} noValidate>
      <div className={classes.pair}>
        <TextInput
          label={t('amount')}
          inputMode="decimal"
          value={amount}
          error={fields.verified}
          onChange={(e) => setAmount(e.currentTarget.value)}
        />
        <TextInput
          label={t('reason')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={t('reasonHint')}
          value={reason}
          maxLength={500}
          error={fields.reason}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
      </div>
      <div className={panel.row}>
        <Button type="submit" loading={decide.isPending} aria-label={`${t('accept')}: ${name}`}>
          {t('accept')}
        </Button>
        <Button
          variant="default"
          disabled={decide.isPending}
          onClick={() => void send(0)}
          aria-label={`${t('decline')}: ${name}`}
        >
          {t('decline')}
        </Button>
      </div>
    </form>
  )
}

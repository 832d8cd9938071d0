import { Button, Skeleton, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { labelIn } from '../../../../shared/languages.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { WholeDeclaration } from '../desk.contract.ts'
import { useWords } from '../words/index.ts'
import { deskCall, oneCall, reopenCall } from './calls.ts'
import { DeclaredItem } from './DeclaredItem.tsx'
import { DECLARATION_TONES } from './tones.ts'

type Props = { employmentId: string; year: string; onClose: () => void }

/** What somebody declared, with its papers and payroll’s word on each item. */
export default function OneDeclaration({ employmentId, year, onClose }: Props) {
  const t = useWords()
  const answer = useApiState(oneCall, { employmentId, ...(year ? { year } : {}) })
  return (
    <Dialog onClose={onClose} title={t('openOne', { person: answer.data?.person.name ?? '' })} size="lg">
      <WhenLoaded answer={answer} waiting={<Skeleton height={240} />} title={t('failed')}>
        {(whole) => <Whole whole={whole} year={year} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Whole = ({ whole, year }: { whole: WholeDeclaration; year: string }) => {
  const t = useWords()
  const language = useLanguage()
  const { day } = useFormat()
  const { declaration, mayVerify } = whole
  const regime = declaration.regimes.find(({ key }) => key === declaration.regime)
  return (
    <div className={panel.stack}>
      <div className={panel.row}>
        <StatusBadge tone={DECLARATION_TONES[declaration.state]}>{t(`states.${declaration.state}`)}</StatusBadge>
        <span>
          {t('regime')}: {regime ? labelIn(regime.label, language) : t('usual')}
        </span>
        {declaration.openUntil && (
          <span className={panel.quiet}>{t('openUntil', { day: day(declaration.openUntil) })}</span>
        )}
      </div>
      {declaration.items.length === 0 && <p className={panel.quiet}>{t('noItems')}</p>}
      {declaration.items.map((item) => (
        <DeclaredItem key={`${item.id} ${item.state}`} whole={whole} item={item} />
      ))}
      {mayVerify ? <Reopen whole={whole} year={year} /> : null}
    </div>
  )
}

const Reopen = ({ whole: { person }, year }: { whole: WholeDeclaration; year: string }) => {
  const t = useWords()
  const [until, setUntil] = useState('')
  const reopen = useCommand(reopenCall, { refreshes: [deskCall, oneCall] })
  const send = (event: FormEvent) => {
    event.preventDefault()
    reopen
      .mutateAsync({ employmentId: person.employmentId, until, ...(year ? { year: Number(year) } : {}) })
      .then(() => notify.success(t('reopened')))
      .catch((error: Error) => notify.failure(error.message))
  }
  return (
    <form className={panel.fields} onSubmit={send}>
      <TextInput
        type="date"
        label={t('until')}
        value={until}
        error={reopen.error?.fields?.until}
        onChange={(e) => setUntil(e.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!until} loading={reopen.isPending}>
        {t('reopen')}
      </Button>
    </form>
  )
}

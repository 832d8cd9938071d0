import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { initialsOf } from '../../../../shared/initials.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { getCall } from '../../employees/screens/calls.ts'
import type { EmployeeDetail } from '../../record/contract.ts'
import type { CardData, digitalCard } from '../contract.ts'
import { useCardWords } from '../words/index.ts'
import classes from './card.module.css'
import { Share } from './Share.tsx'

const cardCall = wire<typeof digitalCard>('POST', '/api/employees/:id/digital-card')

/** What the card will show, and then the card, to be sent and saved. */
export default function DigitalCard({ id, now = false, onClose }: { id: string; now?: boolean; onClose: () => void }) {
  const t = useCardWords()
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  const [card, setCard] = useState<CardData | null>(null)
  const employee = data?.employee.id === id ? data.employee : undefined
  return (
    <Dialog onClose={onClose} size={560} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {card ? (
        <Share id={id} card={card} onClose={onClose} />
      ) : (
        <WhenLoaded
          answer={{ data: employee, error, isFetching, refetch }}
          title={t('errors.load')}
          waiting={<LoadingTable rows={4} columns={2} />}
        >
          {(loaded) => <Preview employee={loaded} now={now} onCard={setCard} onClose={onClose} />}
        </WhenLoaded>
      )}
    </Dialog>
  )
}

type PreviewProps = {
  employee: EmployeeDetail['employee']
  /** The card was wished for with the employee: it is made without being asked for once more. */
  now: boolean
  onCard: (card: CardData) => void
  onClose: () => void
}

const Preview = ({ employee, now, onCard, onClose }: PreviewProps) => {
  const t = useCardWords()
  const term = useTerm()
  const { countryName } = useFormat()
  const make = useCommand(cardCall, { refreshes: [getCall] })
  const generate = () =>
    make.mutate(
      { id: employee.id, privacyLevel: 'company' },
      {
        onSuccess: (answer) => onCard(answer.cardData),
        onError: (error) =>
          notify.failure(
            error.status === 0 || error.status >= 500
              ? t('errors.generateAgain')
              : t('errors.generate', { error: error.message }),
          ),
      },
    )
  const input = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!now || input.current) return
    input.current = true
    generate()
  }, [now])
  const facts = [
    ['name', employee.full_name],
    ['position', employee.position],
    ['department', term(employee.department)],
    ['email', employee.email],
    ['phone', employee.phone],
    ['location', employee.location ?? countryName(employee.country)],
  ] as const
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <span className={classes.initials} aria-hidden>
          {initialsOf(employee.full_name)}
        </span>
        <p className={classes.note}>{t('shows')}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value ? <bdi>{value}</bdi> : <span className={classes.note}>{t('none')}</span>}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button onClick={generate} disabled={make.isPending} autoFocus>
          {make.isPending ? t('generating') : t('generate')}
        </Button>
      </div>
    </div>
  )
}

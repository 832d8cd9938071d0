import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../../web/ui/StatusBadge.tsx'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { Authorization } from '../../../authorizations/contract.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { getCall } from '../calls.ts'
import { inWords } from '../directory/columns.tsx'
import { changePermitCall, revealPermitCall } from './calls.ts'
import { Block } from './parts.tsx'
import classes from './profile.module.css'

const AuthorizationDialog = lazy(() => import('./AuthorizationDialog.tsx'))

const TONES: Readonly<Record<string, Tone>> = { active: 'ok', expired: 'wrong', pending: 'careful', cancelled: 'idle' }

/** Passes of the employee form and permits kept beside it, the next to run out first. */
export const Permits = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useProfileWords()
  const sayOf = useWords()
  const { day } = useFormat()
  const { employee, authorizations, allowed } = detail
  const country = useCountry(employee.country)
  const [editing, setEditing] = useState<Authorization | 'new' | null>(null)
  const [cancelling, setCancelling] = useState<Authorization | null>(null)
  const edits = allowed.includes('edit')
  const named = (kind: string) => country?.say(kind) ?? kind
  return (
    <Block
      title={sayOf('profile.documents')}
      action={
        edits &&
        country && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} />}
            onClick={() => setEditing('new')}
          >
            {t('permit.add')}
          </Button>
        )
      }
    >
      {authorizations.length === 0 ? (
        <p className={classes.note}>{sayOf('profile.noDocuments')}</p>
      ) : (
        <ul className={classes.things}>
          {authorizations.map((a) => (
            <li key={a.id}>
              <div className={classes.thing}>
                <span className={classes.strong}>{named(a.authorization_type)}</span>
                <span className={classes.note}>
                  {a.document_number && <DocumentNumber permit={a} detail={detail} />}
                  {a.expiry_date && <span className="figures">{day(a.expiry_date)}</span>}
                  {a.version === null && <span>{t('permit.inForm')}</span>}
                  {a.note && <span>{a.note}</span>}
                </span>
              </div>
              {a.isExpiringSoon ? (
                <StatusBadge tone="careful">
                  {sayOf('profile.expiresIn', { count: a.daysUntilExpiry ?? 0 })}
                </StatusBadge>
              ) : (
                <StatusBadge tone={TONES[a.status] ?? 'idle'}>
                  {a.status in TONES ? sayOf(`authorization.${a.status as 'active'}`) : inWords(a.status)}
                </StatusBadge>
              )}
              {edits && a.version !== null && (
                <Group gap={4} wrap="nowrap">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${t('edit')}: ${named(a.authorization_type)}`}
                    onClick={() => setEditing(a)}
                  >
                    {t('edit')}
                  </Button>
                  {a.status !== 'cancelled' && (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={`${t('permit.cancel')}: ${named(a.authorization_type)}`}
                      onClick={() => setCancelling(a)}
                    >
                      {sayOf('actions.cancel')}
                    </Button>
                  )}
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {editing && country && (
          <AuthorizationDialog
            employeeId={employee.id}
            country={country}
            permit={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
      {cancelling && <Cancel employeeId={employee.id} permit={cancelling} onClose={() => setCancelling(null)} />}
    </Block>
  )
}

const Cancel = ({
  employeeId,
  permit,
  onClose,
}: {
  employeeId: string
  permit: Authorization
  onClose: () => void
}) => {
  const t = useProfileWords()
  const change = useCommand(changePermitCall, { refreshes: [getCall] })
  return (
    <FormDialog
      title={t('permit.cancel')}
      onClose={onClose}
      busy={change.isPending}
      action={t('permit.cancel')}
      danger
      onSubmit={(e) => {
        e.preventDefault()
        change.mutate(
          {
            id: employeeId,
            authorizationId: permit.id,
            status: 'cancelled',
            ...(permit.version === null ? {} : { version: permit.version }),
          },
          {
            onSuccess: () => {
              notify.success(t('permit.cancelled'))
              onClose()
            },
            onError: (error) => notify.failure(error.message),
          },
        )
      }}
    >
      <p className={classes.note}>{t('permit.cancelText', { what: permit.authorization_type })}</p>
    </FormDialog>
  )
}

/** Masked; in full on request, which is logged. Numbers of the form are revealed where they stand, above. */
const DocumentNumber = ({ permit, detail }: { permit: Authorization; detail: EmployeeDetail }) => {
  const t = useProfileWords()
  const sayOf = useWords()
  const [shown, setShown] = useState<string | null>(null)
  const reveal = useCommand(revealPermitCall, { refreshes: [getCall] })
  const mayReveal = permit.version !== null && detail.allowed.includes('reveal')
  const ask = () =>
    reveal.mutate(
      { id: detail.employee.id, authorizationId: permit.id },
      {
        onSuccess: (answer) => setShown(answer.document_number),
        onError: (error) => notify.failure(sayOf('errors.reveal', { message: error.message })),
      },
    )
  return (
    <span>
      <span className="figures ltr">{shown ?? permit.document_number}</span>
      {mayReveal && (
        <Button
          variant="subtle"
          size="compact-xs"
          loading={reveal.isPending}
          aria-label={t('permit.reveal', { what: permit.authorization_type })}
          onClick={() => (shown === null ? ask() : setShown(null))}
        >
          {shown === null ? sayOf('actions.reveal') : sayOf('actions.hide')}
        </Button>
      )}
    </span>
  )
}

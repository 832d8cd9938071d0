import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { WholeComponent } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { componentCall, componentName, componentsCall, deleteCall, endCall } from './calls.ts'
import { Example } from './Example.tsx'
import { Law, SourceOf } from './Law.tsx'

const ComponentForm = lazy(() => import('./ComponentForm.tsx'))

type Props = { entityId: string; code: string; onClose: () => void }

/** One component: what it is now, what it counts for by law, an example, its versions, and what may be done with it. */
export default function Component({ entityId, code, onClose }: Props) {
  const t = useWords()
  const language = useLanguage()
  const answer = useApiState(componentCall, { entityId, code })
  const title = answer.data ? componentName(answer.data.component, language) : t('title')
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <WhenLoaded answer={answer} waiting={<Skeleton height={320} />} title={t('failed')}>
        {(whole) => <Whole entityId={entityId} whole={whole} onGone={onClose} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Facts = ({ whole }: { whole: WholeComponent }) => {
  const t = useWords()
  const { day, number } = useFormat()
  const { component, used, lockedUntil, prorationSource } = whole
  return (
    <section className={panel.card} aria-label={t('sections.what')}>
      <div className={panel.row}>
        <bdi dir="ltr">{component.code}</bdi>
        <StatusBadge tone={component.state === 'active' ? 'ok' : 'calm'}>{t(`states.${component.state}`)}</StatusBadge>
        <span>{t(`kinds.${component.isStandard ? 'standard' : 'own'}`)}</span>
        <span>{t(`natures.${component.nature}`)}</span>
        {component.until && (
          <span className={panel.quiet}>
            {t('lastDay')}: {day(component.until)}
          </span>
        )}
      </div>
      <p>
        {t('account')}: {component.account ? <bdi>{component.account}</bdi> : t('byNature')}
      </p>
      <p>
        {t('group')}: {t(`groups.${component.slipGroup}`)}
      </p>
      {component.proration && (
        <p>
          {t('proration')}: {t(`bases.${component.proration}`)}
          {prorationSource && (
            <>
              {' '}
              <SourceOf source={prorationSource} />
            </>
          )}
        </p>
      )}
      <p className={panel.quiet}>
        {t('used', {
          allowances: number(used.allowances),
          oneOffs: number(used.oneOffs),
          recurring: number(used.recurring),
          lines: number(used.lines),
        })}
      </p>
      {lockedUntil && <p className={panel.quiet}>{t('lockedUntil', { day: day(lockedUntil) })}</p>}
    </section>
  )
}

const Versions = ({ versions }: Pick<WholeComponent, 'versions'>) => {
  const t = useWords()
  const { day, moment } = useFormat()
  if (versions.length === 0) return null
  return (
    <details>
      <summary>{t('versions')}</summary>
      <ul className={panel.list}>
        {versions.map((version) => (
          <li key={version.madeAt}>
            <strong>{t('from', { day: day(version.effectiveFrom) })}</strong>: <bdi>{version.name}</bdi>,{' '}
            {t(`natures.${version.nature}`)}
            {version.account && (
              <>
                , <bdi>{version.account}</bdi>
              </>
            )}
            {version.reason && (
              <p>
                <bdi>{version.reason}</bdi>
              </p>
            )}
            {version.madeBy && (
              <p className={panel.quiet}>{t('by', { name: version.madeBy, moment: moment(version.madeAt) })}</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type PartProps = { entityId: string; whole: WholeComponent; onGone: () => void }

const Whole = ({ entityId, whole, onGone }: PartProps) => {
  const t = useWords()
  const [doing, setDoing] = useState<'change' | 'end' | 'delete' | null>(null)
  const { component, allowed } = whole
  const close = () => setDoing(null)
  return (
    <div className={panel.stack}>
      <Facts whole={whole} />
      <Law memberships={whole.memberships} />
      <Example entityId={entityId} nature={component.nature} choice={component.choice} />
      <Versions versions={whole.versions} />
      <Group justify="flex-end" gap="xs">
        {(['delete', 'end', 'change'] as const)
          .filter((one) => allowed.includes(one))
          .map((one) => (
            <Button key={one} variant={one === 'change' ? 'filled' : 'default'} onClick={() => setDoing(one)}>
              {t(one)}
            </Button>
          ))}
      </Group>
      <Suspense>{doing === 'change' && <ComponentForm entityId={entityId} whole={whole} onClose={close} />}</Suspense>
      {doing === 'end' && <End entityId={entityId} whole={whole} onClose={close} />}
      {doing === 'delete' && <Delete entityId={entityId} whole={whole} onClose={close} onGone={onGone} />}
    </div>
  )
}

type DialogProps = { entityId: string; whole: WholeComponent; onClose: () => void }

const End = ({ entityId, whole: { component, today }, onClose }: DialogProps) => {
  const t = useWords()
  const language = useLanguage()
  const end = useCommand(endCall, { refreshes: [componentsCall, componentCall] })
  const { form, field, submit, sending, failure } = useFields(
    { until: component.until ?? today },
    { until: (value) => (value ? null : t('required')) },
  )
  const keep = async (until: string | null) => {
    await end.mutateAsync({ entityId, code: component.code, until })
    notify.success(t('ended'))
    onClose()
  }
  return (
    <FormDialog
      title={t('endOf', { name: componentName(component, language) })}
      onClose={onClose}
      onSubmit={submit(({ until }) => keep(until))}
      form={form}
      busy={sending}
      failure={failure}
      action={t('end')}
    >
      <p>{t('endText')}</p>
      <TextInput {...field('until')} type="date" label={t('lastDay')} required data-autofocus />
      {component.until && (
        <Button
          variant="default"
          onClick={() => void keep(null).catch((error: Error) => notify.failure(error.message))}
        >
          {t('endAgain')}
        </Button>
      )}
    </FormDialog>
  )
}

const Delete = ({ entityId, whole: { component }, onClose, onGone }: DialogProps & { onGone: () => void }) => {
  const t = useWords()
  const language = useLanguage()
  const remove = useCommand(deleteCall, { refreshes: [componentsCall] })
  const send = () =>
    remove
      .mutateAsync({ entityId, code: component.code })
      .then(() => {
        notify.success(t('deleted'))
        onClose()
        onGone()
      })
      .catch((error: Error) => notify.failure(error.message))
  return (
    <Dialog onClose={onClose} title={t('deleteAsk', { name: componentName(component, language) })}>
      <div className={panel.stack}>
        <p>{t('deleteText')}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => void send()}>
            {t('delete')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}

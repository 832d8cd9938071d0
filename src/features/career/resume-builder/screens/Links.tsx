import { Button, Checkbox, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { ResumeLinks } from '../links.contract.ts'
import { LINK_DAYS, type LinkDays } from '../links.rules.ts'
import { useWords } from '../words/index.ts'
import { endLinkCall, linksCall, makeLinkCall } from './calls.ts'
import classes from './resumes.module.css'

/** The links by which others read a CV: made, copied, ended. */
export default function Links({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords()
  const answer = useApiState(linksCall, { id })
  return (
    <Dialog title={t('links.title')} onClose={onClose}>
      <div className={classes.stack}>
        <p className={classes.note}>{t('links.text')}</p>
        <NewLink id={id} />
        <WhenLoaded answer={answer} waiting={<Skeleton height={120} />}>
          {({ links }) =>
            links.length === 0 ? (
              <p className={classes.note}>{t('links.none')}</p>
            ) : (
              <ul className={classes.list}>
                {links.map((link) => (
                  <Made key={link.id} {...link} />
                ))}
              </ul>
            )
          }
        </WhenLoaded>
      </div>
    </Dialog>
  )
}

const NewLink = ({ id }: { id: string }) => {
  const t = useWords()
  const { number } = useFormat()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<LinkDays>(30)
  const [withContact, setWithContact] = useState(true)
  const make = useCommand(makeLinkCall, { refreshes: [linksCall] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate(
      { id, label, days, withContact },
      {
        onSuccess: () => {
          setLabel('')
          notify.success(t('links.made'))
        },
      },
    )
  }
  return (
    <form className={classes.stack} onSubmit={submit} noValidate>
      <div className={classes.two}>
        <TextInput
          label={t('links.label')}
          description={t('links.labelHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          dir="auto"
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('links.days')}
          value={`${days}`}
          data={LINK_DAYS.map((one) => ({ value: `${one}`, label: t('links.day', { days: number(one) }) }))}
          onChange={(event) => setDays(LINK_DAYS.find((one) => `${one}` === event.currentTarget.value) ?? 30)}
        />
      </div>
      <Checkbox
        label={t('links.contact')}
        checked={withContact}
        onChange={(event) => setWithContact(event.currentTarget.checked)}
      />
      {make.error && <ErrorState error={make.error} />}
      <div className={classes.row}>
        <Button type="submit" loading={make.isPending}>
          {t('links.make')}
        </Button>
      </div>
    </form>
  )
}

const Made = ({ id, label, link, withContact, endsAt, isOver, opened, lastOpenedAt }: ResumeLinks['links'][number]) => {
  const t = useWords()
  const { moment } = useFormat()
  const end = useCommand(endLinkCall, { refreshes: [linksCall] })
  return (
    <li>
      <div>
        <p className={classes.name}>
          <bdi>{label}</bdi>
        </p>
        <p className={classes.note}>
          {t(isOver ? 'links.over' : 'links.until', { when: moment(endsAt) })} ·{' '}
          {t(withContact ? 'links.shown' : 'links.hidden')}
        </p>
        <p className={classes.note}>
          {lastOpenedAt === null ? t('links.never') : t('links.opened', { count: opened, when: moment(lastOpenedAt) })}
        </p>
        {end.error && <ErrorState error={end.error} />}
      </div>
      <div className={classes.row}>
        {!isOver && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('links.copyOf', { label })}
            onClick={() => void navigator.clipboard.writeText(link).then(() => notify.success(t('links.copied')))}
          >
            {t('links.copy')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          aria-label={t('links.endOf', { label })}
          loading={end.isPending}
          onClick={() => end.mutate({ id }, { onSuccess: () => notify.success(t('links.ended')) })}
        >
          {t('links.end')}
        </Button>
      </div>
    </li>
  )
}

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconArrowUp, IconChevronDown, IconDownload, IconListSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import company from '../../profile/screens/company.module.css'
import { PersonBox } from '../../profile/screens/PersonBox.tsx'
import { useWords } from '../../profile/words/index.ts'
import type { logChoices, readLog } from '../contract.ts'
import { OUTCOMES } from '../rules.ts'
import { EntryRow } from './EntryRow.tsx'
import classes from './log.module.css'
import { useActionName } from './names.ts'

const FileMenu = lazy(() =>
  loadWords(['platform/lists']).then(() => import('../../../platform/lists/screens/FileMenu.tsx')),
)
/** All of them: the log is no table whose columns are chosen. */
const NO_COLUMNS: [] = []

const readCall = wire<typeof readLog>('GET', '/api/company/audit-log')
const choicesCall = wire<typeof logChoices>('GET', '/api/company/audit-log/choices')

const AT = { person: '', named: '', actor: '', action: '', from: '', to: '', outcome: '', cursor: '', entry: '' }
type At = typeof AT
const NO_FILTER = { person: '', named: '', actor: '', action: '', from: '', to: '', outcome: '', cursor: '', entry: '' }

const askedFor = ({ person, actor, action, from, to, outcome }: At) => ({
  ...(person && { person }),
  ...(actor && { actor }),
  ...(action && { action }),
  ...(from && { from }),
  ...(to && { to }),
  ...(OUTCOMES.some((o) => o === outcome) && { outcome: outcome as (typeof OUTCOMES)[number] }),
})

/** Who did what to whom, newest first. */
export default function AuditLog() {
  const t = useWords()
  const nameOf = useActionName()
  const [at, go] = useAddress(AT)
  const answer = useApiState(readCall, { ...askedFor(at), ...(at.cursor && { cursor: at.cursor }) })
  const { data, isFetching } = answer
  const choices = useApiState(choicesCall, {}).data
  const filter = (changes: Partial<At>) => go({ ...changes, cursor: '', entry: '' }, { replace: true })
  const filtered = Object.keys(askedFor(at)).length > 0
  return (
    <div className={company.stack}>
      <section className={classes.filters} aria-label={t('log.filters')}>
        <PersonBox
          label={t('log.person')}
          placeholder={t('log.personHelp')}
          value={at.person ? { id: at.person, name: at.named || at.person } : null}
          onChange={(person) => filter({ person: person?.id ?? '', named: person?.name ?? '' })}
        />
        <NativeSelect
          label={t('log.actor')}
          value={at.actor}
          onChange={(e) => filter({ actor: e.currentTarget.value })}
          data={[
            { value: '', label: t('log.everybody') },
            ...(choices?.actors ?? []).map((a) => ({ value: a.id, label: `${a.name} (${a.email})` })),
          ]}
        />
        <NativeSelect
          label={t('log.action')}
          value={at.action}
          onChange={(e) => filter({ action: e.currentTarget.value })}
          data={[
            { value: '', label: t('log.everything') },
            ...(choices?.actions ?? []).map((a) => ({ value: a, label: nameOf(a) })),
          ]}
        />
        <TextInput
          type="date"
          label={t('log.from')}
          value={at.from}
          onChange={(e) => filter({ from: e.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('log.to')}
          value={at.to}
          onChange={(e) => filter({ to: e.currentTarget.value })}
        />
        <NativeSelect
          label={t('log.outcome')}
          value={at.outcome}
          onChange={(e) => filter({ outcome: e.currentTarget.value })}
          data={[
            { value: '', label: t('log.anyOutcome') },
            ...OUTCOMES.map((o) => ({ value: o, label: t(`log.${o}`) })),
          ]}
        />
        <div className={classes.buttons}>
          {filtered && (
            <Button variant="subtle" onClick={() => go(NO_FILTER)}>
              {t('log.clear')}
            </Button>
          )}
          <Save at={at} />
          <Suspense fallback={null}>
            <FileMenu
              list="audit-log"
              table="audit-log"
              columns={NO_COLUMNS}
              filter={askedFor(at)}
              disabled={data?.entries.length === 0}
            />
          </Suspense>
        </div>
      </section>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={10} columns={4} />}>
        {({ entries, zone }) =>
          entries.length === 0 ? (
            <EmptyState icon={<IconListSearch size={22} stroke={1.6} />} title={t('log.emptyTitle')}>
              {t('log.empty')}
            </EmptyState>
          ) : (
            <ol className={classes.log} aria-busy={isFetching}>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  zone={zone}
                  open={at.entry === entry.id}
                  onToggle={() => go({ entry: at.entry === entry.id ? '' : entry.id }, { replace: true })}
                />
              ))}
            </ol>
          )
        }
      </WhenLoaded>
      <div className={classes.foot}>
        <span className={company.quiet}>
          {t('log.noted')} {data && t('log.zone', { zone: data.zone })}
        </span>
        <span className={classes.buttons}>
          {at.cursor && (
            <Button
              variant="default"
              leftSection={<IconArrowUp size={16} />}
              onClick={() => go({ cursor: '', entry: '' })}
            >
              {t('log.newest')}
            </Button>
          )}
          {data?.next && (
            <Button
              variant="default"
              leftSection={<IconChevronDown size={16} />}
              onClick={() => go({ cursor: data.next ?? '', entry: '' })}
            >
              {t('log.older')}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}

const Save = ({ at }: { at: At }) => {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const words = new URLSearchParams(askedFor(at))
      saveFile('audit-log.csv', await fetchFile(`/api/company/audit-log/export?${words}`))
    } catch (error) {
      notify.failure(sentenceOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} disabled={busy} onClick={() => void save()}>
      {t(busy ? 'log.downloading' : 'log.download')}
    </Button>
  )
}

import { NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { dirOf, LANGUAGES, type Language } from '../../../../shared/languages.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useFaces } from '../../../../web/faces.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Memo } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { audienceCall, peopleCall, previewCall } from './calls.ts'
import { Body } from './employee/Body.tsx'
import classes from './memos.module.css'

/** As one of its people would read it. */
export default function PreviewDialog({ memo, onClose }: { memo: Memo; onClose: () => void }) {
  const t = useWords()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 200)
  const [person, setPerson] = useState<{ value: string; label: string } | null>(null)
  const [language, setLanguage] = useState<Language>(memo.mainLanguage)
  const people = useApiState(peopleCall, { search: person?.label === asked ? '' : asked })
  const audience = useCommand(audienceCall)
  const preview = useCommand(previewCall)
  const { mutate: askAudience } = audience
  const { mutate: ask } = preview
  useEffect(() => askAudience({ audience: memo.audience }), [askAudience, memo.audience])
  useFaces(LANGUAGES.flatMap(({ code }) => (memo.texts[code] ? code : [])))
  const first = audience.data?.people[0]
  const shown = person ?? (first ? { value: first.id, label: first.name } : null)
  const employeeId = shown?.value ?? people.data?.people[0]?.id
  useEffect(() => {
    if (employeeId && !audience.isPending) ask({ id: memo.id, employeeId, language })
  }, [ask, memo.id, employeeId, language, audience.isPending])
  const offered = people.data?.people.map((p) => ({ value: p.id, label: p.name })) ?? []
  if (shown && !offered.some((o) => o.value === shown.value)) offered.unshift(shown)
  return (
    <Dialog title={t('previewing.title')} size="lg" onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.stack}>
        <div className={classes.pair}>
          <Select
            label={t('previewing.asPerson')}
            data={offered}
            value={shown?.value ?? null}
            onChange={(_, option) => setPerson(option ?? null)}
            filter={({ options }) => options}
            onSearchChange={setSearch}
            searchable
            allowDeselect={false}
          />
          <NativeSelect
            label={t('previewing.language')}
            value={language}
            onChange={(e) => setLanguage(e.currentTarget.value as Language)}
            data={LANGUAGES.filter((l) => memo.texts[l.code]).map((l) => ({ value: l.code, label: l.name }))}
          />
        </div>
        {preview.error && <ErrorState error={preview.error} />}
        {!preview.data && !preview.error && <LoadingTable rows={3} columns={1} />}
        {preview.data && (
          <article className={classes.card}>
            <h2 className={classes.name} lang={preview.data.language} dir={dirOf(preview.data.language)}>
              {preview.data.title}
            </h2>
            <Body text={preview.data.body} language={preview.data.language} dir={dirOf(preview.data.language)} />
          </article>
        )}
      </div>
    </Dialog>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { CriterionInput } from '../../../matching/matching/criterion-input.rules.ts'
import type { TalentRun } from '../contract.ts'
import type { TalentFilters } from '../filters.rules.ts'
import { useWords } from '../words/index.ts'
import { StartSearch } from './Begin.tsx'
import { runCall, runsCall, searchCall } from './calls.ts'

const Criteria = lazy(() => import('./Criteria.tsx'))
const Results = lazy(() => import('./Results.tsx'))

const AT = { run: '', job: '', person: '', kept: '' }
export type Draft = {
  source: TalentRun['source']
  job: string | null
  title: string
  criteria: CriterionInput[]
  filters: TalentFilters
  left: string[]
}

/** From a job, an advert or a sentence to criteria somebody confirms, and from those to people with reasons. */
export default function AiTalentSearch() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const [draft, setDraft] = useState<Draft | null>(null)
  const search = useCommand(searchCall, { refreshes: [runsCall] })
  const run = useApiState(runCall, { run: at.run }, { enabled: at.run !== '' && draft === null })
  const send = ({ source, job, title, criteria, filters }: Draft) =>
    search.mutate(
      { source, job, title, filters, criteria: criteria.filter((c) => c.text.trim() !== '') },
      {
        onSuccess: ({ id }) => {
          setDraft(null)
          void go({ run: id, person: '' })
          if (id === at.run) void run.refetch()
        },
        onError: (error) => notify.failure(Object.values(error.fields)[0] ?? error.message),
      },
    )
  const shown = run.data?.id === at.run ? run.data : undefined
  const step = () => {
    if (draft)
      return (
        <Criteria
          draft={draft}
          searching={search.isPending}
          onChange={(criteria) => setDraft({ ...draft, criteria })}
          onFilters={(filters) => setDraft({ ...draft, filters })}
          onSearch={() => send(draft)}
          onBack={() => {
            setDraft(null)
            void go({ run: '', job: '' })
          }}
        />
      )
    if (at.run === '')
      return (
        <StartSearch
          job={at.job}
          kept={at.kept}
          onDraft={(made) => {
            setDraft(made)
            void go({ kept: '' }, { replace: true })
          }}
          onRun={(id) => void go({ run: id, kept: '' })}
        />
      )
    if (!shown && run.error)
      return <ErrorState error={run.error} onRetry={() => void run.refetch()} retrying={run.isFetching} />
    if (!shown)
      return (
        <div role="status" aria-label={t('searching')}>
          <LoadingTable rows={6} columns={2} />
        </div>
      )
    return (
      <Results
        key={shown.id}
        run={shown}
        person={at.person}
        searching={search.isPending}
        onPerson={(person) => void go({ person }, { replace: true })}
        onRefresh={() => void run.refetch()}
        onEdit={(criteria) => setDraft({ ...shown, criteria, left: [] })}
        onAgain={(criteria) => send({ ...shown, criteria, left: [] })}
        onBack={() => void go({ run: '', job: '', person: '' })}
      />
    )
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Suspense fallback={<LoadingTable rows={6} columns={2} />}>{step()}</Suspense>
    </Page>
  )
}

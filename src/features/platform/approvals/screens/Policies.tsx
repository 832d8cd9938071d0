import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { PolicyContent } from '../../../../shared/approvals.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { PoliciesView, PolicyView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { policiesCall } from './calls.ts'
import { PolicyDialog } from './PolicyDialog.tsx'
import { useSentences } from './sentences.ts'
import { useShown } from './useShown.ts'

/** Who approves what, in sentences. */
export default function Policies() {
  const t = useWords()
  const { data, error, refetch, isFetching } = useApiState(policiesCall, {})
  const [changing, setChanging] = useState('')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={3} columns={2} />
  const chosen = data.policies.find((p) => p.kind === changing)
  return (
    <Stack gap="md">
      <p className={classes.quiet}>{t('policies.intro')}</p>
      {data.policies.map((policy) => (
        <PolicyCard key={policy.kind} policy={policy} all={data} onChange={() => setChanging(policy.kind)} />
      ))}
      {chosen && <PolicyDialog policy={chosen} all={data} onClose={() => setChanging('')} />}
    </Stack>
  )
}

const PolicyCard = ({ policy, all, onChange }: { policy: PolicyView; all: PoliciesView; onChange: () => void }) => {
  const t = useWords()
  const shown = useShown()
  const { moment } = useFormat()
  const sentences = useSentences(all)
  const name = shown.kind(policy.kind)
  return (
    <section className={classes.policy} aria-label={name}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <h2 className={classes.title}>{name}</h2>
          <StatusBadge tone={policy.own ? 'calm' : 'idle'}>
            {t(policy.own ? 'policies.own' : 'policies.usual')}
          </StatusBadge>
        </Group>
        {all.mayWrite && (
          <Button variant="default" size="xs" onClick={onChange} aria-label={t('policies.changeOf', { name })}>
            {t('policies.change')}
          </Button>
        )}
      </Group>
      {sentences.rules(policy.content as PolicyContent).map((text) => (
        <p key={text} className={classes.sentence}>
          {text}
        </p>
      ))}
      {policy.own && policy.changedAt && (
        <p className={classes.quiet}>
          {t('policies.since', { who: policy.changedBy ?? t('somebody'), when: moment(policy.changedAt) })}
        </p>
      )}
      {policy.waiting && <Alert color="yellow">{t('policies.waiting')}</Alert>}
    </section>
  )
}

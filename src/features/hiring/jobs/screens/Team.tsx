import { ActionIcon, Alert, Anchor, Button, NativeSelect, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { call, useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Spent } from '../../costs/screens/Spent.tsx'
import { findCall } from '../../interviews/screens/calls.ts'
import { choosePipelineCall, pipelinesCall } from '../../pipeline/screens/calls.ts'
import { TEAM_ROLES, type TeamRole } from '../approval.rules.ts'
import type { Member } from '../team.contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, readCall, saveTeamCall, teamCall } from './calls.ts'
import classes from './editor.module.css'
import type { JobForm } from './useJobForm.ts'

type Props = { form: JobForm; mayWrite: boolean }

/** Who fills the job, what its applications go by, where it was planned, and who approved it. */
export const Team = ({ form, mayWrite }: Props) => {
  const t = useWords()
  const { requisition } = form.job
  const again = async () => form.refresh((await call(readCall, { id: form.job.id })).job)
  return (
    <Stack gap="lg">
      <Members form={form} mayWrite={mayWrite} again={again} />
      <Pipeline form={form} mayWrite={mayWrite} again={again} />
      {mayWrite && requisition && (
        <section aria-labelledby="job-plan">
          <h2 id="job-plan" className={classes.part}>
            {t('team.plan')}
          </h2>
          <Anchor component={Link} to={paths.recruitment({ requisition: requisition.id })} size="sm">
            {t('team.requisition', { number: requisition.number, title: requisition.title })}
          </Anchor>
        </section>
      )}
      {mayWrite && <Spent on={{ job: form.job.id }} country={form.job.country} />}
      <Steps form={form} />
    </Stack>
  )
}

type Part = Props & { again: () => Promise<void> }

const Members = ({ form, mayWrite, again }: Part) => {
  const t = useWords()
  const format = useFormat()
  const { id } = form.job
  const { data } = useApiState(teamCall, { id })
  const save = useCommand(saveTeamCall, { refreshes: [teamCall, listCall] })
  const [person, setPerson] = useState('')
  const [role, setRole] = useState<TeamRole>('recruiter')
  const choosing = useRef<HTMLSelectElement>(null)
  const team = data?.team ?? form.job.team
  const people = (data?.people ?? []).filter((p) => role !== 'approver' || p.mayApprove)
  const put = (next: readonly Pick<Member, 'userId' | 'role'>[]) =>
    save.mutate(
      { id, team: next.map(({ userId, role: part }) => ({ userId, role: part })) },
      {
        onSuccess: () => {
          setPerson('')
          choosing.current?.focus()
          void again()
        },
      },
    )
  const there = team.some((m) => m.userId === person && m.role === role)
  return (
    <section aria-labelledby="job-team">
      <h2 id="job-team" className={classes.part}>
        {t('team.title')}
      </h2>
      {team.length === 0 && <p className={classes.quiet}>{t('team.none')}</p>}
      <ul className={classes.members}>
        {team.map((m) => (
          <li key={`${m.userId} ${m.role}`}>
            <span>{m.name}</span>
            <span className={classes.quiet}>{format.list([t(`parts.${m.role}`), m.position])}</span>
            {mayWrite && (
              <ActionIcon
                aria-label={t('team.remove', { name: m.name, part: t(`parts.${m.role}`) })}
                disabled={save.isPending}
                onClick={() => put(team.filter((item) => item !== m))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className={classes.join}>
          <NativeSelect
            label={t('team.part')}
            value={role}
            onChange={(e) => {
              setRole(e.currentTarget.value as TeamRole)
              setPerson('')
            }}
            data={TEAM_ROLES.map((r) => ({ value: r, label: t(`parts.${r}`) }))}
          />
          <NativeSelect
            ref={choosing}
            label={t('team.person')}
            value={person}
            onChange={(e) => setPerson(e.currentTarget.value)}
            data={[
              { value: '', label: t('fields.choose') },
              ...people.map((p) => ({ value: p.userId, label: p.name })),
            ]}
          />
          <Button
            variant="default"
            disabled={!person || there}
            loading={save.isPending}
            onClick={() => put([...team, { userId: person, role }])}
          >
            {t('team.add')}
          </Button>
        </div>
      )}
      {mayWrite && role === 'interviewer' && (
        <Employees
          team={team}
          disabled={save.isPending}
          onAdd={(userId) => put([...team, { userId, role: 'interviewer' }])}
        />
      )}
      {mayWrite && role === 'approver' && <p className={classes.quiet}>{t('team.approverHint')}</p>}
      {save.error && (
        <Alert color="red" role="alert">
          {save.error.fields.team ?? save.error.message}
        </Alert>
      )}
    </section>
  )
}

/** Employees who are to hold its interviews, found by name or position. */
const Employees = ({
  team,
  disabled,
  onAdd,
}: {
  team: readonly Member[]
  disabled: boolean
  onAdd: (id: string) => void
}) => {
  const t = useWords()
  const { list } = useFormat()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 200)
  const { data } = useApiState(findCall, { search: asked })
  const found = (data?.people ?? []).filter((p) => !team.some((m) => m.userId === p.userId && m.role === 'interviewer'))
  return (
    <Select
      label={t('team.employee')}
      description={t('team.employeeHint')}
      placeholder={t('team.find')}
      data={found.map((p) => ({ value: p.userId, label: list([p.name, p.position]) }))}
      // The server has searched, in positions as well as in names.
      filter={({ options }) => options}
      value={null}
      onChange={(id) => id && onAdd(id)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('team.nobody')}
      disabled={disabled}
    />
  )
}

const Pipeline = ({ form, mayWrite, again }: Part) => {
  const t = useWords()
  const { id, pipeline } = form.job
  const { data } = useApiState(pipelinesCall, {}, { enabled: mayWrite })
  const choose = useCommand(choosePipelineCall, { refreshes: [listCall] })
  const all = data?.pipelines ?? []
  const stages = all.find((p) => p.id === pipeline?.id)?.stages ?? []
  return (
    <section aria-labelledby="job-pipeline">
      <h2 id="job-pipeline" className={classes.part}>
        {t('team.pipeline')}
      </h2>
      {mayWrite && all.length > 0 ? (
        <NativeSelect
          aria-labelledby="job-pipeline"
          description={stages.map((s) => s.name).join(' · ')}
          inputWrapperOrder={['input', 'description']}
          value={pipeline?.id ?? all.find((p) => p.isDefault)?.id ?? ''}
          disabled={choose.isPending}
          onChange={(e) => choose.mutate({ id, pipelineId: e.currentTarget.value }, { onSuccess: () => void again() })}
          data={all.map((p) => ({ value: p.id, label: p.name }))}
        />
      ) : (
        <p className={classes.quiet}>{pipeline?.name ?? t('team.pipelineFirst')}</p>
      )}
      {choose.error && (
        <Alert color="yellow" role="alert" mt="xs">
          {choose.error.message}
        </Alert>
      )}
    </section>
  )
}

const Steps = ({ form }: { form: JobForm }) => {
  const t = useWords()
  const format = useFormat()
  const { steps } = form.job.approval
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="job-approval">
      <h2 id="job-approval" className={classes.part}>
        {t('approval.title')}
      </h2>
      <ol className={classes.history}>
        {steps.toReversed().map((s) => (
          <li key={`${s.at} ${s.step}`}>
            <p>
              {t(`approvalSteps.${s.step}`)}{' '}
              <span className={classes.quiet}>
                {s.by && t('history.by', { who: format.isolated(s.by) })} {format.moment(s.at)}
              </span>
            </p>
            {s.note && (
              <p className={classes.quiet} dir="auto">
                {s.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

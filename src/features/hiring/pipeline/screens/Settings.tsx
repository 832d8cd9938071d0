import { Alert, Button, Group, NativeSelect, Stack, Tabs, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import TemplatesForm from '../../interviews/screens/TemplatesForm.tsx'
import { useWords } from '../words/index.ts'
import { boardCall, boardJobsCall, choosePipelineCall, createPipelineCall, pipelinesCall } from './calls.ts'
import { ReasonsForm } from './ReasonsForm.tsx'
import { StagesForm } from './StagesForm.tsx'

/** No job: a company that hires nobody yet still says how it will. */
type Props = {
  jobId: string | null
  pipelineId: string | null
  first: string
  onClose: () => void
  onSaved: () => void
}

const TABS = ['stages', 'reasons', 'scorecards'] as const

/** The stages of the board, what a rejection may say, and which pipeline the job goes by. */
export default function Settings({ jobId, pipelineId, first, onClose, onSaved }: Props) {
  const t = useWords()
  const { data, error, refetch, isFetching } = useApiState(pipelinesCall, {})
  const [chosen, setChosen] = useState(pipelineId ?? '')
  const [name, setName] = useState('')
  const choose = useCommand(choosePipelineCall, { refreshes: [boardCall, boardJobsCall, pipelinesCall] })
  const create = useCommand(createPipelineCall, { refreshes: [pipelinesCall] })
  const pipeline = data?.pipelines.find((p) => p.id === chosen) ?? data?.pipelines[0]
  const saved = () => {
    notify.success(t('settings.saved'))
    onSaved()
  }
  return (
    <Dialog title={t('settings.title')} onClose={onClose} size="xl" closeButtonProps={{ 'aria-label': t('dismiss') }}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={6} columns={3} />}
      {data && pipeline && (
        <Tabs defaultValue={TABS.find((item) => item === first) ?? 'stages'} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="stages">{t('settings.stages')}</Tabs.Tab>
            <Tabs.Tab value="reasons">{t('settings.reasons')}</Tabs.Tab>
            <Tabs.Tab value="scorecards">{t('settings.scorecards')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="stages" pt="md">
            <Stack gap="md">
              <Group align="end" gap="sm">
                <NativeSelect
                  label={t('settings.pipeline')}
                  value={pipeline.id}
                  onChange={(e) => setChosen(e.currentTarget.value)}
                  data={data.pipelines.map((p) => ({
                    value: p.id,
                    label: p.isDefault ? t('settings.isDefault', { name: p.name }) : p.name,
                  }))}
                />
                {jobId && pipeline.id !== pipelineId && (
                  <Button
                    variant="light"
                    loading={choose.isPending}
                    onClick={() => choose.mutate({ id: jobId, pipelineId: pipeline.id }, { onSuccess: saved })}
                  >
                    {t('settings.choose')}
                  </Button>
                )}
              </Group>
              {choose.error && <Alert color="red">{choose.error.message}</Alert>}
              <StagesForm key={pipeline.id} pipeline={pipeline} onSaved={saved} />
              <form
                onSubmit={(e) => {
                  e.preventDefault()
                  create.mutate(
                    { name },
                    {
                      onSuccess: ({ pipelines }) => {
                        setChosen(pipelines.at(-1)?.id ?? pipeline.id)
                        setName('')
                      },
                    },
                  )
                }}
              >
                <Group align="end" gap="sm">
                  <TextInput
                    label={t('settings.another')}
                    value={name}
                    onChange={(e) => setName(e.currentTarget.value)}
                    maxLength={80}
                    error={create.error?.message}
                  />
                  <Button type="submit" variant="default" disabled={!name.trim()} loading={create.isPending}>
                    {t('settings.create')}
                  </Button>
                </Group>
              </form>
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="reasons" pt="md">
            <ReasonsForm reasons={data.reasons} onSaved={saved} />
          </Tabs.Panel>
          <Tabs.Panel value="scorecards" pt="md">
            <TemplatesForm />
          </Tabs.Panel>
        </Tabs>
      )}
    </Dialog>
  )
}

import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addDays } from '../../../../shared/dates.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useHeldCommand } from '../../../../web/undo/useUndo.ts'
import { useWords } from '../words/index.ts'
import {
  addTemplateCall,
  applyTemplateCall,
  copyWeekCall,
  coverageCall,
  removeTemplateCall,
  rosterCall,
  templatesCall,
} from './calls.ts'
import classes from './roster.module.css'

const refreshes = [rosterCall, coverageCall]

/** Weeks laid on this one: the last week, or a template. */
export const WeekDialog = ({ day, site, onClose }: { day: string; site: string; onClose: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const [name, setName] = useState('')
  const [keepPeople, setKeepPeople] = useState(true)
  const { data } = useApiState(templatesCall, {})
  const copy = useCommand(copyWeekCall, { refreshes })
  const add = useCommand(addTemplateCall, { refreshes: [templatesCall] })
  const apply = useCommand(applyTemplateCall, { refreshes })
  const remove = useHeldCommand(removeTemplateCall, { refreshes: [templatesCall] })
  const templates = data?.templates.filter(({ id }) => !remove.isHeld(`template ${id}`))
  const confirmCopy = ({ copied, leftOpen }: { copied: number; leftOpen: number }) => {
    notify.success(t('copyResult', { copied, open: leftOpen }))
    onClose()
  }
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <Dialog onClose={onClose} size="lg" title={t('templates')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <div>
          <Button
            variant="default"
            disabled={copy.isPending}
            onClick={() =>
              void attempt(async () =>
                confirmCopy(await copy.mutateAsync({ from: addDays(day, -7), to: day, siteId: site })),
              )
            }
          >
            {t('copyWeek')}
          </Button>
        </div>
        <p className={classes.quiet}>{t('templatesText')}</p>
        {!data && <LoadingTable rows={2} columns={2} />}
        {templates?.length === 0 && <p className={classes.quiet}>{t('noTemplates')}</p>}
        <ul className={classes.list}>
          {templates?.map((one) => (
            <li key={one.id} className={classes.item}>
              <span>
                <bdi>{one.name}</bdi>{' '}
                <span className={classes.quiet}>
                  {format.list([t('shifts', { count: one.shifts }), one.hasPeople ? t('withPeople') : null])}
                </span>
              </span>
              <Group gap={4}>
                <Button
                  size="compact-sm"
                  disabled={apply.isPending}
                  onClick={() =>
                    void attempt(async () => confirmCopy(await apply.mutateAsync({ id: one.id, week: day })))
                  }
                >
                  {t('apply')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => remove.hold(`template ${one.id}`, { id: one.id }, t('templateRemoved'))}
                >
                  {t('remove')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
        <Group align="end">
          <TextInput label={t('name')} value={name} maxLength={80} onChange={(e) => setName(e.currentTarget.value)} />
          <Button
            variant="default"
            disabled={name.trim() === '' || add.isPending}
            onClick={() =>
              void attempt(async () => {
                await add.mutateAsync({ name, week: day, siteId: site, keepPeople })
                setName('')
              })
            }
          >
            {t('keepWeek')}
          </Button>
        </Group>
        <Checkbox
          checked={keepPeople}
          onChange={(e) => setKeepPeople(e.currentTarget.checked)}
          label={t('keepPeople')}
        />
      </Stack>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import { IconBug, IconDatabase } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { listOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { probeEndpoint } from './tests.ts'

export type DeveloperActionsProps = { open: boolean; onToggle: () => void }

/** Developer mode's own buttons: the panel, and whether the database answers at all. */
export default function DeveloperActions({ open, onToggle }: DeveloperActionsProps) {
  const t = useWords()
  const { number } = useFormat()
  const { user } = useSession()
  const [testing, setTesting] = useState(false)
  const test = async () => {
    setTesting(true)
    const health = await probeEndpoint('GET', '/health')
    const answer = await probeEndpoint('GET', '/api/employees', { pageSize: 1 })
    const list = listOf(answer)
    setTesting(false)
    if (health.status === 200 && list)
      notify.success(t('dbAnswered', { total: number(list.total), company: user?.company_name ?? '', ms: answer.ms }))
    else notify.failure(t('dbFailed', { reason: `HTTP ${list ? health.status : answer.status}` }))
  }
  return (
    <>
      <Button variant="default" leftSection={<IconDatabase size={16} />} onClick={test} disabled={testing}>
        {testing ? t('testing') : t('testDb')}
      </Button>
      <Button variant="default" leftSection={<IconBug size={16} />} onClick={onToggle} aria-expanded={open}>
        {t('panel')}
      </Button>
    </>
  )
}

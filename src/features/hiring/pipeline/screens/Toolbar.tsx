import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconSearch, IconSettings, IconTable } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { JobSelect } from '../../jobs/screens/JobSelect.tsx'
import { useWords } from '../words/index.ts'
import classes from './board.module.css'

type Job = { id: string; title: string; place: string | null; number: number; active: number }
type Props = {
  jobs: readonly Job[]
  job: string
  text: string
  show: string
  names: boolean
  mayUndo: boolean
  /** It stands in the job it is of: there is no other to choose. */
  hasOneJob?: boolean
  mayKeep: boolean
  onChange: (change: { job?: string; search?: string; show?: string; names?: string }) => void
  onUndo: () => void
  onSettings: () => void
}

export const Toolbar = (props: Props) => {
  const { jobs, job, text, show, names, mayUndo, mayKeep, hasOneJob = false, onChange, onUndo, onSettings } = props
  const t = useWords()
  const format = useFormat()
  const go = useGo()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const typing =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
      if (event.key === 'l' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey)
        void go(paths.manageApplications({ job }))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [go, job])
  return (
    <div className={classes.toolbar}>
      {!hasOneJob && (
        <JobSelect
          className={classes.jobs}
          aria-label={t('job')}
          jobs={jobs}
          value={job}
          onChange={(chosen) => onChange({ job: chosen })}
          untitled={t('untitled')}
          countOf={(id) => format.number(jobs.find((j) => j.id === id)?.active ?? 0)}
        />
      )}
      <TextInput
        className={classes.search}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={text}
        onChange={(e) => onChange({ search: e.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('show.label')}
        value={show}
        onChange={(e) => onChange({ show: e.currentTarget.value })}
        data={[
          { value: '', label: t('show.all') },
          { value: 'late', label: t('show.late') },
          { value: 'met', label: t('show.met') },
          { value: 'unread', label: t('show.unread') },
        ]}
      />
      <Switch
        label={t('names')}
        checked={names}
        onChange={(e) => onChange({ names: e.currentTarget.checked ? '1' : '' })}
      />
      <span className={classes.toolbarEnd}>
        <Button
          variant="default"
          component={Link}
          to={paths.manageApplications({ job })}
          leftSection={<IconTable size={16} />}
          aria-keyshortcuts="l"
        >
          {t('asList')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp className="mirrored" size={16} />}
          onClick={onUndo}
          disabled={!mayUndo}
        >
          {t('undo')}
        </Button>
        {mayKeep && (
          <Button variant="default" leftSection={<IconSettings size={16} />} onClick={onSettings}>
            {t('settings.open')}
          </Button>
        )}
      </span>
    </div>
  )
}

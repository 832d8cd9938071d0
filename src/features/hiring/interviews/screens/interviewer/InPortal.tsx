import { IconClipboardCheck } from '@tabler/icons-react'
import { useApiState } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useWords } from '../../interviewer/words/index.ts'
import { listCall } from './calls.ts'
import classes from './my-interviews.module.css'

/** What the reader holds or held; null until it is known. */
export const useMyInterviews = () => useApiState(listCall, {}).data?.interviews ?? null

/** Scorecards that wait, among other things to do. */
export const InterviewTasks = () => {
  const t = useWords()
  const { isolated } = useFormat()
  return useMyInterviews()
    ?.filter((i) => i.due)
    .map((i) => (
      <li key={i.id}>
        <IconClipboardCheck size={18} aria-hidden />
        <span>{t('todo.text', { name: isolated(i.candidate), job: isolated(i.job) })}</span>
        <Link to={paths.employeePortal({ tab: 'interviews', interview: i.id })} className={classes.link}>
          {t('todo.open')}
        </Link>
      </li>
    ))
}

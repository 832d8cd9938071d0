import { IconMail } from '@tabler/icons-react'
import { useApiState } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useWords } from '../../employee/words/index.ts'
import { inBanners } from '../../rules.ts'
import { listCall } from './calls.ts'
import classes from './my-memos.module.css'
import { DueBadge, useTitleOf } from './parts.tsx'

/** How many memos wait for the reader; null until it is known. */
export const useToAnswer = () => {
  const { data } = useApiState(listCall, {})
  return data ? data.memos.filter((m) => m.state === 'to_do') : null
}

const at = (memo: string) => paths.employeePortal({ tab: 'memos', memo })

/** Stays until it is answered, and stands in the way of nothing. What is late comes first. @param most what has a page of its own beneath it leaves room for it */
export const Banners = ({ most }: { most?: number }) => {
  const t = useWords()
  const titleOf = useTitleOf()
  const { isolated } = useFormat()
  return inBanners(useToAnswer() ?? [], most).map((m) => (
    <section key={m.id} className={classes.banner} aria-label={`${t('banner.label')}: ${titleOf(m)}`}>
      <span>
        {t('banner.text', { title: isolated(titleOf(m)) })} <DueBadge memo={m} />
      </span>
      <Link to={at(m.id)} className={classes.link}>
        {t('banner.open')}
      </Link>
    </section>
  ))
}

/** What is waiting among other things to do, what is late first. */
export const MemoTasks = () => {
  const t = useWords()
  const titleOf = useTitleOf()
  const { isolated } = useFormat()
  return useToAnswer()
    ?.toSorted((a, b) => Number(b.overdue) - Number(a.overdue))
    .map((m) => (
      <li key={m.id}>
        <IconMail size={18} aria-hidden />
        <span>
          {t('todo.answer', { title: isolated(titleOf(m)) })} <DueBadge memo={m} />
        </span>
        <Link to={at(m.id)} className={classes.link}>
          {t('todo.open')}
        </Link>
      </li>
    ))
}

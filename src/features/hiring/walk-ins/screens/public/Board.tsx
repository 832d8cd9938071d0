import { useApiState } from '../../../../../web/api.ts'
import { useTitle } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../public/words/index.ts'
import { boardCall } from './calls.ts'
import { NotThere } from './NotThere.tsx'
import classes from './walk-in.module.css'

/** Numbers of tickets and nothing else: it hangs where everybody sees it. */
export const Board = ({ id }: { id: string }) => {
  const t = useWords()
  const { data: board, error } = useApiState(boardCall, { id }, { anonymous: true, refetchInterval: 4_000 })
  useTitle(board?.title ?? 'Fourshore')
  if (!board)
    return (
      <div className={classes.page}>
        <NotThere error={error} />
      </div>
    )
  return (
    <div className={classes.wide}>
      <h1 className={classes.title} dir="auto">
        {board.title}
      </h1>
      <section className={classes.card} aria-labelledby="now">
        <h2 id="now">{t('board.now')}</h2>
        <div aria-live="polite">
          {board.called.length === 0 ? (
            <p>{t(board.state === 'live' ? 'board.nobody' : 'board.notLive')}</p>
          ) : (
            <ul className={classes.calls}>
              {board.called.map((c) => (
                <li key={c.number}>
                  <span className={classes.number}>{c.number}</span> <span>{t('board.desk', { n: c.desk })}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      {board.next.length > 0 && (
        <section className={classes.card} aria-labelledby="next">
          <h2 id="next">{t('board.next')}</h2>
          <ol className={classes.line}>
            {board.next.map((n) => (
              <li key={n}>{n}</li>
            ))}
          </ol>
          <p className={classes.quiet}>
            {t('board.waiting', { n: board.waiting })} · {t('wait', board.wait)}
          </p>
        </section>
      )}
    </div>
  )
}

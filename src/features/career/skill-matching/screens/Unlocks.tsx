import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { Unlock } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { OF_SKILLS, sayCall } from './calls.ts'
import classes from './matching.module.css'

type Props = { unlocks: readonly Unlock[]; onOpen: (skill: string) => void }

/** Which single skill opens how many more jobs; each figure opens its list. */
export const Unlocks = ({ unlocks, onOpen }: Props) => {
  const t = useWords()
  const { isolated } = useFormat()
  const say = useCommand(sayCall, { refreshes: OF_SKILLS })
  const tell = (skill: string, stand: 'added' | 'learning') =>
    say.mutate(
      { skill, stand, note: null },
      { onSuccess: () => notify.success(t('skill.saved')), onError: (error) => notify.failure(error.message) },
    )
  return (
    <section className={panel.card} aria-labelledby="unlocks">
      <h2 id="unlocks">{t('unlock.title')}</h2>
      {unlocks.length === 0 && <p className={panel.quiet}>{t('unlock.none')}</p>}
      <ul className={panel.list}>
        {unlocks.map(({ key, skill, jobs, learning }) => (
          <li key={key} className={classes.unlock}>
            <button type="button" className={classes.chip} onClick={() => onOpen(skill)}>
              {t('unlock.line', { skill: isolated(skill), count: jobs })}{' '}
              {learning && <small>({t('unlock.learning')})</small>}
            </button>
            <span className={panel.row}>
              <Button
                size="compact-sm"
                variant="default"
                disabled={say.isPending}
                aria-label={`${t('unlock.have')}: ${skill}`}
                onClick={() => tell(skill, 'added')}
              >
                {t('unlock.have')}
              </Button>
              {!learning && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  disabled={say.isPending}
                  aria-label={`${t('unlock.learn')}: ${skill}`}
                  onClick={() => tell(skill, 'learning')}
                >
                  {t('unlock.learn')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Skeleton } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { useScreens } from '../../../../web/screen.ts'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { useTitles } from '../../../../web/words/index.ts'
import { useWords } from '../words/index.ts'
import { viewsUsedCall } from './calls.ts'

/** Which views the company used in the last days, and how many of them only one plan has: what a smaller plan would take away. */
export const ViewsUsed = () => {
  const t = useWords()
  const titles = useTitles()
  const screens = useScreens()
  const answer = useApiState(viewsUsedCall, {})
  return (
    <section className={panel.card} aria-labelledby="views-used">
      <h2 id="views-used">{t('title')}</h2>
      <WhenLoaded answer={answer} waiting={<Skeleton height={120} />}>
        {({ views, only }) => {
          const named = views.flatMap(({ view, ...used }) => {
            const screen = screens.find(({ path }) => path === view)
            return screen ? [{ ...used, view, title: titles(screen.title) }] : []
          })
          if (named.length === 0) return <p>{t('none')}</p>
          return (
            <>
              <p>{t('used', { count: named.length })}</p>
              {only.map(({ product, views: count }) => (
                <p key={product}>{t(`only.${product}`, { count, all: named.length })}</p>
              ))}
              <details>
                <summary>{t('which')}</summary>
                <ul>
                  {named.map(({ view, title, days, onlyIn }) => (
                    <li key={view}>
                      {title}: {t('days', { count: days })}
                      {onlyIn && `, ${t(`in.${onlyIn}`)}`}
                    </li>
                  ))}
                </ul>
              </details>
              <p className={panel.quiet}>{t('how')}</p>
            </>
          )
        }}
      </WhenLoaded>
    </section>
  )
}

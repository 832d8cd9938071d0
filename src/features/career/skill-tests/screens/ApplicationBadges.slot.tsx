import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { readApplicationBadges } from '../shown.contract.ts'
import { useWords } from '../words/index.ts'
import { Badges } from './Badges.tsx'

const badgesCall = wire<typeof readApplicationBadges>('GET', '/api/company/applications/:application/badges')

/** On an application: the badges the person shows. Nothing where there are none. */
export default function ApplicationBadges({ application }: { application: string }) {
  const t = useWords()
  const { data } = useApiState(badgesCall, { application })
  if (!data || data.badges.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="skill-badges">
      <h3 id="skill-badges">{t('badges.label')}</h3>
      <Badges badges={data.badges} />
    </section>
  )
}

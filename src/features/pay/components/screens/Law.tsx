import { Anchor } from '@mantine/core'
import { useSentences } from '../../../../web/sentences.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { ComponentMembership } from '../contract.ts'
import { useWords } from '../words/index.ts'

type Source = ComponentMembership['source']

/** Where a rule stands, and whether it was seen there. */
export const SourceOf = ({ source }: { source: Source }) => {
  const t = useWords()
  const title = (
    <bdi lang="en" dir="ltr">
      {source.title}
    </bdi>
  )
  return (
    <span className={panel.quiet}>
      {source.url ? (
        <Anchor href={source.url} target="_blank" rel="noreferrer" size="sm">
          {title}
        </Anchor>
      ) : (
        title
      )}
      {!source.confirmed && ` (${t('unconfirmed')})`}
    </span>
  )
}

/** Which sums of the law pay of a component is in, each with its rule and source. */
export const Law = ({ memberships }: { memberships: readonly ComponentMembership[] }) => {
  const t = useWords()
  const say = useSentences()
  return (
    <section className={panel.card} aria-label={t('law')}>
      <h3>{t('law')}</h3>
      <p className={panel.quiet}>{memberships.length > 0 ? t('lawText') : t('noLaw')}</p>
      <ul className={panel.list}>
        {memberships.map(({ key, label, counts, rule, source }) => (
          <li key={key}>
            <div className={panel.row}>
              <strong>{say(label)}</strong>
              <StatusBadge tone={counts === 'no' ? 'calm' : 'ok'}>{t(`counts.${counts}`)}</StatusBadge>
            </div>
            <p>{say(rule)}</p>
            <SourceOf source={source} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { CloseButton, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWish } from '../../../matching/profile/screens/wish.ts'
import type { TalentCard } from '../contract.ts'
import { MOST_COMPARED } from '../quota.rules.ts'
import { useWords } from '../words/index.ts'
import { nameOf, spanOf, usePlaceName } from './parts.ts'
import classes from './talent.module.css'

type Props = { people: TalentCard[]; onRemove: (person: TalentCard) => void; onClose: () => void }

/** Up to four people, line by line. */
export default function CompareDialog({ people, onRemove, onClose }: Props) {
  const t = useWords()
  const { list } = useFormat()
  const placeName = usePlaceName()
  const wish = useWish()
  const rows: [string, (p: TalentCard) => ReactNode][] = [
    [t('facet.years'), (p) => (p.years === null ? '—' : t('yearsWorked', { count: p.years }))],
    [
      t('profile.work'),
      (p) => list(p.posts.map((w) => [w.title, spanOf(w.months, t)].filter(Boolean).join(' · '))) || '—',
    ],
    [t('wants'), (p) => list(p.titles) || '—'],
    [
      t('skills'),
      (p) => (
        <ul className={classes.lines}>
          {p.skills.map((s) => (
            <li key={s.label}>
              {s.label}
              {s.evidence && (
                <span className={classes.quiet}>
                  {' '}
                  <q>{s.evidence}</q>
                </span>
              )}
            </li>
          ))}
        </ul>
      ),
    ],
    [t('facet.place'), (p) => placeName(p.place) ?? '—'],
    [t('facet.mode'), (p) => list(p.modes.map((m) => t(`mode.${m}`))) || '—'],
    [t('facet.pay'), (p) => (p.pay ? wish.range(p.pay) : '—')],
    [t('facet.notice'), (p) => (p.notice ? wish.soon(p.notice) : '—')],
    [t('facet.active'), (p) => t(`active.${p.active}`)],
  ]
  return (
    <Dialog size="70rem" title={t('compareTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className={classes.quiet}>{t('compareText', { most: MOST_COMPARED })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is reached by keyboard */}
      <section className={classes.wide} tabIndex={0} aria-label={t('compareTitle')}>
        <Table verticalSpacing="sm" className={classes.compared} layout="fixed" miw={`${10 + people.length * 13}rem`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td w="9rem" />
              {people.map((p) => (
                <Table.Th key={p.id} scope="col">
                  <span className={classes.column}>
                    <bdi>{nameOf(p, t)}</bdi>
                    <CloseButton
                      size="sm"
                      aria-label={t('removeFrom', { name: nameOf(p, t) })}
                      onClick={() => {
                        onRemove(p)
                        if (people.length <= 2) onClose()
                      }}
                    />
                  </span>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([label, shown]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                {people.map((p) => (
                  <Table.Td key={p.id}>{shown(p)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Dialog>
  )
}

import { CloseButton, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWish } from '../../candidate-side/screens/wish.ts'
import type { TalentCard } from '../contract.ts'
import { MOST_COMPARED } from '../quota.rules.ts'
import { useWords } from '../words/index.ts'
import { nameOf, spanOf, usePlaceName } from './parts.ts'
import classes from './talent.module.css'

type Props = { people: TalentCard[]; onRemove: (person: TalentCard) => void; onClose: () => void }

/** Up to four people, line by line. */
export default function CompareDialog({ people, onRemove, onClose }: Props) {
  const say = useWords()
  const { list } = useFormat()
  const placeName = usePlaceName()
  const wish = useWish()
  const rows: [string, (p: TalentCard) => ReactNode][] = [
    [say('facet.years'), (p) => (p.years === null ? '—' : say('yearsWorked', { count: p.years }))],
    [
      say('profile.work'),
      (p) => list(p.posts.map((w) => [w.title, spanOf(w.months, say)].filter(Boolean).join(' · '))) || '—',
    ],
    [say('wants'), (p) => list(p.titles) || '—'],
    [
      say('skills'),
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
    [say('facet.place'), (p) => placeName(p.place) ?? '—'],
    [say('facet.mode'), (p) => list(p.modes.map((m) => say(`mode.${m}`))) || '—'],
    [say('facet.pay'), (p) => (p.pay ? wish.range(p.pay) : '—')],
    [say('facet.notice'), (p) => (p.notice ? wish.soon(p.notice) : '—')],
    [say('facet.active'), (p) => say(`active.${p.active}`)],
  ]
  return (
    <Dialog
      size="70rem"
      title={say('compareTitle')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <p className={classes.quiet}>{say('compareText', { most: MOST_COMPARED })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is reached by keyboard */}
      <section className={classes.wide} tabIndex={0} aria-label={say('compareTitle')}>
        <Table verticalSpacing="sm" className={classes.compared} layout="fixed" miw={`${10 + people.length * 13}rem`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td w="9rem" />
              {people.map((p) => (
                <Table.Th key={p.id} scope="col">
                  <span className={classes.column}>
                    <bdi>{nameOf(p, say)}</bdi>
                    <CloseButton
                      size="sm"
                      aria-label={say('removeFrom', { name: nameOf(p, say) })}
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

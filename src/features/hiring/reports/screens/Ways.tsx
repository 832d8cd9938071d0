import { Table } from '@mantine/core'
import { Link } from '../../../../web/Link.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Overview } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Part } from './Part.tsx'
import classes from './recruitment.module.css'

type Row = Overview['sources'][number]
type Props<R extends Row> = {
  name: 'sources' | 'months'
  rows: readonly R[]
  /** The list behind a number of a row. */
  listOf: (row: R, reached: 'applied' | 'interview' | 'offer' | 'hired') => string
}

/** How far people came, by where they came from or when; each number leads to its list. */
export const ReachedTable = <R extends Row>({ name, rows, listOf }: Props<R>) => {
  const t = useWords()
  const format = useFormat()
  return (
    <Part name={t(`parts.${name}`)} means={t(`means.${name}`)}>
      <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label={t(`parts.${name}`)}>
        <Table aria-label={t(`parts.${name}`)} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(name === 'sources' ? 'source' : 'month')}</Table.Th>
              <Table.Th ta="end">{t('kinds.applied')}</Table.Th>
              <Table.Th ta="end">{t('kinds.interview')}</Table.Th>
              <Table.Th ta="end">{t('kinds.offer')}</Table.Th>
              <Table.Th ta="end">{t('kinds.hired')}</Table.Th>
              <Table.Th ta="end">{t('hired')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((w) => (
              <Table.Tr key={w.of}>
                <Table.Td>
                  {name === 'sources' ? <bdi>{w.of}</bdi> : <span className={`ltr ${classes.month}`}>{w.of}</span>}
                </Table.Td>
                {(['applied', 'interview', 'offer', 'hired'] as const).map((kind) => (
                  <Table.Td key={kind} ta="end" className="figures">
                    {w[kind] === 0 ? (
                      format.number(0)
                    ) : (
                      <Link
                        to={listOf(w, kind)}
                        aria-label={`${format.number(w[kind])}, ${t('listOf', { what: format.list([w.of, t(`kinds.${kind}`)]) })}`}
                      >
                        {format.number(w[kind])}
                      </Link>
                    )}
                  </Table.Td>
                ))}
                <Table.Td ta="end" className="figures">
                  {w.rate.rate === null ? t('tooFew') : `${format.number(Math.round(w.rate.rate * 100))}%`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Part>
  )
}

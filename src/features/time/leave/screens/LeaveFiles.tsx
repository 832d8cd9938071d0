import { lazy, Suspense } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { useMay } from '../../../../web/may.ts'
import { useWords } from '../words/index.ts'

const FileMenu = lazy(() =>
  loadWords(['platform/lists']).then(() => import('../../../platform/lists/screens/FileMenu.tsx')),
)

const LEDGER = [
  'number',
  'person',
  'department',
  'type',
  'day',
  'entry',
  'days',
  'minutes',
  'lot',
  'cause',
  'entered',
].map((id) => ({ id, inFile: [id] }))
const LIABILITY = ['number', 'person', 'department', 'country', 'days', 'currency', 'amount', 'rule'].map((id) => ({
  id,
  inFile: [id],
}))
const YEAR_END = ['number', 'person', 'department', 'type', 'before', 'carried', 'lost', 'after'].map((id) => ({
  id,
  inFile: [id],
}))
const HEIGHT = { height: 36, minWidth: 36 }

type Props = { filter: Record<string, string>; disabled?: boolean }

/** The ledger of everybody, or of whom the filter names, as a file. */
export const LedgerFile = ({ filter, disabled = false }: Props) => {
  const t = useWords()
  if (!useMay()('lists.keep')) return null
  return (
    <Suspense fallback={<span style={HEIGHT} />}>
      <FileMenu
        list="leave-ledger"
        name={t('ledger')}
        table="leave-ledger"
        columns={LEDGER}
        filter={filter}
        disabled={disabled}
        asksReason
      />
    </Suspense>
  )
}

/** What is owed of leave as a file, of all people. */
export const LiabilityFile = () => {
  const t = useWords()
  if (!useMay()('lists.keep')) return null
  return (
    <Suspense fallback={<span style={HEIGHT} />}>
      <FileMenu
        list="leave-liability"
        name={t('tabs.liability')}
        table="leave-liability"
        columns={LIABILITY}
        filter={{}}
        disabled={false}
        asksReason
      />
    </Suspense>
  )
}

/** What the year end will do as a file, of all people. */
export const YearEndFile = ({ filter, disabled = false }: Props) => {
  const t = useWords()
  if (!useMay()('lists.keep')) return null
  return (
    <Suspense fallback={<span style={HEIGHT} />}>
      <FileMenu
        list="leave-year-end"
        name={t('yearEnd.open')}
        table="leave-year-end"
        columns={YEAR_END}
        filter={filter}
        disabled={disabled}
        asksReason
      />
    </Suspense>
  )
}

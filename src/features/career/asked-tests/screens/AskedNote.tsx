import { useApiState } from '../../../../web/api.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { AskedTest } from '../contract.ts'
import { bringWords, useWords } from '../words/index.ts'
import { askedCall } from './calls.ts'

/** On an application of one's own: the test that its employer asks for, and where it is taken. Nothing where none is asked. */
export default function AskedNote({ application }: { application: string }) {
  const { data } = useApiState(askedCall, {})
  const asked = data?.asked.find((one) => one.application === application)
  const isReady = useBroughtWords(bringWords, asked !== undefined)
  if (!asked || !isReady) return null
  return <Note asked={asked} />
}

const Note = ({ asked }: { asked: AskedTest }) => {
  const t = useWords()
  const tests = useTestWords()
  return (
    <p>
      {t('note.text', { test: asked.test ? tests(`names.${asked.test}`) : (asked.written?.title ?? '') })}{' '}
      {asked.isShared && t('note.shared')} <Link to={paths.seekerAskedTests()}>{t('note.open')}</Link>
    </p>
  )
}

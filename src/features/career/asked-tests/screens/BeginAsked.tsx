import { dirOf, LANGUAGES } from '../../../../shared/languages.ts'
import panel from '../../../../web/ui/panel.module.css'
import { BeginDialog, linesOf } from '../../skill-tests/screens/Begin.tsx'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import { useWords as useWrittenWords } from '../../written-attempts/words/index.ts'
import type { AskedTest } from '../contract.ts'

type BeginAskedProps = {
  asked: AskedTest
  starting: { isPending: boolean; error: Error | null }
  onStart: (timePercent: number) => void
  onClose: () => void
}

/** How a test goes that an employer asks for, before it begins. */
export default function BeginAsked({ asked: { test, written, minutes, company }, ...dialog }: BeginAskedProps) {
  const tests = useTestWords()
  const own = useWrittenWords()
  if (test) return <BeginDialog {...dialog} name={tests(`names.${test}`)} minutes={minutes} lines={linesOf(test)} />
  if (!written) return null
  const { title, purpose, language, questions, waitDays, secondsEach, goesBack } = written
  const about = (
    <>
      <p lang={language} dir={dirOf(language)}>
        {purpose}
      </p>
      <p className={panel.quiet}>
        {own('by', { company })} {tests('questionCount', { count: questions })}.{' '}
        {own('lang', { language: LANGUAGES.find(({ code }) => code === language)?.name ?? language })} {own('whole')}
      </p>
      <p>
        {secondsEach !== null && own('secondsEach', { seconds: secondsEach })} {!goesBack && own('oneWay')}{' '}
        {own('wait', { days: waitDays })}
      </p>
    </>
  )
  return <BeginDialog {...dialog} name={title} minutes={minutes} about={about} lines={['clock', 'pause', 'away']} />
}

import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'

type RightShareProps = { result: { right: number; asked: number; percent: number; least: number; most: number } }

/** A result of a company's test, with how little it says. */
export const RightShare = ({ result: { right, asked, percent, least, most } }: RightShareProps) => {
  const t = useWords()
  const { number } = useFormat()
  return (
    <>
      <p>
        <strong>{t('score', { right: number(right), asked: number(asked), percent: number(percent) })}</strong>
      </p>
      <p className={panel.quiet}>{t('means', { asked: number(asked), least: number(least), most: number(most) })}</p>
    </>
  )
}

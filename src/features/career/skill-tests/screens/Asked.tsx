import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type care from '../care/words/en.ts'
import { useCareWords } from '../care/words/index.ts'
import type { SkillQuestion } from '../contract.ts'
import type en from '../words/en.ts'
import { useWords } from '../words/index.ts'
import classes from './tests.module.css'

type Key = keyof (typeof en)['questions']
type Situation = keyof (typeof care)['situations']

/** A question as a sentence, with its table, cells or program. */
export const Asked = ({ question, id }: { question: SkillQuestion; id: string }) => {
  const t = useWords()
  const { number } = useFormat()
  const c = useCareWords()
  const { key, figures, table, cells, code, passage, ask, choices } = question
  const sentence = choices ? c(`situations.${key as Situation}`, figures) : t(`questions.${key as Key}`, figures)
  return (
    <>
      <p className={classes.question} id={id}>
        {sentence}
      </p>
      {passage && (
        <blockquote className={classes.passage} dir="ltr" lang="en">
          {passage}
        </blockquote>
      )}
      {ask && (
        <p className={classes.question} dir="ltr" lang="en">
          {ask}
        </p>
      )}
      {table && (
        // biome-ignore lint/a11y/useSemanticElements: no fieldset, a table that may be wider than the page
        <div
          className={panel.wide}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by the keyboard
          tabIndex={0}
          aria-label={t('table.caption')}
        >
          <table className={classes.table}>
            <caption>{t('table.caption')}</caption>
            <thead>
              <tr>
                <td />
                {table[0]?.map((_, shop) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table that never changes
                  <th key={shop} scope="col">
                    {t('table.shop', { n: shop + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.map((row, month) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table that never changes
                <tr key={month}>
                  <th scope="row">{t('table.month', { n: month + 1 })}</th>
                  {row.map((units, shop) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={shop} className="figures">
                      {number(units)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cells && (
        // biome-ignore lint/a11y/useSemanticElements: no fieldset, a table that may be wider than the page
        <div
          className={panel.wide}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by the keyboard
          tabIndex={0}
          aria-label={t('cells')}
          dir="ltr"
        >
          <table className={classes.table}>
            <caption>{t('cells')}</caption>
            <thead>
              <tr>
                <td />
                {['A', 'B', 'C'].map((letter) => (
                  <th key={letter} scope="col">
                    {letter}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table that never changes
                <tr key={at}>
                  <th scope="row">{at + 1}</th>
                  {row.map((value, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column} className="figures">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {code && <pre className={classes.code}>{code}</pre>}
      {key === 'program' && <p className={panel.quiet}>{t('program.note')}</p>}
    </>
  )
}

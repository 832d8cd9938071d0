import { blocksOf, type Piece } from '../../text.rules.ts'
import classes from './my-memos.module.css'

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, href }, i) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not move
      <a key={i} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ) : (
      text
    ),
  )

/** The words of a memo: headings, lists, links and nothing else; never markup that somebody typed. */
export const Body = ({ text, language, dir }: { text: string; language: string; dir: 'ltr' | 'rtl' }) => (
  <div className={classes.body} lang={language} dir={dir}>
    {blocksOf(text).map((block, i) => {
      const key = `${block.kind}${i}`
      if (block.kind === 'heading')
        return (
          <h3 key={key}>
            <Pieces of={block.pieces} />
          </h3>
        )
      if (block.kind === 'list')
        return (
          <ul key={key}>
            {block.items.map((item, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not move
              <li key={n}>
                <Pieces of={item} />
              </li>
            ))}
          </ul>
        )
      return (
        <p key={key}>
          {block.lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not move
            <span key={n}>
              {n > 0 && <br />}
              <Pieces of={line} />
            </span>
          ))}
        </p>
      )
    })}
  </div>
)

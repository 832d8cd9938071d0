import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { blocksOf, type Piece } from './prose.ts'

const Inline = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, at) => {
    // The pieces of a text never change places.
    const key = `${at}:${piece.text}`
    if (!piece.href) return <span key={key}>{piece.text}</span>
    return (
      <a key={key} href={piece.href} className={piece.text === SUPPORT_EMAIL ? 'ltr' : undefined}>
        {piece.text}
      </a>
    )
  })

/** A text of these pages: paragraphs, lists and links. */
export const Prose = ({ text }: { text: string }) =>
  blocksOf(text, SUPPORT_EMAIL).map((block) =>
    block.kind === 'list' ? (
      <ul key={block.key}>
        {block.items.map((item) => (
          <li key={item.key}>
            <Inline pieces={item.pieces} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block.key}>
        <Inline pieces={block.pieces} />
      </p>
    ),
  )

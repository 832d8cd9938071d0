/** The words of a memo are plain text. A line that begins with # is a heading, lines that begin with - a list, [words](https://…) a link. */
export type Piece = { text: string; href?: string }
export type Block =
  | { kind: 'heading'; pieces: Piece[] }
  | { kind: 'paragraph'; lines: Piece[][] }
  | { kind: 'list'; items: Piece[][] }

const LINK = /\[([^\][\n]{1,200})\]\(((?:https:\/\/|mailto:)[^\s()<>"]{1,500})\)/g

/** Only addresses of the web over a safe connection, and of mailboxes, become links; everything else stays the words it is. */
export const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const found of line.matchAll(LINK)) {
    if (found.index > from) pieces.push({ text: line.slice(from, found.index) })
    pieces.push({ text: found[1] as string, href: found[2] as string })
    from = found.index + found[0].length
  }
  if (from < line.length) pieces.push({ text: line.slice(from) })
  return pieces
}

export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const given of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = given.trim()
    const heading = /^#{1,3}\s+(.+)$/.exec(line)
    const item = /^[-*•]\s+(.+)$/.exec(line)
    if (line === '') open = null
    else if (heading) {
      open = null
      blocks.push({ kind: 'heading', pieces: piecesOf(heading[1] as string) })
    } else if (item) {
      if (open?.kind !== 'list') {
        open = { kind: 'list', items: [] }
        blocks.push(open)
      }
      open.items.push(piecesOf(item[1] as string))
    } else {
      if (open?.kind !== 'paragraph') {
        open = { kind: 'paragraph', lines: [] }
        blocks.push(open)
      }
      open.lines.push(piecesOf(line))
    }
  }
  return blocks
}

/** A line for paper: a link is followed by where it leads. */
export const toPrintedText = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, href }) => (href && href !== text ? `${text} (${href.replace(/^mailto:/, '')})` : text)).join('')

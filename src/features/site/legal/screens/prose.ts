import { paths } from '../../../../web/paths.ts'

/** Pages a text may lead to. */
const PAGES = {
  privacy: paths.privacy(),
  terms: paths.terms(),
  cookiePolicy: paths.cookiePolicy(),
  refund: paths.refund(),
  aiTransparency: paths.aiTransparency(),
  login: paths.login(),
  forgotPassword: paths.forgotPassword(),
} as const

export type Piece = { text: string; href?: string }
type Item = { key: string; pieces: Piece[] }
export type Block = ({ kind: 'paragraph' } & Item) | { kind: 'list'; key: string; items: Item[] }

const isPage = (name: string): name is keyof typeof PAGES => name in PAGES

const linked = (text: string): Piece[] =>
  text.split(/(\[[^\]]+\]\(\w+\))/).flatMap((part): Piece[] => {
    const [, words, name] = /^\[([^\]]+)\]\((\w+)\)$/.exec(part) ?? []
    if (words === undefined || name === undefined) return part === '' ? [] : [{ text: part }]
    if (!isPage(name)) throw new RangeError(`A text leads to ${name}, which is no page`)
    return [{ text: words, href: PAGES[name] }]
  })

const piecesOf = (text: string, email: string): Piece[] =>
  linked(text).flatMap((piece) =>
    piece.href || !piece.text.includes(email)
      ? [piece]
      : piece.text.split(email).flatMap((part, at): Piece[] => {
          const before: Piece[] = at === 0 ? [] : [{ text: email, href: `mailto:${email}` }]
          return part === '' ? before : [...before, { text: part }]
        }),
  )

/** Paragraphs are set apart by an empty line; lines that begin with a dash are a list; `[words](page)` is a link, and so is the address. */
export const blocksOf = (text: string, email: string): Block[] =>
  text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const lines = block.split('\n')
      if (!lines.every((line) => line.startsWith('- ')))
        return { kind: 'paragraph', key: block, pieces: piecesOf(block, email) }
      const items = lines.map((line) => ({ key: line, pieces: piecesOf(line.slice(2), email) }))
      return { kind: 'list', key: block, items }
    })

/** The same without links, for machines that read the page. */
export const plainText = (text: string): string => text.replace(/\[([^\]]+)\]\(\w+\)/g, '$1')

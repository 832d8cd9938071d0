import type { CardData } from './contract.ts'

/** What a contact file says. */
export type Contact = Pick<
  CardData,
  'employeeName' | 'position' | 'department' | 'email' | 'phone' | 'location' | 'company' | 'website'
>

/** Octets of a line, the break not counted (RFC 2426 and 6350, section 2.6 and 3.2). */
const LINE = 75

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Control characters would start a line of their own, and with it a field nobody entered. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Breaks a long line between characters, never inside one. */
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const bytes = bytesOf(character)
    if (size + bytes > LINE) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += bytes
  }
  return [...lines, current].join('\r\n')
}

type Line = [name: string, value: string | null]

/**
 * vCard 3.0, which every telephone's address book reads; UTF-8. The whole name is the given name: written in the order people
 * write it, whichever part of it is the family's.
 */
const card = (lines: Line[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])), 'END:VCARD']
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const whoLines = (c: Contact): Line[] => [
  ['N', `;${escaped(c.employeeName)};;;`],
  ['FN', escaped(c.employeeName)],
  ['ORG', [c.company, c.department].flatMap((unit) => (unit ? [escaped(unit)] : [])).join(';')],
  ['TITLE', c.position && escaped(c.position)],
  ['EMAIL;TYPE=INTERNET,WORK', escaped(c.email)],
  ['TEL;TYPE=WORK,VOICE', c.phone && escaped(c.phone)],
]

/** The contact file. `revised` is when the card was made. */
export const toVcard = (c: Contact, revised: string): string =>
  card([
    ...whoLines(c),
    ['ADR;TYPE=WORK', c.location && `;;;${escaped(c.location)};;;`],
    ['URL', c.website],
    ['REV', revised.replace(/\.\d+/, '')],
  ])

/** Octets up to which a telephone reads the code off a screen without effort. */
const EASY = 500

/** The same for a QR code: as much of it as stays easy to read, and never less than the name and how to reach the person. */
export const qrText = (c: Contact): string => {
  const all: Line[] = [...whoLines(c), ['URL', c.website]]
  const named = (...wanted: string[]) => all.filter(([name]) => wanted.includes(name.split(';')[0] ?? ''))
  const shorter = [
    card(all),
    card(named('N', 'FN', 'ORG', 'TITLE', 'EMAIL', 'TEL')),
    card(named('N', 'FN', 'ORG', 'EMAIL', 'TEL')),
  ]
  return shorter.find((text) => bytesOf(text) <= EASY) ?? card(named('N', 'FN', 'EMAIL', 'TEL'))
}

const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'contact'

/** Name of the file people keep: the person's, in any script, without what a file system refuses. */
export const fileName = (c: Pick<Contact, 'employeeName'>, extension: 'vcf' | 'png'): string =>
  `${safeName(c.employeeName)}.${extension}`

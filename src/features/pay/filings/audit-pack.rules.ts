/** A document of an audit pack, or of which the pack tells alone. Sizes in bytes; hashes SHA-256 as 64 hexadecimal digits. */
export type PackedDocument = {
  /** In the archive; null: it is kept in the system and only listed. */
  path: string | null
  kind: 'payslip' | 'register' | 'receipt' | 'pay-file'
  about: string
  bytes: number | null
  sha256: string
}

const HEADERS = ['path', 'kind', 'about', 'bytes', 'sha256'] as const

const cell = (value: string): string => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
const plain = (value: string): string => (/^[=+\-@\t]/.test(value) ? `'${value}` : value)

/** The index as a list: one document in a row. */
export const indexCsv = (documents: readonly PackedDocument[]): string =>
  [
    HEADERS.join(','),
    ...documents.map(({ path, kind, about, bytes, sha256 }) =>
      [plain(path ?? ''), kind, plain(about), bytes === null ? '' : String(bytes), sha256].map(cell).join(','),
    ),
  ].join('\r\n')

export type PackAbout = { month: string; madeAt: string; reason: string }

/** The index as it is read by a program. */
export const indexJson = (about: PackAbout, documents: readonly PackedDocument[]): string =>
  `${JSON.stringify({ ...about, documents }, null, 2)}\n`

/** Hashes as `sha256sum -c` reads them, one file in a line. */
export const hashList = (files: readonly { path: string; sha256: string }[]): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')

/** A name of a file in the archive: letters, digits, dot and hyphen, and of two the same the second with a number. */
export const packNames = () => {
  const taken = new Set<string>()
  return (folder: string, name: string): string => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(name.replaceAll(/[^\w.-]+/g, '_')) ?? []
    let path = `${folder}/${stem}${ending}`
    for (let at = 2; taken.has(path); at++) path = `${folder}/${stem}-${at}${ending}`
    taken.add(path)
    return path
  }
}

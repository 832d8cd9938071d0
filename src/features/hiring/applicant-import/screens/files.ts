import { unzip } from 'fflate'
import { mapHeaders, rowOf } from '../../../platform/imports/columns.rules.ts'
import { kindOf, readFile } from '../../../platform/imports/screens/file.ts'
import { APPLICANT_COLUMNS } from '../columns.rules.ts'

const LARGEST = 10 * 1024 * 1024
/** Unpacked, all together: more than that is no heap of CVs. */
const LARGEST_HEAP = 400 * 1024 * 1024
const CV = /\.(pdf|docx|png|jpe?g)$/i

export type ApplicantDraft = { name: string; email: string; phone: string; note: string; file: File | null }
export type Problem = { key: 'notZip' | 'notCsv' | 'wrongKind' | 'tooLarge' | 'nothing'; name: string }
export type Read = { people: ApplicantDraft[]; problems: Problem[] }

const person = (over: Partial<ApplicantDraft>): ApplicantDraft => ({
  name: '',
  email: '',
  phone: '',
  note: '',
  file: null,
  ...over,
})
const wrong = (key: Problem['key'], name: string): Read => ({ people: [], problems: [{ key, name }] })

/** What stands at the end of a path in an archive: its folders are nobody's name. */
const leaf = (path: string) => path.split(/[\\/]/).at(-1) ?? path

const unpacked = (file: File): Promise<Read> =>
  file.arrayBuffer().then(
    (buffer) =>
      new Promise((done) => {
        const problems: Problem[] = []
        let heap = 0
        unzip(
          new Uint8Array(buffer),
          {
            filter: ({ name, originalSize }) => {
              const called = leaf(name)
              // What systems add to an archive by themselves.
              if (!called || called.startsWith('.') || name.startsWith('__MACOSX/')) return false
              if (!CV.test(called)) {
                problems.push({ key: 'wrongKind', name: called })
                return false
              }
              heap += originalSize
              if (originalSize > LARGEST || heap > LARGEST_HEAP) {
                problems.push({ key: 'tooLarge', name: called })
                return false
              }
              return true
            },
          },
          (error, entries) => {
            if (error) return done(wrong('notZip', file.name))
            const people = Object.entries(entries).map(([path, bytes]) =>
              person({ file: new File([bytes as Uint8Array<ArrayBuffer>], leaf(path)) }),
            )
            if (people.length === 0 && problems.length === 0) problems.push({ key: 'nothing', name: file.name })
            done({ people, problems })
          },
        )
      }),
  )

/** A table of people: any separator and encoding, or the first sheet of a workbook. */
const rowsOf = async (file: File): Promise<Read> => {
  const table = await readFile(file).catch(() => null)
  const mapping = table ? mapHeaders(table.headers, APPLICANT_COLUMNS) : []
  if (!table || !mapping.includes('email')) return wrong('notCsv', file.name)
  const people = table.rows.map((cells) => {
    const { name, email, phone, note } = rowOf(cells, mapping)
    const trimmed = [name, email, phone, note].map((text) => (text ?? '').trim())
    return person({ name: trimmed[0] ?? '', email: trimmed[1] ?? '', phone: trimmed[2] ?? '', note: trimmed[3] ?? '' })
  })
  return { people, problems: [] }
}

/** The people in one file: of an archive each CV, of a table each row. A file that is none of these is named, the others go on. */
export const peopleIn = async (file: File): Promise<Read> => {
  if (/\.zip$/i.test(file.name)) return unpacked(file)
  if (kindOf(file)) return rowsOf(file)
  if (!CV.test(file.name)) return wrong('wrongKind', file.name)
  if (file.size > LARGEST) return wrong('tooLarge', file.name)
  return { people: [person({ file })], problems: [] }
}

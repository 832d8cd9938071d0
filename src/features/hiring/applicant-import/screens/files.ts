import { unzip } from 'fflate'
import Papa from 'papaparse'

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

/** Headers as people write them. */
const COLUMNS: Readonly<Record<keyof Omit<ApplicantDraft, 'file'>, readonly string[]>> = {
  name: ['name', 'full name', 'candidate', 'candidate name', 'applicant'],
  email: ['email', 'e-mail', 'email address', 'mail'],
  phone: ['phone', 'telephone', 'mobile', 'phone number', 'contact number'],
  note: ['note', 'notes', 'summary', 'experience', 'cover letter', 'cover note'],
}

const rowsOf = async (file: File): Promise<Read> => {
  const text = (await file.text()).replace(/^\ufeff/, '')
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (h) => h.trim().toLowerCase(),
  })
  const headers = Object.keys(data[0] ?? {})
  const at = (key: keyof typeof COLUMNS) => headers.find((h) => COLUMNS[key].includes(h))
  const email = at('email')
  if (!email) return wrong('notCsv', file.name)
  const value = (row: Record<string, string>, key: keyof typeof COLUMNS) => (row[at(key) ?? ''] ?? '').trim()
  return {
    people: data.map((row) =>
      person({
        name: value(row, 'name'),
        email: value(row, 'email'),
        phone: value(row, 'phone'),
        note: value(row, 'note'),
      }),
    ),
    problems: [],
  }
}

/** The people in one file: of an archive each CV, of a table each row. A file that is none of these is named, the others go on. */
export const peopleIn = async (file: File): Promise<Read> => {
  if (/\.zip$/i.test(file.name)) return unpacked(file)
  if (/\.csv$/i.test(file.name)) return rowsOf(file)
  if (!CV.test(file.name)) return wrong('wrongKind', file.name)
  if (file.size > LARGEST) return wrong('tooLarge', file.name)
  return { people: [person({ file })], problems: [] }
}

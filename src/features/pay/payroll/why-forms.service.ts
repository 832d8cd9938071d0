import { createHash } from 'node:crypto'
import type { Db } from '../../../server/sql.ts'
import type { Explained } from '../../../shared/explain.ts'
import type { PayResult } from './compute-pay.rules.ts'
import { findWhyForms } from './why-forms.queries.ts'
import {
  figuresOfWhy,
  formOfWhy,
  hasCommonForm,
  isShort,
  keyOfForm,
  type ShortWhy,
  type WhyForm,
  wholeWhy,
} from './why-forms.rules.ts'

/** Of more forms than that the others are kept whole with their lines: they are not the same for many. */
const MOST_FORMS = 200

/** 128 bits of what the form says. */
const idOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22)

/** Forms that derivations of some people have in common, gathered while these are written. */
export class WhyForms {
  readonly #ids = new Map<string, string>()
  readonly #forms = new Map<string, string>()

  /** The derivation by its form, or whole where there are too many. */
  short(why: Explained): Explained | ShortWhy {
    const key = keyOfForm(why)
    let id = this.#ids.get(key)
    if (id === undefined) {
      if (this.#forms.size >= MOST_FORMS) return why
      id = idOf(key)
      this.#ids.set(key, id)
      this.#forms.set(id, JSON.stringify(formOfWhy(why)))
    }
    return { of: id, v: figuresOfWhy(why) }
  }

  /** What a person’s lines come to, as JSON. */
  write(result: PayResult): string {
    const lines = result.lines.map((line) => (hasCommonForm(line) ? { ...line, why: this.short(line.why) } : line))
    return JSON.stringify({ ...result, lines })
  }

  /** In the order of their ids, so that two who keep the same ones wait for each other and not in a circle. */
  get forms(): { id: string; form: string }[] {
    return [...this.#forms].map(([id, form]) => ({ id, form })).sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}

/** Forms that were read: what one says never changes, and each payslip of a run asks for the same. */
const read = new Map<string, WhyForm>()
const MOST_READ = 1_000

const formsOf = async (db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, WhyForm>> => {
  const forms = new Map<string, WhyForm>()
  const unread = ids.filter((id) => {
    const known = read.get(`${companyId} ${id}`)
    if (known) forms.set(id, known)
    return !known
  })
  if (unread.length === 0) return forms
  if (read.size > MOST_READ) read.clear()
  for (const { id, form } of await findWhyForms(db, companyId, unread)) {
    forms.set(id, form)
    read.set(`${companyId} ${id}`, form)
  }
  return forms
}

/** Rows with their derivations whole, as they were made. @throws Error when a form is not there: it is never taken away */
export const withWholeWhys = async <Row extends { why: object }>(
  db: Db,
  companyId: string,
  rows: readonly Row[],
): Promise<Row[]> => {
  const ids = new Set<string>()
  for (const { why } of rows) if (isShort(why)) ids.add(why.of)
  if (ids.size === 0) return [...rows]
  const forms = await formsOf(db, companyId, [...ids])
  return rows.map((row) => {
    if (!isShort(row.why)) return row
    const form = forms.get(row.why.of)
    if (!form) throw new Error(`No form of derivations is called ${row.why.of}`)
    return { ...row, why: wholeWhy(form, row.why.v) }
  })
}

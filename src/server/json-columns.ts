import type { ColumnType } from 'kysely'
import type { Json } from './tables.ts'

/**
 * What lies in columns of JSON, by table and column. Each is said once, by the feature whose table it is, beside its queries:
 * `declare module '…/server/json-columns.ts' { interface JsonColumns { 'memos.texts': Texts } }`. What nobody said is `Json`.
 */
export interface JsonColumns {
  /** What the answer to a call was, to be given again. */
  'idempotency_keys.answer': Json
}

/** A column of JSON as the tables have it: read as what was said of it, written with `jsonb`. */
export type JsonColumn<N extends string> = ColumnType<N extends keyof JsonColumns ? JsonColumns[N] : Json, Json, Json>

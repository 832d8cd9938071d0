import { csvLine } from '../../../../shared/csv.ts'

export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`\ufeff${rows.map(csvLine).join('')}`], { type: 'text/csv;charset=utf-8' })

import type { Country } from '../../../countries/country.ts'

/** Largest document, bytes. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024

/** Everybody's kinds, after the country's own documents. */
export const COMMON_KINDS = [
  { key: 'contract', label: 'Employment contract' },
  { key: 'certificate', label: 'Certificate' },
  { key: 'other', label: 'Other document' },
] as const

/** What a document may be: what the country asks of anybody, then contract, certificate and other. */
export const documentKinds = (country: Country): { key: string; label: string }[] => {
  const input = new Map(
    (['citizen_pr', 'foreign_worker'] as const).flatMap((status) =>
      country.requiredDocuments(status).map(({ key, label }) => [key, label] as const),
    ),
  )
  for (const { key, label } of COMMON_KINDS) input.set(key, label)
  return [...input].map(([key, label]) => ({ key, label }))
}

/** A kind in words; a title somebody gave is one already. */
export const documentKindLabel = (country: Country, kind: string): string =>
  documentKinds(country).find((k) => k.key === kind)?.label ?? kind

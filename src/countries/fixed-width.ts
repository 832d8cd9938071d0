/** Fields of records that banks and authorities read by their columns: text to the left, numbers to the right, nothing that names an account is cut. */

/** Text as far as it fits, without accents; what is no letter or sign of ASCII becomes a space. */
export const fixedText = (value: string, length: number): string => {
  const plain = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/g, ' ')
  return plain.slice(0, length).padEnd(length, ' ')
}

/** A number with noughts before it. @throws RangeError when it does not fit, or is none */
export const fixedDigits = (value: string | number, length: number, what: string): string => {
  const plain = String(value)
  if (!/^\d+$/.test(plain) || plain.length > length)
    throw new RangeError(`${what} is not up to ${length} digits: ${plain}`)
  return plain.padStart(length, '0')
}

/** What names an account or its owner, left-justified and never cut: a part of it is another one. @throws RangeError when it does not fit */
export const fixedWhole = (value: string, length: number, what: string): string => {
  if (!/^[\x21-\x7E]*$/.test(value) || value.length > length)
    throw new RangeError(`${what} is not up to ${length} letters and digits: ${value}`)
  return value.padEnd(length, ' ')
}

/** Where fields of these lengths stand in a record: the text of each by its name, as it stands. */
export const fixedFields = <Name extends string>(
  record: string,
  fields: readonly (readonly [Name, number])[],
): Readonly<Record<Name, string>> => {
  let at = 0
  const read = fields.map(([name, length]) => {
    at += length
    return [name, record.slice(at - length, at)] as const
  })
  return Object.fromEntries(read) as Readonly<Record<Name, string>>
}

/** A record of fields of these lengths; what is not given is spaces. What is longer than its field is cut: whatever may not be comes from `fixedWhole` or `fixedDigits`. */
export const fixedRecord = (
  layout: readonly (readonly [string, number])[],
  fields: Readonly<Record<string, string>>,
): string => layout.map(([name, length]) => (fields[name] ?? '').padEnd(length, ' ').slice(0, length)).join('')

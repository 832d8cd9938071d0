/** Text of a person without what says who they are: their name, addresses, numbers. */
export const redactIdentity = (text: string, names: readonly string[]): string => {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => [...part].length > 1)
  // Letters and their accents apart, so that a name is found however it is composed and whether or not its accents are written.
  const apart = text.normalize('NFD')
  const withoutAddresses = apart
    .replace(/https?:\/\/\S+/gi, HIDDEN)
    .replace(PROFILE, HIDDEN)
    .replace(ADDRESS, (found) => (holdsName(found, parts) ? HIDDEN : found))
  return parts
    .reduce((t, part) => t.replace(named(part), HIDDEN), withoutAddresses)
    .replace(/(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]+/g, HIDDEN)
    .replace(/\+?\d[\d\s().-]{6,}\d/g, (run) => (YEARS.test(run) ? run : HIDDEN))
    .normalize('NFC')
}

const HIDDEN = '•••'
/** Pages of people, and what is written as an address on the web, without its beginning. */
const PROFILE =
  /(?<![\p{L}\p{N}.@])(?:www\.|(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|facebook|instagram|behance|dribbble|medium|twitter|x)\.com\/)\S+/giu
/** What might be an address, a name at some service or a file: without a gap, and with one of its signs. */
const ADDRESS = /(?<!\S)[^\s@]{0,190}[@./_][^\s@]{2,190}(?!\S)/gu
/** 2019-2023 is no telephone number. */
const YEARS = /^(19|20)\d\d\s*-\s*(19|20)\d\d$/
/** Accents of Latin, Greek and Cyrillic letters; marks that belong to a letter of another script stay with it. */
const ACCENTS = '[\\u0300-\\u036f]*'
/** Letters that are written for one another without being composed of it. */
const ALIKE: Readonly<Record<string, string>> = {
  o: '[oø]',
  ø: '[oø]',
  l: '[lł]',
  ł: '[lł]',
  d: '[dđ]',
  đ: '[dđ]',
  i: '[iı]',
  ı: '[iı]',
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en')

/** A part of a name inside an address: shorter ones are found in words that have nothing to do with it. */
const LEAST_IN_ADDRESS = 4
const holdsName = (address: string, parts: readonly string[]): boolean => {
  const letters = plain(address).replace(/[^\p{L}]/gu, '')
  return parts.map(plain).some((part) => [...part].length >= LEAST_IN_ADDRESS && letters.includes(part))
}

/** Two letters are a name as it is written or in capitals: "an" is a word, An somebody. Chinese is written without gaps. */
const named = (part: string): RegExp => {
  if (/\p{Script=Han}/u.test(part)) return new RegExp(escaped(part), 'gu')
  const whole = (words: string, flags: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, flags)
  return [...part].length > 2
    ? whole(spelled(part, ALIKE), 'giu')
    : whole(`${spelled(part)}|${spelled(part.toLocaleUpperCase('en'))}`, 'gu')
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const spelled = (part: string, alike: Readonly<Record<string, string>> = {}): string =>
  [...part.normalize('NFD').replace(/[\u0300-\u036f]/g, '')]
    .map((letter) => `${alike[letter.toLowerCase()] ?? escaped(letter)}${ACCENTS}`)
    .join('')

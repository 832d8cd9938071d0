import type { DeclarationHead, ItemInput, RentedPlace } from '../../declarations.ts'
import { monthsOfPlace } from '../../declarations.ts'
import { ceilingsOn } from './ceilings.ts'

/** A person’s, a firm’s or a trust’s PAN: what kind of holder, the fourth letter says. */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
const WRONG_PAN = 'PAN has five letters, four digits and a letter, such as ABCPE1234F'

type Year = { from: string; until: string }
type Problems = Record<string, string>

const placeProblems = (place: RentedPlace, at: number, year: Year): Problems => {
  const problems: Problems = {}
  const say = (field: string, sentence: string) => {
    problems[`places.${at}.${field}`] = sentence
  }
  const [first, last] = [year.from.slice(0, 7), year.until.slice(0, 7)]
  if (place.from < first || place.from > last) say('from', 'The first month is not one of this tax year')
  if (place.until < place.from || place.until > last)
    say('until', 'The last month is before the first, or after the tax year')
  if (place.rent <= 0) say('rent', 'Enter the rent of one month')
  if (!place.city.trim()) say('city', 'Enter the city: it decides how much of the rent counts')
  if (!place.landlord.trim()) say('landlord', 'Enter the name of the landlord')
  if (place.taxId && !PAN.test(place.taxId)) say('taxId', WRONG_PAN)
  return problems
}

/** What one landlord was paid in the year, by their name or number. */
const paidTo = (places: readonly RentedPlace[], one: RentedPlace): number =>
  places
    .filter(
      ({ taxId, landlord }) =>
        (taxId && taxId === one.taxId) || landlord.trim().toLowerCase() === one.landlord.trim().toLowerCase(),
    )
    .reduce((sum, place) => sum + place.rent * monthsOfPlace(place).length, 0)

const rentProblems = ({ places }: ItemInput, year: Year): Problems => {
  const { taxIdAbove } = ceilingsOn(year.from).rent
  const problems: Problems = {}
  if (places.length === 0) problems.places = 'Enter where you live for rent, with the months'
  const taken = new Set<string>()
  for (const [at, place] of places.entries()) {
    const own = placeProblems(place, at, year)
    Object.assign(problems, own)
    if (Object.keys(own).length > 0) continue
    const months = monthsOfPlace(place)
    if (months.some((month) => taken.has(month)))
      problems[`places.${at}.from`] = 'Two places have rent in the same month'
    for (const month of months) taken.add(month)
    if (!place.taxId && !place.hasNoTaxId && paidTo(places, place) > taxIdAbove)
      problems[`places.${at}.taxId`] =
        'Rent above 1,00,000 in the year needs the landlord’s PAN, or their declaration that they have none'
  }
  return problems
}

/** What is wrong with an item as it was entered, by field. @throws RangeError for a tax year that is not on file */
export const judgeItem = (head: DeclarationHead, item: ItemInput, year: Year): Problems => {
  if (head.isRent) return rentProblems(item, year)
  const problems: Problems = {}
  for (const { key, kind } of head.fields) {
    const value = item.facts[key] ?? ''
    if (kind === 'yes_no' && value !== '' && value !== 'yes' && value !== 'no') problems[key] = 'Answer yes or no'
    if (kind === 'tax_id' && value !== '' && !PAN.test(value)) problems[key] = WRONG_PAN
  }
  // Form 12BB and form 124 ask who lent the money, with their PAN.
  if (head.key === 'home_interest' && item.amount > 0) {
    if (!item.facts.lender?.trim()) problems.lender = 'Enter who lent the money'
    if (!item.facts.lenderPan) problems.lenderPan = 'Enter the PAN of who lent the money'
  }
  return problems
}

import { COMPANY_PRODUCTS, type CompanyProduct } from '../payments/bills.rules.ts'

/** So many days are looked back, today counted. */
export const VIEW_DAYS = 30

/** Views that a plan has and the other has not, by the address of their screen. Both have every view: plans differ in how many people and messages they hold. */
const ONLY_IN: Readonly<Record<CompanyProduct, readonly string[]>> = { team: [], business: [] }

/** The only plan that has a view; null: every plan has it. */
export const onlyPlanOf = (view: string, onlyIn = ONLY_IN): CompanyProduct | null =>
  COMPANY_PRODUCTS.find((product) => onlyIn[product].includes(view)) ?? null

/** How many of the views that were used only each plan has. */
export const countOnly = (views: readonly string[], onlyIn = ONLY_IN) =>
  COMPANY_PRODUCTS.map((product) => ({
    product,
    views: views.filter((view) => onlyPlanOf(view, onlyIn) === product).length,
  }))

const ADDRESS = /^(?:\/(?:[a-z][a-z-]{0,39}|\$[a-zA-Z]{1,20})){1,6}$/
/** Whether it is the address of a screen with the names of its parts: nothing of what was looked at fits in. */
export const isViewAddress = (view: string): boolean => ADDRESS.test(view)

/** The screen that an address opens, by its path with the names of its parts; null for none. A part of its own comes before one that stands for any. */
export const viewAt = (paths: readonly string[], address: string): string | null => {
  if (paths.includes(address)) return address
  const parts = address.split('/')
  const fits = (path: string): boolean => {
    const own = path.split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith('$') || part === parts[at])
  }
  const names = (path: string): number => path.split('$').length
  return paths.filter(fits).sort((a, b) => names(a) - names(b))[0] ?? null
}

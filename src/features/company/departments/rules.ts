/** Where a department is offered: the employee form and onboarding; the edit of a profile; the directory's filter. */
export const SURFACES = ['form', 'edit', 'filter'] as const
export type Surface = (typeof SURFACES)[number]

type Offered = { name: string; offered: readonly Surface[] }

/**
 * What a company begins with: the lists of the specifications, each offered where it stands there (form and onboarding: 2, section 9;
 * profile edit: 2, 5.7; filter: 1, section 2). The database writes the same when a company is opened.
 */
export const FIRST_DEPARTMENTS: readonly Offered[] = [
  { name: 'Technical', offered: ['form', 'edit', 'filter'] },
  { name: 'Operations', offered: ['form', 'edit', 'filter'] },
  { name: 'Sales', offered: ['form', 'edit', 'filter'] },
  { name: 'Marketing', offered: ['edit'] },
  { name: 'Finance', offered: ['edit'] },
  { name: 'Administration', offered: ['form'] },
  { name: 'HR', offered: ['form', 'edit', 'filter'] },
  { name: 'Admin', offered: ['edit'] },
]

/** Two names are one department whatever their case, as the table holds it. */
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The names to choose from on a surface; what a record already has stays among them. */
export const offeredOn = (
  departments: readonly (Offered & { archivedAt?: string | null })[],
  surface: Surface,
  current?: string | null,
): string[] => {
  const names = departments.filter((d) => !d.archivedAt && d.offered.includes(surface)).map((d) => d.name)
  return current && !names.includes(current) ? [...names, current] : names
}

/**
 * The same with every other department of the company that people are in: one company has one list, and what a surface offers comes first.
 * `stray`: names that came with a file and stand on no list; a filter finds their people as well.
 */
export const chosenFrom = (
  departments: readonly (Offered & { archivedAt?: string | null; people: number })[],
  stray: readonly { name: string; people: number }[],
  surface: Surface,
  current?: string | null,
): string[] => {
  const inUse = departments.filter((d) => !d.archivedAt && d.people > 0)
  const others = surface === 'filter' ? [...inUse, ...stray.filter(({ people }) => people > 0)] : inUse
  return [...new Set([...offeredOn(departments, surface, current), ...others.map(({ name }) => name)])]
}

/**
 * What is stored for what was typed: the list's own spelling, or what the record has already; null when it is neither. Archived ones are
 * not given to anybody new.
 */
export const chosenOf = (
  departments: readonly { name: string; archivedAt: string | null }[],
  typed: string,
  current: string | null,
): string | null => {
  if (current !== null && same(current, typed)) return current
  return departments.find((d) => !d.archivedAt && same(d.name, typed))?.name ?? null
}

type Node = { id: string; parentId: string | null }

/** Whether a department would come to stand beneath itself. */
export const wouldCircle = (departments: readonly Node[], id: string, parentId: string | null): boolean => {
  const parents = new Map(departments.map((d) => [d.id, d.parentId]))
  const seen = new Set([id])
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

/** Parents before their children, each with how deep it stands; brothers in the order given. */
export const inTree = <D extends Node>(departments: readonly D[]): { department: D; depth: number }[] => {
  const known = new Set(departments.map((d) => d.id))
  const beneath = Map.groupBy(departments, (d) => (d.parentId && known.has(d.parentId) ? d.parentId : ''))
  const walk = (parent: string, depth: number): { department: D; depth: number }[] =>
    (beneath.get(parent) ?? []).flatMap((department) => [{ department, depth }, ...walk(department.id, depth + 1)])
  return walk('', 0)
}

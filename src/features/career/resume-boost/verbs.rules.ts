/** Verbs of work: base and past. Their other forms follow from these two; a verb that is not here is left as it was written. */
const PAIRS = `manage managed, lead led, run ran, build built, write wrote, teach taught, sell sold, buy bought, make made, keep kept, drive drove,
 take took, give gave, hold held, oversee oversaw, meet met, send sent, set set, cut cut, put put, pay paid, bring brought, find found, feed fed,
 choose chose, begin began, draw drew, grow grew, handle handled, prepare prepared, clean cleaned, cook cooked, serve served, organise organised,
 organize organized, plan planned, train trained, supervise supervised, coordinate coordinated, operate operated, maintain maintained,
 repair repaired, install installed, inspect inspected, test tested, design designed, develop developed, deliver delivered, order ordered,
 check checked, count counted, pack packed, load loaded, unload unloaded, assist assisted, support supported, answer answered, schedule scheduled,
 book booked, process processed, record recorded, report reported, review reviewed, analyse analysed, analyze analyzed, monitor monitored,
 improve improved, reduce reduced, increase increased, create created, launch launched, lay laid, paint painted, weld welded, wire wired,
 assemble assembled, measure measured, move moved, greet greeted, welcome welcomed, help helped, care cared, guide guided, coach coached,
 hire hired, interview interviewed, negotiate negotiated, resolve resolved, translate translated, edit edited, research researched, audit audited,
 file filed, update updated, track tracked, stock stocked, receive received, ship shipped, dispatch dispatched, collect collected,
 administer administered, implement implemented, configure configured, program programmed, deploy deployed, document documented, present presented,
 advise advised, arrange arranged, carry carried, conduct conducted, perform performed, provide provided, ensure ensured, apply applied,
 use used, work worked, assess assessed, treat treated, bake baked, sew sewed, iron ironed, wash washed, guard guarded, patrol patrolled,
 escort escorted, plant planted, harvest harvested, fix fixed, replace replaced, sort sorted, label labelled, control controlled, close closed,
 open opened, total totalled, price priced, promote promoted, market marketed, produce produced, invoice invoiced, reconcile reconciled`

type Forms = { base: string; past: string; gerund: string; third: string }

const DOUBLES = new Set([
  'run',
  'set',
  'cut',
  'put',
  'begin',
  'plan',
  'program',
  'ship',
  'control',
  'patrol',
  'label',
  'total',
])
const gerundOf = (base: string): string => {
  if (DOUBLES.has(base)) return base === 'label' || base === 'total' ? `${base}ling` : `${base}${base.at(-1)}ing`
  if (base.endsWith('ee')) return `${base}ing`
  return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`
}
const thirdOf = (base: string): string => {
  if (/(?:s|sh|ch|x|z)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

const FORMS: readonly Forms[] = PAIRS.split(',').map((pair) => {
  const [base = '', past = ''] = pair.trim().split(/\s+/)
  return { base, past, gerund: gerundOf(base), third: thirdOf(base) }
})

const byGerund = new Map(FORMS.map((forms) => [forms.gerund, forms]))
const byNow = new Map(FORMS.flatMap((forms) => [forms.base, forms.third, forms.gerund].map((form) => [form, forms])))

/** The verb of which `word` is the form that ends in -ing; undefined for any other word. */
export const verbOfGerund = (word: string): Forms | undefined => byGerund.get(word.toLowerCase())
/** The verb of which `word` is a form that speaks of now; undefined for any other word, and for one whose past is the same. */
export const verbOfNow = (word: string): Forms | undefined => byNow.get(word.toLowerCase())

/** Every form of the verb that `word` is one of: what a rewriting may put in its place without saying anything else. */
export const formsOf = (word: string): readonly string[] => {
  const said = word.toLowerCase()
  return FORMS.filter((forms) => Object.values(forms).includes(said)).flatMap((forms) => Object.values(forms))
}

import { describe, expect, test } from 'vitest'
import { ACTS, type Act, ADMINISTERS, type AdministratorAccount, type AdministratorRole, whyNot } from './rules.ts'

const SELF = 'You cannot do this to your own account. Ask another administrator.'
const OWNER_ONLY = 'Only the employer can change the account of an employer.'
const MAKES_OWNER = 'Only the employer can make somebody an employer.'
const GONE = 'You no longer administer this company.'

const one = (id: string, role: string, disabled = false): AdministratorAccount => ({ id, role, disabled })

/**
 * Who may do what to whom: rows are who acts and to whom, columns what. `+` may, `-` may not; of a change of role there is one column for
 * each role to be. Everybody acted on but in the columns `enable` is in use, and the company has two employers.
 */
const COLUMNS = ['→employer', '→employer_admin', '→hr_admin', 'disable', 'enable', 'remove', 'reset-second-factor']
const MATRIX: readonly (readonly [AdministratorRole, AdministratorRole | 'self', string])[] = [
  ['employer', 'employer', '+ + + + + + +'],
  ['employer', 'employer_admin', '+ + + + + + +'],
  ['employer', 'hr_admin', '+ + + + + + +'],
  ['employer', 'self', '- - - - - - -'],
  ['employer_admin', 'employer', '- - - - - - -'],
  ['employer_admin', 'employer_admin', '- + + + + + +'],
  ['employer_admin', 'hr_admin', '- + + + + + +'],
  ['employer_admin', 'self', '- - - - - - -'],
  ['hr_admin', 'employer', '- - - - - - -'],
  ['hr_admin', 'employer_admin', '- - - - - - -'],
  ['hr_admin', 'hr_admin', '- - - - - - -'],
  ['hr_admin', 'self', '- - - - - - -'],
]

const cells = MATRIX.flatMap(([actor, target, row]) =>
  row.split(' ').map((cell, i) => [actor, COLUMNS[i] as string, target, cell === '+'] as const),
)

describe('who may do what to whom', () => {
  test.each(cells)('%s, %s, %s: %s', (actorRole, column, targetRole, may) => {
    const next = column.startsWith('→') ? (column.slice(1) as AdministratorRole) : undefined
    const act: Act = next ? 'role' : (column as Act)
    const actor = one('actor', actorRole)
    const target = targetRole === 'self' ? actor : one('target', targetRole, act === 'enable')
    const all = [one('owner', 'employer'), actor, target]
    expect(whyNot(act, 'actor', { target, administrators: all, next }) === null).toBe(may)
  })
})

describe('the sentence says why', () => {
  const owner = one('o', 'employer')
  const admin = one('a', 'employer_admin')
  const hr = one('h', 'hr_admin')
  test.each([
    ['role', 'o', owner, [owner, admin], 'hr_admin', SELF],
    ['disable', 'a', owner, [owner, admin], undefined, OWNER_ONLY],
    ['role', 'a', hr, [owner, admin, hr], 'employer', MAKES_OWNER],
    ['remove', 'h', admin, [owner, admin, hr], undefined, GONE],
    ['remove', 'x', admin, [owner, admin], undefined, GONE],
    ['remove', 'a', hr, [owner, one('a', 'employer_admin', true), hr], undefined, GONE],
    ['disable', 'o', one('d', 'hr_admin', true), [owner], undefined, 'This account is already disabled.'],
    ['enable', 'o', hr, [owner, hr], undefined, 'This account is not disabled.'],
  ] as const)('%s by %s', (...[act, actorId, target, all, next, sentence]) => {
    expect(whyNot(act, actorId, { target, administrators: all, next })).toBe(sentence)
  })
})

test('whatever is done by whom, an employer who may sign in is left', () => {
  for (const act of ACTS)
    for (const next of act === 'role' ? ADMINISTERS : [undefined])
      for (const actorRole of ADMINISTERS)
        for (const targetRole of ADMINISTERS)
          for (const disabled of [true, false])
            for (const more of [[], [one('x', 'employer', true)], [one('x', 'employer')]]) {
              const actor = one('actor', actorRole)
              const target = one('target', targetRole, disabled)
              const all = [actor, target, ...more]
              const owners = (people: AdministratorAccount[]) =>
                people.filter((p) => p.role === 'employer' && !p.disabled)
              if (owners(all).length === 0 || whyNot(act, 'actor', { target, administrators: all, next }) !== null)
                continue
              const after = all.flatMap((p) => {
                if (p !== target) return [p]
                if (act === 'remove') return []
                if (act === 'disable' || act === 'enable') return [{ ...p, disabled: act === 'disable' }]
                return [next ? { ...p, role: next } : p]
              })
              expect(owners(after).length, JSON.stringify({ act, next, actor, target, more })).toBeGreaterThan(0)
            }
})

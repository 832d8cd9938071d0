import { describe, expect, test } from 'vitest'
import { screens } from '../../app/screens.node.ts'
import { ROLES, type Role } from '../../shared/actor.ts'
import { paths } from '../paths.ts'
import { isReady, mayEnter, type Screen } from '../screen.ts'
import { barFor, inOwnOrder, lineOf, linesFor, movedLine } from './lines.ts'
import { planFor } from './places.ts'

const of = (role: Role, all: readonly Screen[] = screens) => linesFor(all, { role, tools: [] })
const namesOf = (role: Role) => of(role).map((line) => line.id)

const view: Screen = {
  path: '/dashboard/attendance',
  title: 'attendance',
  frame: 'dashboard',
  access: ['employer', 'hr_admin'],
  sidebar: { icon: 'clock', category: 'core', order: 3 },
  load: () => Promise.reject(new Error('never drawn')),
}
const without = (path: string) => screens.filter((screen) => screen.path !== path)

describe('the navigation of a role', () => {
  test.each(ROLES)('%s is led to pages that are there and theirs, each once', (role) => {
    const tabs = of(role).flatMap((line) => line.tabs.map((tab) => tab.path))
    expect(new Set(tabs).size).toBe(tabs.length)
    for (const path of tabs) {
      const screen = screens.find((one) => one.path === path) as Screen
      expect(isReady(screen) && mayEnter(screen, role), path).toBe(true)
    }
  })

  test.each(ROLES)('every page of the sidebar that %s may open stands on a line', (role) => {
    const lines = of(role)
    const open = screens.filter(
      (s) => s.sidebar && isReady(s) && !s.developer && s.access !== 'public' && mayEnter(s, role),
    )
    for (const { path } of open) expect(lineOf(lines, path), path).not.toBeNull()
  })

  test('of whoever runs a company is the plan', () => {
    expect(namesOf('employer').slice(0, 2)).toEqual(['home', 'people'])
    expect(namesOf('employer').at(-1)).toBe('settings')
    expect(namesOf('employer').length).toBeLessThanOrEqual(17)
  })

  test('of HR has no candidates, of a recruiter no settings of people', () => {
    expect(namesOf('hr_admin')).not.toContain('candidates')
    expect(namesOf('recruiter')).toEqual(expect.arrayContaining(['home', 'jobs', 'candidates']))
    expect(namesOf('recruiter')).not.toContain('memos')
  })

  test('of a seeker are their own lines', () => {
    expect(namesOf('job_seeker').slice(0, 4)).toEqual(['home', 'jobs', 'applications', 'profile'])
  })
})

describe('a screen that comes', () => {
  test('brings the line that is planned for it, and takes it away', () => {
    expect(of('hr_admin', without(view.path)).some((line) => line.id === 'attendance')).toBe(false)
    const line = of('hr_admin', [...without(view.path), view]).find(({ id }) => id === 'attendance')
    expect(line).toMatchObject({ group: 'time', tabs: [{ path: view.path, named: 'today' }] })
  })

  test('that no plan names is a line of its own in the group of its category', () => {
    const path = '/dashboard/lockers'
    const lockers: Screen = { ...view, path, title: { en: 'Lockers', ar: 'الخزائن' } }
    expect(of('hr_admin', [...screens, lockers]).find(({ id }) => id === path)).toMatchObject({
      group: 'people',
      named: null,
    })
  })

  test('is a tab of the line that its manifest names', () => {
    const path = '/dashboard/lockers'
    const sidebar = { icon: 'clock', category: 'core', order: 99, under: '/dashboard/employees' } as const
    const lines = of('hr_admin', [...screens, { ...view, path, sidebar }])
    expect(lineOf(lines, path)?.id).toBe('people')
    expect(lines.some(({ id }) => id === path)).toBe(false)
  })
})

describe('somebody’s own order', () => {
  const lines = of('employer')
  const hiring = lines.filter(({ group }) => group === 'hiring').map(({ id }) => id)

  test('moves a line within its group and leaves the others', () => {
    const order = movedLine(lines, hiring[1] as string, -1)
    const moved = inOwnOrder(lines, order).filter(({ group }) => group === 'hiring')
    expect(moved.map(({ id }) => id)).toEqual([hiring[1], hiring[0], ...hiring.slice(2)])
    expect(inOwnOrder(lines, order).map(({ group }) => group)).toEqual(lines.map(({ group }) => group))
  })

  test('of the first line of a group upwards changes nothing', () => {
    expect(movedLine(lines, hiring[0] as string, -1)).toEqual(lines.map(({ id }) => id))
  })

  test('has a line that came since behind those that were moved', () => {
    expect(
      inOwnOrder(lines, hiring.slice(1))
        .filter(({ group }) => group === 'hiring')
        .at(-1)?.id,
    ).toBe(hiring[0])
  })
})

describe('the bar of a phone', () => {
  test.each(ROLES)('of %s has at most four places, all of them theirs', (role) => {
    const bar = barFor(of(role), role)
    expect(bar.length).toBeLessThanOrEqual(4)
    for (const { to } of bar) {
      const screen = screens.find(({ path }) => path === to.split('?')[0]) as Screen
      expect(isReady(screen) && mayEnter(screen, role), to).toBe(true)
    }
  })

  test('has the inbox of whoever decides', () => {
    expect(barFor(of('employer'), 'employer').map(({ name }) => name)).toEqual([
      'line.home',
      'line.people',
      'line.candidates',
      'line.inbox',
    ])
  })

  test('of an employee has time, leave and payslips, without what their company has switched off', () => {
    const to = (tabs: readonly string[] | null) => barFor([], 'employee', tabs).map((place) => place.to)
    const tab = (name: string) => paths.employeePortal({ tab: name })
    expect(to(null)).toEqual([paths.employeePortal(), tab('attendance'), tab('leave'), tab('payroll')])
    expect(to(['schedules', 'payroll'])).toEqual([paths.employeePortal(), tab('schedules'), tab('payroll')])
    expect(to(['payroll', 'letters'])).toEqual([paths.employeePortal(), tab('payroll')])
  })

  test('of a job seeker calls their profile by one word', () =>
    expect(barFor(of('job_seeker'), 'job_seeker').map(({ name }) => name)).toContain('tab.profile'))
})

test('what the plan names is in the table of screens', () => {
  const known = new Set(screens.map(({ path }) => path))
  for (const role of ROLES)
    for (const line of Object.values(planFor(role)).flat())
      for (const path of [...line.tabs.map((tab) => tab.path), ...(line.also ?? [])])
        expect(known, path).toContain(path)
})

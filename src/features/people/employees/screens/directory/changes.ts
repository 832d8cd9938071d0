import { dayIn } from '../../../../../shared/dates.ts'
import { call } from '../../../../../web/api.ts'
import { onDayCall } from '../../../employments/screens/calls.ts'
import type { EmployeeRow } from '../../record.contract.ts'
import { updateCall, welcomeCall } from '../calls.ts'

/** What several people are given at once. An invitation is a letter: it is not taken back. */
export const CHANGES = ['department', 'manager', 'status', 'site', 'invite'] as const
export type Change = (typeof CHANGES)[number]

/** What somebody has now of what is to change, as the call takes it; null: nothing. */
export const valueNow = async (change: Change, person: EmployeeRow): Promise<string | null> => {
  if (change === 'department') return person.department
  if (change === 'status') return person.status
  if (change === 'invite') return null
  const placed = await call(onDayCall, { id: person.id, day: dayIn('UTC', new Date()) })
  if (change === 'manager') return placed.manager?.employeeId ?? null
  return placed.terms?.site?.id ?? null
}

const FIELDS = { department: 'department', manager: 'manager_id', status: 'status', site: 'site_id' } as const

/** Changes one person; answers with the version of the record as it then is, which the next change is made from. */
export const changePerson = async (
  change: Change,
  person: { id: string; version: number | undefined },
  value: string | null,
): Promise<number | undefined> => {
  if (change === 'invite') {
    await call(welcomeCall, { id: person.id, generatePassword: true })
    return person.version
  }
  const saved = await call(updateCall, { ...person, [FIELDS[change]]: value })
  return 'employee' in saved ? saved.employee.version : person.version
}

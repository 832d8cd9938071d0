import type { OpenShift } from './mine.contract.ts'

/** An open shift with how many of the same there are. */
export type OpenShiftGroup = OpenShift & { count: number }

/**
 * Open shifts of the same hours, kind, place and note are one with their number: whoever takes one cannot take a second of them. The one
 * somebody asked for already stands for all; else the first.
 */
export const groupOpenShifts = (shifts: readonly OpenShift[]): OpenShiftGroup[] => {
  const groups = new Map<string, OpenShiftGroup>()
  for (const shift of shifts) {
    const key = JSON.stringify([shift.day, shift.start, shift.end, shift.name, shift.site, shift.skill, shift.note])
    const found = groups.get(key)
    if (!found) groups.set(key, { ...shift, count: 1 })
    else groups.set(key, { ...(shift.asked && !found.asked ? shift : found), count: found.count + 1 })
  }
  return [...groups.values()]
}

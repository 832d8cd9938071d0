import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineImport, type ImportedRow, type RowProblem } from '../../../server/imports.ts'
import { isDay } from '../../../shared/dates.ts'
import { instantOf } from '../../../shared/zoned.ts'
import * as devices from './devices.queries.ts'
import { type DevicePunch, storeDevicePunches } from './intake.service.ts'
import { keepsAttendance } from './policy.ts'

/** A row of a reader’s file, its clock time turned into a moment by the zone of the device. */
type Value = DevicePunch & { deviceId: string }

const Cells = z.object({
  device: z.coerce.string().trim().min(1, { error: 'Device is required' }),
  user: z.coerce
    .string()
    .trim()
    .min(1, { error: 'Number is required' })
    .max(60, { error: 'Number must be at most 60 characters' }),
  date: z.coerce.string().trim(),
  time: z.coerce.string().trim(),
  direction: z.coerce.string().trim().toLowerCase().optional(),
  seq: z.coerce.string().trim().optional(),
})

const DIRECTION: Readonly<Record<string, DevicePunch['direction']>> = {
  '': 'unknown',
  in: 'in',
  i: 'in',
  'check in': 'in',
  '0': 'in',
  out: 'out',
  o: 'out',
  'check out': 'out',
  '1': 'out',
  unknown: 'unknown',
}

const readRow = (
  cells: unknown,
  byName: ReadonlyMap<string, devices.DeviceRow>,
): Value | { field: string; message: string } => {
  const { data, error } = Cells.safeParse(cells)
  if (!data) return { field: String(error.issues[0]?.path[0] ?? 'device'), message: error.issues[0]?.message ?? '' }
  const device = byName.get(data.device.toLowerCase())
  if (!device) return { field: 'device', message: 'You have no device of this name' }
  if (!isDay(data.date)) return { field: 'date', message: 'Date must be YYYY-MM-DD' }
  const [, time, seconds = '00'] = /^(\d{2}:\d{2})(?::(\d{2}))?$/.exec(data.time) ?? []
  if (!time || time > '23:59') return { field: 'time', message: 'Time must be HH:MM or HH:MM:SS' }
  const direction = DIRECTION[data.direction ?? '']
  if (!direction) return { field: 'direction', message: 'Direction must be in or out, or empty' }
  const seq = data.seq ? Number(data.seq) : null
  if (seq !== null && !Number.isSafeInteger(seq)) return { field: 'seq', message: 'Record number must be whole' }
  const minute = instantOf(data.date, time, device.zone).at
  const at = new Date(Date.parse(minute) + Number(seconds) * 1000).toISOString()
  return { deviceId: device.id, user: data.user, at, seq, direction }
}

const check = async ({ db, actor }: Context, rows: readonly ImportedRow[]) => {
  const byName = new Map(
    (await devices.listDevices(db, actor.companyId)).map((row) => [row.name.toLowerCase(), row] as const),
  )
  const right: { row: number; value: Value }[] = []
  const problems: RowProblem[] = []
  for (const { row, cells } of rows) {
    const read = readRow(cells, byName)
    if ('message' in read) problems.push({ row, ...read })
    else right.push({ row, value: read })
  }
  return { right, problems }
}

const write = async (ctx: Context, rows: readonly { value: Value }[]): Promise<string[]> => {
  const { db, actor } = ctx
  for (const [deviceId, own] of Map.groupBy(rows, ({ value }) => value.deviceId)) {
    const device = await devices.findDevice(db, actor.companyId, deviceId)
    if (device)
      await storeDevicePunches(
        ctx,
        db,
        { companyId: actor.companyId, device, driftSeconds: 0, source: 'file' },
        own.map(({ value }) => value),
      )
  }
  return []
}

/** Punches of a reader as a file. What was brought in stays: punches are only ever added to, and one that is wrong is put right beside it. */
export const punchImport = defineImport<Value>({
  kind: 'punches',
  label: { en: 'Punches of a device', ar: 'تسجيلات جهاز' },
  may: keepsAttendance,
  columns: [
    {
      key: 'device',
      label: { en: 'Device', ar: 'الجهاز' },
      required: true,
      aliases: ['terminal', 'reader', 'device name'],
    },
    {
      key: 'user',
      label: { en: 'Number', ar: 'الرقم' },
      required: true,
      aliases: ['user id', 'enroll number', 'pin', 'badge', 'employee no'],
    },
    { key: 'date', label: { en: 'Date', ar: 'التاريخ' }, required: true },
    { key: 'time', label: { en: 'Time', ar: 'الوقت' }, required: true },
    { key: 'direction', label: { en: 'Direction', ar: 'الاتجاه' }, aliases: ['in/out', 'state', 'status'] },
    { key: 'seq', label: { en: 'Record number', ar: 'رقم السجل' }, aliases: ['sequence', 'record no'] },
  ],
  check,
  write,
  undo: async () => ({ removed: 0, left: 0, kept: { count: 0, people: [] } }),
  undoHours: 0,
  action: 'punch.import',
})

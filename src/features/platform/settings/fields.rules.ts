import { z } from 'zod'
import type { SettingsArea } from '../../../server/setting-areas.ts'
import type { SettingField } from './contract.ts'

type Described = { type?: string; enum?: string[]; minimum?: number; maximum?: number }

const kindOf = ({ type, enum: options }: Described): SettingField['kind'] => {
  if (type === 'boolean') return 'switch'
  if (options) return 'choice'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/** The form of an area, as its schema and its labels say it. */
export const fieldsOf = ({ schema, fields }: SettingsArea): SettingField[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as { properties?: Record<string, Described> }
  return Object.entries(fields).map(([key, { label, hint, options }]) => {
    const described = properties[key] ?? {}
    return {
      key,
      label,
      hint: hint ?? null,
      kind: kindOf(described),
      options: (described.enum ?? []).map((value) => ({ value, label: options?.[value] ?? { en: value, ar: value } })),
      least: described.minimum ?? null,
      most: described.maximum ?? null,
    }
  })
}

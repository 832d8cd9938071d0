import type { z } from 'zod'
import type { May } from '../shared/actor.ts'
import type { Day } from '../shared/dates.ts'
import type { Context } from './context.ts'

/** Whom a setting may be said for, the widest first: what is said for a narrower one wins, field by field. */
export const SETTING_SCOPES = ['company', 'entity', 'site', 'department', 'person'] as const
export type SettingScope = (typeof SETTING_SCOPES)[number]

export type SettingText = { en: string; ar: string }

type Values<S extends z.ZodObject> = z.output<S>

/** What is being saved: for whom, from which day, what counted before and what was asked for. */
export type SettingChange<V> = { scope: SettingScope; scopeId: string | null; from: Day; before: V; wanted: V }

/** One area of how a company does things, as its feature declares it. */
export type SettingsArea<S extends z.ZodObject = z.ZodObject> = {
  /** Its name in addresses, and in the log. */
  area: string
  label: SettingText
  hint: SettingText
  may: May
  /** Its fields, flat, each with its default: yes or no, one of several, a whole number, or a text. */
  schema: S
  fields: {
    readonly [K in keyof Values<S>]: {
      label: SettingText
      hint?: SettingText
      options?: Readonly<Record<string, SettingText>>
    }
  }
  /** Whom it may be said for beside the company. */
  scopes?: readonly Exclude<SettingScope, 'company'>[]
  /** It may be said for a day to come; else it holds at once. */
  isDated?: true
  /** What else happens when it is saved as wanted, in whole sentences: shown before it is. */
  effects?: (ctx: Context, change: SettingChange<Values<S>>) => Promise<readonly SettingText[]>
  /** Where a change needs more than one person, or more than a line: does it, and answers with what holds now. */
  save?: (ctx: Context, change: SettingChange<Values<S>>) => Promise<Values<S>>
  /** What follows once it is kept, in the same transaction. */
  saved?: (ctx: Context, change: SettingChange<Values<S>>) => Promise<unknown>
}

export const defineSettings = <S extends z.ZodObject>(area: SettingsArea<S>): SettingsArea<S> => area

/** A part of the company that settings may be said for, by the feature whose it is. */
export type ScopeSource = {
  scope: Exclude<SettingScope, 'company'>
  list: (ctx: Context) => Promise<{ id: string; name: string }[]>
}

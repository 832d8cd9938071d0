import { expect, test } from 'vitest'
import { texts } from '../templates/write.ts'
import en from '../words/en.ts'
import { templateName } from './kinds.ts'

type Say = Parameters<typeof templateName>[0]
const t = ((key: string) =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], en)) as Say

/** Written in six languages like letters, and sent to nobody. */
const NO_LETTERS = ['calendar-entry']

test.each(Object.keys(texts.en).filter((kind) => !NO_LETTERS.includes(kind)))(
  'a message of the kind %s is called by a name in the outbox, not by its key',
  (kind) => {
    const name = templateName(t, kind)
    expect(name).toMatch(/^[A-Z]/)
    expect(name).not.toBe(kind)
  },
)

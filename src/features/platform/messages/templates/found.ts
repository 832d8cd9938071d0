import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Label } from '../../../../shared/languages.ts'
import type { LetterLanguage } from '../languages.rules.ts'
import { OWN_NAMES, UNTEMPLATED_NAMES } from './names.ts'
import type { Approvals, FeatureTemplates, TemplateName, Templates, Texts } from './template.ts'

const FEATURES = join(import.meta.dirname, '../../..')

const loadTemplates = async (): Promise<readonly FeatureTemplates<TemplateName>[]> => {
  const paths = await readdir(FEATURES, { recursive: true })
  const files = paths.filter((path) => /^[\w-]+\/[\w-]+\/[\w-]+\.templates\.ts$/.test(path)).sort()
  return Promise.all(
    files.map(async (path) => {
      const file = pathToFileURL(join(FEATURES, path)).href
      return ((await import(/* @vite-ignore */ file)) as { default: FeatureTemplates<TemplateName> }).default
    }),
  )
}

/** The messages of every feature: a feature's folder is enough for them to be found. */
const found = await loadTemplates()

export const featureTexts = (language: LetterLanguage): Partial<Texts> =>
  Object.assign({}, ...found.map(({ texts }) => texts[language]))

/** What each message may be told, of those that features have. */
export const featureExamples: Partial<Templates> = Object.assign({}, ...found.map(({ examples }) => examples))

/** Those of features that have words approved by WhatsApp. */
export const featureApprovals: Approvals = Object.assign({}, ...found.map((one) => one.approvals ?? {}))

/** What each message is called in the outbox. */
export const templateNames: Readonly<Record<string, Label>> = Object.assign(
  {},
  OWN_NAMES,
  UNTEMPLATED_NAMES,
  ...found.map(({ names }) => names),
)

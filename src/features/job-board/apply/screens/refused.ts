import type { CountryWords } from '../../../../countries/translate.ts'

/** The site has no words of the server with it: those about files are fetched when one was refused. */
const files = import.meta.glob<{ default: CountryWords }>(
  '../../../matching/cv-reading/words/refusals.{ar,fr,hi,ta,zh}.ts',
)

/** Why a file is not taken, in the reader's language; a sentence nobody translated stays English. */
export const fileRefused = async (english: string, language: string): Promise<string> => {
  const words = await files[`../../../matching/cv-reading/words/refusals.${language}.ts`]?.().catch(() => null)
  return words?.default[english] ?? english
}

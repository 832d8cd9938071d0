import { existsSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Countries, countriesOf } from './countries.ts'
import type { Country } from './country.ts'

export type { Countries } from './countries.ts'

/** Every folder with an `index.ts` is a country: adding one is adding its folder, or a link to it. Server only. */
export const loadCountries = async (folder: string = import.meta.dirname): Promise<Countries> => {
  const files = (await readdir(folder)).map((name) => join(folder, name, 'index.ts')).filter((file) => existsSync(file))
  const modules: { default: Country }[] = await Promise.all(
    // The real path, so that a linked folder's own imports are looked up where it lies.
    files.map(async (file) => import(/* @vite-ignore */ pathToFileURL(await realpath(file)).href)),
  )
  return countriesOf(modules.map((module) => module.default))
}

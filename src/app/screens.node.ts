import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { screensOf, type WebFeature } from '../web/feature.ts'
import { allScreens } from './screens.ts'

const folder = join(import.meta.dirname, '../features')
const paths = (await readdir(folder, { recursive: true })).filter((path) =>
  /^[\w-]+\/[\w-]+\/feature\.web\.ts$/.test(path),
)
const found = await Promise.all(
  paths.sort().map(async (path) => {
    const file = pathToFileURL(join(folder, path)).href
    const { default: feature } = (await import(/* @vite-ignore */ file)) as { default: WebFeature }
    return { ...feature, name: path.replace(/\/feature\.web\.ts$/, '') }
  }),
)

const inBrowserAlone = async (): Promise<never> => {
  throw new Error('A screen is drawn in the browser alone')
}

/** Every page of the application, as the server knows them: their addresses and titles, and nothing to draw. */
export const screens = allScreens(
  screensOf(found, () => inBrowserAlone),
  () => inBrowserAlone,
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildManifest, reachChunks } from './build.manifest.ts'

/**
 * Says which files of the built app a page is going to need: `parts` names modules (or chunks) of the build, the answer is the links for its
 * head, so that the browser fetches them in one go instead of finding them one after the other. What is not in the build is left out: the page
 * finds it by itself.
 */
export const preloadLinks = (folder: string, typefaces: RegExp): ((parts: readonly string[]) => string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest
  const shell = new Set(reachChunks(manifest, ['index.html']).chunks)
  const faces = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []))].filter((file) =>
    typefaces.test(file),
  )
  return (parts) => {
    const needed = reachChunks(manifest, parts).chunks.filter((chunk) => !shell.has(chunk))
    const sheets = new Set(needed.flatMap((chunk) => chunk.css ?? []))
    return [
      ...faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`),
      ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
      ...[...sheets].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    ].join('')
  }
}

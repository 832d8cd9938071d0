import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = {
  file: string
  name?: string
  css?: readonly string[]
  assets?: readonly string[]
  imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** By its module or the end of its path; a file that several pages begin with is known by its own name (vite.chunks.ts). */
const chunkOf = (manifest: Manifest, part: string): Chunk | undefined =>
  manifest[part] ??
  Object.entries(manifest).find(([path, { name, file }]) =>
    part.startsWith('/') ? path.endsWith(part) : name === part && file.endsWith('.js'),
  )?.[1]

/** A chunk with all that it imports before it can run. */
const reach = (manifest: Manifest, part: string, found: Set<Chunk>): void => {
  const chunk = chunkOf(manifest, part)
  if (!chunk || found.has(chunk)) return
  found.add(chunk)
  for (const imported of chunk.imports ?? []) reach(manifest, imported, found)
}

/**
 * Says which files of the built app a page is going to need: `parts` names modules (or chunks) of the build, the answer is the links for its
 * head, so that the browser fetches them in one go instead of finding them one after the other. What is not in the build is left out: the page
 * finds it by itself.
 */
export const preloadLinks = (folder: string, typefaces: RegExp): ((parts: readonly string[]) => string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const shell = new Set<Chunk>()
  reach(manifest, 'index.html', shell)
  const faces = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []))].filter((file) =>
    typefaces.test(file),
  )
  return (parts) => {
    const found = new Set<Chunk>()
    for (const part of parts) reach(manifest, part, found)
    const needed = [...found].filter((chunk) => !shell.has(chunk))
    const sheets = new Set(needed.flatMap((chunk) => chunk.css ?? []))
    return [
      ...faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`),
      ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
      ...[...sheets].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    ].join('')
  }
}

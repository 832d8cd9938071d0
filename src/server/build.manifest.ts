/** What the bundler writes down of a file of the built app. */
export type Chunk = {
  file: string
  name?: string
  src?: string
  css?: readonly string[]
  assets?: readonly string[]
  imports?: readonly string[]
}
export type BuildManifest = Readonly<Record<string, Chunk>>

/** By its module or, with a slash in front, the end of its path; a file that several pages begin with is known by its own name (vite.chunks.ts). */
const chunkOf = (manifest: BuildManifest, part: string): Chunk | undefined =>
  manifest[part] ??
  Object.entries(manifest).find(([path, { name, file }]) =>
    part.startsWith('/') ? path.endsWith(part) : name === part && file.endsWith('.js'),
  )?.[1]

/** Modules with all that they import before they can run, each file once; `missing` names those that are not in the build. */
export const reachChunks = (
  manifest: BuildManifest,
  parts: readonly string[],
): { chunks: Chunk[]; missing: string[] } => {
  const found = new Set<Chunk>()
  const missing: string[] = []
  const reach = (part: string): void => {
    const chunk = chunkOf(manifest, part)
    if (!chunk) missing.push(part)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports ?? []) reach(imported)
  }
  for (const part of parts) reach(part)
  return { chunks: [...found], missing }
}

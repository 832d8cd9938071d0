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

/** Modules that are fetched by themselves and yet lie in a file with others, because they are always needed together with those. */
const TOGETHER: readonly [RegExp, string][] = [
  [/^index\.html$/, 'app'],
  [/(?:^|\/)src\/web\/(?:words\/en|offline\/register)\.ts$/, 'base'],
  [/(?:^|\/)src\/app\/arrival\.ts$/, 'frame'],
  [/(?:^|\/)src\/app\/inside\.ts$/, 'inside'],
  [/(?:^|\/)src\/app\/inside\.portal\.ts$/, 'portal-tabs'],
  [/(?:^|\/)src\/(?:app\/home\/(?:Overview\.tsx|words\/en\.ts)|web\/ui\/chart\/words\/en\.ts)$/, 'home'],
  [/(?:^|\/)src\/features\/platform\/lists\/words\/en\.ts$/, 'list-later'],
  [/(?:^|\/)src\/(?:web\/(?:help|queue|viewing)|features\/platform\/notifications)\/words\/en\.ts$/, 'frame-later'],
]

/** The same of what has its file in each language: together it is a third smaller than file by file, and one request. */
const TOGETHER_BY_LANGUAGE: readonly [RegExp, string][] = [
  // What every page of the application says, and the list of where everything else that is said lies.
  [/(?:^|\/)src\/(?:app\/word-lists|(?:app|web|web\/(?:ui|shell|terms))\/words)\/(\w\w)\.ts$/, 'words'],
  [
    /(?:^|\/)src\/features\/(?:[\w-]+\/[\w-]+\/(?:employee|portal|my|interviewer)|self-service\/[\w-]+|people\/completion)\/words\/(\w\w)\.ts$/,
    'portal-words',
  ],
]

/** Name of the file such a module lies in; none for every other. */
export const chunkOfModule = (path: string): string | undefined => {
  const together = TOGETHER.find(([paths]) => paths.test(path))
  if (together) return together[1]
  const spoken = TOGETHER_BY_LANGUAGE.find(([paths]) => paths.test(path))
  return spoken && `${spoken[1]}-${spoken[0].exec(path)?.[1]}`
}

/** The file of a module: by its path or, with a slash in front, the end of its path; a file that several pages begin with is known by its own name (vite.chunks.ts). */
export const chunkOf = (manifest: BuildManifest, part: string): Chunk | undefined => {
  const name = part.startsWith('/') ? chunkOfModule(`src/features${part}`) : (chunkOfModule(part) ?? part)
  const chunks = Object.entries(manifest)
  return (
    manifest[part] ??
    (part.startsWith('/') ? chunks.find(([path]) => path.endsWith(part)) : undefined)?.[1] ??
    (name ? chunks.find(([, chunk]) => chunk.name === name && chunk.file.endsWith('.js')) : undefined)?.[1]
  )
}

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

/** Where the words of the other languages are, and those of the long texts. Fetched by who reads one: nobody else downloads the list. */
export default import.meta.glob(['/src/**/words/{fr,ar,hi,ta,zh}.ts', '/src/features/legal/*/words/en.ts'])

/** Where the words of this language are. */
export default import.meta.glob('/src/**/words/hi.ts')

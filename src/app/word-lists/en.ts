/** Where the English words of all screens are: the sign-in page does not carry the list. */
export default import.meta.glob('/src/**/words/en.ts')

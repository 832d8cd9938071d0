/** Where the words of the other languages are. English readers never download the list. */
export default import.meta.glob('/src/**/words/{fr,ar,hi,ta,zh}.ts')

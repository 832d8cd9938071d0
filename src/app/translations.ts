/** Where the words of every other language are. Fetched by who reads one: English readers never download the list. */
export default import.meta.glob('/src/**/words/{fr,ar,hi,ta,zh}.ts')

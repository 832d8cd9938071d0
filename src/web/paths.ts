// Addresses are the same for the server, which writes them into letters.
export { paths } from '../shared/paths.ts'

import { ENGINE } from '../../matching/matching/version.rules.ts'

/** Stands beside every result; counts every change of what is taken of a card, of the weights and of the order. */
export const TALENT_ENGINE = `talent-search/2 ${ENGINE}`

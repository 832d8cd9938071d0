/** Searches that somebody keeps, for the features whose lists they are of: what a search holds and what its letter says is theirs. */
export {
  deleteExpiredSentences,
  deleteSearch,
  deleteSentences,
  findCompanySearch,
  findSearch,
  insertSearch,
  listSearches,
  listSentences,
  markSearchNotified,
  type SavedSearch,
  stopSearchAlerts,
  updateSearch,
  upsertSentence,
} from './searches.queries.ts'

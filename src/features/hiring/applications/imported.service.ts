/** Applications that a company brought along from elsewhere: which came together, and how those nobody has worked on go again. */
export { deleteImportedApplications, listImportedApplications, markImported } from './imported.queries.ts'

import { ApiError } from './call.ts'

/** What went wrong, in a sentence for whoever asked: as the server said it in their language, else as it is known here. */
export const sentenceOfFailure = (error: unknown): string => {
  if (error instanceof ApiError) return error.said ?? error.message
  if (error instanceof Error) return error.message
  return String(error)
}

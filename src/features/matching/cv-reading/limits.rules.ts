/** What one CV may be. */
export const CV_BYTES = 10 * 1024 * 1024
export const MOST_PAGES = 30

/** Why a file gave no text. */
export const PROBLEMS = {
  locked: 'The PDF is protected. Save it without protection and choose it again.',
  broken: 'The file is damaged or not complete. Save it again and choose the new file.',
  pages: `The document has more than ${MOST_PAGES} pages. Choose a shorter one.`,
  slow: 'Reading the file took too long and was stopped. Save it as a plain PDF or DOCX and choose that.',
  large: 'Reading the file needed too much memory and was stopped. Save it as a plain PDF or DOCX and choose that.',
  empty: 'No text could be read from the file. Choose a PDF or DOCX with text, or a sharper picture.',
} as const
export type Problem = keyof typeof PROBLEMS

export class Unreadable extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(PROBLEMS[problem])
    this.problem = problem
  }
}

/** Beyond it few readers go to the end. */
export const MOST_PAGES_ADVISED = 3

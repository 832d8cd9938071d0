/** Why a file is not read. Apart from the reader itself, which runs beside the page. */
export type FileProblem = 'protected' | 'broken' | 'tooLarge' | 'tooManyRows'

export class NotRead extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

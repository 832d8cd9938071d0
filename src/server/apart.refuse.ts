import { invalid } from '../shared/refusal.ts'
import { EndedApart } from './apart.walls.ts'
import { serviceBusy } from './sql.ts'

/** For a call: what took too long or too much is refused under the field it came in; where no thread is free, whoever calls is told to come back. */
export const refusedWhenEnded = async <T>(field: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof EndedApart) || error.why === 'broken') throw error
    if (error.why === 'busy') throw serviceBusy()
    throw invalid({ [field]: 'Reading this took too long and was stopped. Shorten it, or write it in plain lines.' })
  }
}

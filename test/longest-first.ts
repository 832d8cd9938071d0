import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longestOf } from './slowest.ts'

/** Files that are known to take long begin first: one that began last would be waited for by a processor with nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const secondsOf = ({ moduleId }: TestSpecification) => longestOf(basename(moduleId))
    return usual.toSorted((a, b) => secondsOf(b) - secondsOf(a))
  }
}

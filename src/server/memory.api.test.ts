import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { chanceRequests } from '../../test/chance.ts'
import { startTestServer } from '../../test/support.ts'

const FIRST = 1_500
const MORE = 900
const AT_ONCE = 12
/** Code that is compiled by then and tables that are read once come with the first requests; this is what the others may add. */
const MOST_MB = 18

test('what a server holds does not grow with the requests it has had', { timeout: 180_000 }, async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const app = await startTestServer()
  const { token } = await app.employer()
  const draw = chanceRequests()
  const send = async (requests: number) => {
    let sent = 0
    const sender = async () => {
      while (sent++ < requests) {
        const { method, path, body, isSigned } = draw()
        await app.call(method, path, { body, ...(isSigned ? { token } : {}) }).catch(() => null)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    collect()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const before = await send(FIRST)
  const after = await send(MORE)
  await app.close()
  expect(after - before).toBeLessThan(MOST_MB)
})

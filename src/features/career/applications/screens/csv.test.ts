import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('what an employer wrote is run by no spreadsheet, in the wide forms neither', async () => {
  expect(await csvOf([['＝1+1', '=1+1', 'a, b', '-5']]).text()).toBe(`'＝1+1,'=1+1,"a, b",-5\r\n`)
})

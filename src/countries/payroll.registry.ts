import { existsSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CountryPayroll } from './payroll.ts'

/** What each country folder answers about pay (`xx/payroll.ts`), by code. Server only: a browser never reckons pay. */
export const loadPayrolls = async (
  folder: string = import.meta.dirname,
): Promise<ReadonlyMap<string, CountryPayroll>> => {
  const files = (await readdir(folder))
    .map((name) => join(folder, name, 'payroll.ts'))
    .filter((file) => existsSync(file))
  const modules: { default: CountryPayroll }[] = await Promise.all(
    files.map(async (file) => import(/* @vite-ignore */ pathToFileURL(await realpath(file)).href)),
  )
  return new Map(modules.map(({ default: payroll }) => [payroll.code, payroll]))
}

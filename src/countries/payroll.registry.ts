import { existsSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CountryFilings } from './filing.ts'
import type { CountryPayroll } from './payroll.ts'
import type { CountryProfessions } from './professions.ts'

/** The default exports of a file of every country folder that has it. */
const answersIn = async <T>(folder: string, file: string): Promise<T[]> => {
  const paths = (await readdir(folder)).map((name) => join(folder, name, file)).filter((path) => existsSync(path))
  const modules: { default: T }[] = await Promise.all(
    paths.map(async (path) => import(/* @vite-ignore */ pathToFileURL(await realpath(path)).href)),
  )
  return modules.map((module) => module.default)
}

/** What each country folder answers about pay (`xx/payroll.ts`), by code. Server only: a browser never reckons pay. */
export const loadPayrolls = async (
  folder: string = import.meta.dirname,
): Promise<ReadonlyMap<string, CountryPayroll>> =>
  new Map((await answersIn<CountryPayroll>(folder, 'payroll.ts')).map((payroll) => [payroll.code, payroll]))

/** What each country folder answers about filing (`xx/filing.ts`), by code. Server only. */
export const loadFilings = async (folder: string = import.meta.dirname): Promise<ReadonlyMap<string, CountryFilings>> =>
  new Map((await answersIn<CountryFilings>(folder, 'filing.ts')).map((filing) => [filing.code, filing]))

/** Which occupations each country's law keeps to those who are registered (`xx/professions.ts`), by code. Server only. */
export const loadProfessions = async (
  folder: string = import.meta.dirname,
): Promise<ReadonlyMap<string, CountryProfessions>> =>
  new Map((await answersIn<CountryProfessions>(folder, 'professions.ts')).map((answer) => [answer.code, answer]))

import type { ComponentVersion, StoredComponent } from '../src/features/pay/components/rules.ts'
import { type Hired, hire, type PayOffice } from './pay-runs.ts'

/** A version of a component of the company, an allowance unless something else is said. */
export const versionOf = (over: Partial<ComponentVersion> = {}): ComponentVersion => ({
  id: 1,
  effective_from: '2026-01-01',
  name: 'Shift allowance',
  names: {},
  nature: 'allowance',
  proration: null,
  in_retro: true,
  priority: 5,
  most_percent: null,
  slip_group: 'allowances',
  slip_order: 50,
  account: null,
  choice: null,
  reason: '',
  ...over,
})

/** A component as it is stored, with its versions in their order; without any, one as it is usual. */
export const storedComponent = (
  over: Partial<StoredComponent> = {},
  ...versions: Partial<ComponentVersion>[]
): StoredComponent => ({
  id: 'c',
  code: 'shift',
  is_standard: false,
  ended_on: null,
  version: 1,
  versions: (versions.length > 0 ? versions : [{}]).map((one, at) => versionOf({ id: at + 1, ...one })),
  ...over,
})

/** The one legal entity of a company that pays. */
export const entityOf = async ({ good }: PayOffice): Promise<string> =>
  (await good('GET', '/api/payroll/setup')).entities[0].id

/** A commission that is paid for more than one month, which in Singapore may count as additional wages. */
export const addQuarterly = async (office: PayOffice): Promise<string> => {
  const entityId = await entityOf(office)
  await office.good('POST', '/api/pay-components', {
    entityId,
    code: 'quarter',
    name: 'Quarterly commission',
    nature: 'commission',
    choice: 'more_than_a_month',
    reason: 'Paid for a quarter',
    effectiveFrom: '2026-01-05',
  })
  return entityId
}

/** Hires a citizen of Singapore by name and agreed pay of a month. */
export const hireCitizen = (office: PayOffice, fullName: string, basicSalary: number): Promise<Hired> =>
  hire(office, { fullName, compensation: { basicSalary } }, { birthDate: '1990-01-01', cpfStatus: 'citizen' })

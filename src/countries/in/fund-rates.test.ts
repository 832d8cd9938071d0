import { describe, expect, test } from 'vitest'
import payroll from './payroll.ts'
import { providentFund } from './schemes/provident-fund.ts'

const day = '2026-06-15'
const paise = (rupees: number) => Math.round(rupees * 100)
const inRupees = (...amounts: number[]) => amounts.map((one) => one / 100)

describe('the provident fund at rates of its own', () => {
  test.each([
    [15_000, true, [1500, 1250, 250]],
    [20_000, true, [1500, 1250, 250]],
    [20_000, false, [2000, 1250, 750]],
  ])(
    'of %d in a notified establishment is 10 %%, the pension out of it as of any other (capped: %s)',
    (wages, restricted, expected) => {
      const { employee, pension, employerFund } = providentFund({
        wages: paise(wages),
        day,
        reducedShare: true,
        restricted,
      })
      expect(inRupees(employee, pension, employerFund)).toEqual(expected)
    },
  )

  test.each([
    [15_000, 1250],
    [15_000.01, 1250],
    [20_000, 1724],
    [50_000, 4571],
  ])('of %d for a pension on all wages takes 8.33 %% up to the ceiling and 9.49 %% above', (wages, pension) => {
    const answer = providentFund({ wages: paise(wages), day, higherPension: true })
    expect([answer.pension, answer.pensionWages, answer.fundWages]).toEqual([pension * 100, paise(wages), paise(wages)])
    expect(answer.employerFund).toBe(answer.employee - answer.pension)
    expect(providentFund({ wages: paise(wages), day, higherPension: true, age: 58 }).pension).toBe(0)
  })

  test.each([
    [{}, [1800, 550, 1250, 75]],
    [{ epfReduced: 'yes' }, [1500, 250, 1250, 75]],
    [{ epsOnFullWages: 'yes' }, [2400, 676, 1724, 75]],
  ])('follows what the pay record says: %o', (said, expected) => {
    const lines = payroll.schemes
      .find(({ key }) => key === 'epf')
      ?.compute({
        facts: { birthDate: '1990-01-01', region: 'KA', epfMember: 'yes', ...said },
        month: '2026-06',
        payDay: '2026-06-30',
        periodsPerYear: 12,
        monthsLeft: 10,
        bases: { 'epf.wages': paise(20_000) },
        accumulated: {},
      })
    expect(inRupees(...(lines ?? []).map(({ amount }) => amount))).toEqual(expected)
  })
})

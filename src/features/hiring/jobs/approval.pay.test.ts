import { expect, test } from 'vitest'
import { PAY_PERIODS } from '../../adverts/content/kinds.rules.ts'
import { REQUISITION_LABELS } from '../requisitions/approval.labels.ts'
import { JOB_LABELS } from './approval.labels.ts'
import { payLabel } from './approval.pay.ts'

test('pay that is to be approved says what it is paid for, of each period a job may have', () => {
  for (const { lines } of [JOB_LABELS, REQUISITION_LABELS])
    for (const period of PAY_PERIODS)
      for (const end of ['payFrom', 'payTo'] as const) expect(lines[payLabel(end, period)]).toBeDefined()
  expect(REQUISITION_LABELS.lines[payLabel('payFrom', 'YEAR')]).toEqual({
    en: 'Lowest pay a year',
    ar: 'أدنى أجر في السنة',
  })
  expect(payLabel('payTo', null)).toBe('payTo')
})

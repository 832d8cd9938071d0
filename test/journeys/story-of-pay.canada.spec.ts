import { test } from '@playwright/test'
import { storyOfPay } from './story-of-pay.ts'

test('four months of pay in Canada, on the screens of payroll and on the phone', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await storyOfPay(page, browser, 'CA')
})

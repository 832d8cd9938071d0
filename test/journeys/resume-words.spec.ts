import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn, unique } from './journey.ts'

test('a CV is told question by question, its lines are improved one by one, and nothing unconfirmed comes in', async ({
  page,
}) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/voice-resume-builder')
  await expect(page.getByRole('heading', { name: 'Where your speech goes' })).toBeVisible()
  const answer = async (text: string) => {
    await page.getByLabel('Your answer').fill(text)
    await page.getByRole('button', { name: 'Take this answer' }).click()
  }
  const next = () => page.getByRole('button', { name: 'Next question' }).click()
  await answer('I am a night cook')
  await quiet(page)
  await everyLook(page, 'a question that was answered')
  await page.getByRole('button', { name: 'Confirm: Night cook' }).click()
  await next()
  await next()
  await next()
  await answer('I worked as a cook at Harbour Hotel in Singapore from March 2019 until June 2022')
  await expect(page.getByLabel('Employer')).toHaveValue('Harbour Hotel')
  // Corrected by a sentence: shown first, and taken by a press.
  await page.getByLabel('What is to be corrected').fill('change the employer to Sea View Hotel')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(page.getByText(/“Harbour Hotel” becomes “Sea View Hotel”/)).toBeVisible()
  await everyLook(page, 'a correction before it is taken')
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('button', { name: /^Confirm: Cook, Sea View Hotel/ }).click()
  await next()
  await answer('Responsible for managing 12 helpers. Sang in the kitchen')
  await page.getByRole('button', { name: /^Confirm: Responsible/ }).click()
  for (let left = 5; left < 13; left++) await next()
  await page.getByLabel('Name of the CV').fill(`Told ${unique()}`)
  await page.getByRole('button', { name: 'Make the CV' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('• Responsible for managing 12 helpers')).toBeVisible()
  await expect(preview.getByText('Sang in the kitchen')).toBeHidden()

  const cv = new URL(page.url()).searchParams.get('cv')
  await page.goto(`/dashboard/seeker/resume-boost?cv=${cv}`)
  await expect(page.getByText('1 line could read stronger')).toBeVisible()
  await expect(page.getByLabel('Suggestion')).toHaveValue('Managed 12 helpers')
  await quiet(page)
  await everyLook(page, 'a line that could read stronger')
  await page.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText('1 line changed')).toBeVisible()
  await page.getByRole('link', { name: 'Open the CV' }).click()
  await expect(preview.getByText('• Managed 12 helpers')).toBeVisible()
})

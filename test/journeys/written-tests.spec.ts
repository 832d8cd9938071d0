import { expect, test } from '@playwright/test'
import { everyLook, quiet, signedIn } from './journey.ts'

/** A title of its own, so that the journey can be run again on the same data. */
const TITLE = `Till and change ${Date.now()}`

test('a company writes a test of its own, is told what it may not ask, publishes it and asks for it on an advert', async ({
  page,
}) => {
  await signedIn(page, 'employer')
  await page.goto('/dashboard/written-tests')
  await expect(page.getByRole('heading', { name: 'Own skill tests' })).toBeVisible()
  await quiet(page)
  await everyLook(page, 'own tests')
  await page.getByRole('button', { name: 'New test' }).click()
  await expect(page.getByText('A test has at least 5 questions.')).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill(TITLE)
  await page.getByLabel('What it is for').fill('Whether somebody gives the right change.')
  for (const n of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Number', exact: true }).click()
    await page.getByLabel(`What question ${n} asks`).fill(`What change is due of ${n * 10} for goods of ${n}?`)
    await page.getByLabel(`Right number of question ${n}`).fill(`${n * 9}`)
  }
  await page.getByRole('button', { name: 'One right answer' }).click()
  await page.getByLabel('What question 4 asks').fill('Which note is checked against the light?')
  await page.getByLabel('Answer 1 of question 4', { exact: true }).fill('Every one')
  await page.getByLabel('Answer 2 of question 4', { exact: true }).fill('None')
  await page.getByLabel('Answer 1 of question 4 is right').check()
  await page.getByRole('button', { name: 'Several right answers' }).click()
  await page.getByLabel('What question 5 asks').fill('What is your date of birth?')
  await page.getByLabel('Answer 1 of question 5', { exact: true }).fill('Before 1990')
  await page.getByLabel('Answer 2 of question 5', { exact: true }).fill('After 1990')
  await page.getByLabel('Answer 2 of question 5 is right').check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/“date of birth” may not stand in a test/)).toBeVisible()
  await expect(page.getByText(/An application form asks no age/).first()).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a test that is written')

  await page.getByLabel('What question 5 asks').fill('What is done before the till is closed?')
  await page.getByLabel('Answer 1 of question 5', { exact: true }).fill('The notes are counted')
  await page.getByLabel('Answer 2 of question 5', { exact: true }).fill('The coins are counted')
  await page.getByLabel('Answer 1 of question 5 is right').check()
  await page.getByRole('button', { name: 'Preview as applicant' }).click()
  const preview = page.getByRole('dialog', { name: TITLE })
  await preview.getByLabel('Your answer').first().fill('9')
  await expect(preview.getByText('1 of 5 right')).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a test as applicants see it')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Applicants take version 1')).toBeVisible()

  await page.goto('/dashboard/written-tests?state=published')
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
})

test('whoever applied takes the test that its employer wrote, and it says whose it is', async ({ page }) => {
  await signedIn(page, 'job_seeker')
  await page.goto('/dashboard/seeker/asked-tests')
  const card = page.getByRole('listitem').filter({ hasText: 'A day at the front desk' })
  await expect(card.getByText(/A test that .+ wrote\. Fourshore has not checked it/)).toBeVisible()
  await expect(card.getByText(/of 6 right/)).toBeVisible()
  await expect(card.getByRole('switch', { name: /Let the employer see this result/ })).toBeChecked()
  await quiet(page)
  await everyLook(page, 'tests that employers ask for')
  await card.getByRole('button', { name: 'See result: A day at the front desk' }).click()
  await expect(page.getByRole('heading', { name: 'Your result: A day at the front desk' })).toBeVisible()
  await expect(page.getByText('Not solved').first()).toBeVisible()
  await quiet(page)
  await everyLook(page, 'a result of a test that a company wrote')
})

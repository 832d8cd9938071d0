import { expect, test } from '@playwright/test'
import { everyLook, keepSession, signedIn, unique } from './journey.ts'

test('an employer takes a job, confirms the criteria, reads why somebody fits, and invites them', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000)
  const word = `zq${unique()}`
  const seeker = await browser.newPage()
  const signUp = await seeker.request.post('/api/auth/signup', {
    data: {
      email: `ai.${unique()}@people.example`,
      password: 'a quiet morning by the sea',
      role: 'job_seeker',
      firstName: 'Amina',
      lastName: 'Hidden',
      country: 'SG',
    },
  })
  const { headers } = await keepSession(seeker, await signUp.json())
  const saved = await seeker.request.put('/api/seeker/profile', {
    headers,
    data: {
      version: 0,
      headline: `Rigger ${word}`,
      work: [{ title: 'Rigger', employer: 'Old Mill', from: '2018', to: '2024', lines: [`Set up ${word} for ships`] }],
      visibility: 'anonymous',
    },
  })
  expect(saved.status()).toBe(200)

  await signedIn(page, 'employer')
  await page.goto('/dashboard/ai-talent-search')
  const jobs = page.getByRole('combobox', { name: 'Job' })
  await jobs.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Draft the criteria' }).click()
  const criteria = page.getByRole('list', { name: 'Criteria' })
  await expect(criteria.getByRole('listitem').first()).toBeVisible()
  while ((await criteria.getByRole('listitem').count()) > 1)
    await criteria
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
  await criteria.getByRole('textbox').first().fill(word)
  await page.getByRole('button', { name: 'Add a criterion' }).click()
  await criteria.getByRole('textbox').last().fill('Female, under 30')
  await expect(criteria.getByText('it asks for who somebody is')).toBeVisible()
  await everyLook(page, 'criteria')
  await page.getByRole('button', { name: 'Confirm and search' }).click()

  const name = `Rigger ${word}`
  const person = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open the profile: ${name}` }) })
  await expect(person.getByText('1 of 1')).toBeVisible()
  await expect(page.getByText('Not used: name, photo, age, gender')).toBeVisible()
  await person.getByText('Reasons').click()
  await expect(person.getByText(`Set up ${word} for ships`)).toBeVisible()
  await expect(person.getByText('From work as Rigger')).toBeVisible()
  await everyLook(page, 'results')
  await person.getByRole('button', { name: `Invite: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Invite: ${name}` })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()

  await seeker.goto('/dashboard/seeker/profile')
  const mine = seeker.getByRole('region', { name: 'Searches you were found in' })
  await mine.getByText('1 of 1 met').click()
  await expect(mine.getByText(`Set up ${word} for ships`)).toBeVisible()
  // They disagree, and somebody of the company answers.
  await mine.getByRole('button', { name: `This is wrong: ${word}` }).click()
  const wrong = seeker.getByRole('dialog', { name: 'What is wrong with this verdict?' })
  await wrong.getByRole('textbox').fill('It was for cranes as well.')
  await everyLook(seeker, 'contest')
  await wrong.getByRole('button', { name: 'Send' }).click()
  await expect(mine.getByText('Nobody has answered yet.')).toBeVisible()
  await expect(mine.getByRole('button', { name: `This is wrong: ${word}` })).toHaveCount(0)
  await page.goto('/dashboard/ai-talent-search')
  await expect(page.getByText('1 waits for an answer').first()).toBeVisible()
  const latest = page.getByRole('region', { name: 'Latest searches' })
  await latest.getByRole('listitem').filter({ hasText: '1 waits for an answer' }).first().getByRole('button').click()
  const answer = page.getByRole('form', { name: 'What do you say to it?' })
  await expect(page.getByText('It was for cranes as well.')).toBeVisible()
  await everyLook(page, 'answer')
  await answer.getByRole('button', { name: 'It stays' }).click()
  await expect(answer.getByText('Say why the verdict stays')).toBeVisible()
  await answer.getByLabel('Your words').fill('Then it is even more.')
  await answer.getByRole('button', { name: 'They are right' }).click()
  await expect(page.getByText('Answered: they are right.')).toBeVisible()
  await seeker.reload()
  await mine.getByText('1 of 1 met').click()
  await expect(mine.getByText('agrees with you. They write: Then it is even more.')).toBeVisible()
  await seeker.close()
})

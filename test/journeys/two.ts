import { expect, type Page } from '@playwright/test'
import { unique } from './journey.ts'

const PASSWORD = 'quiet harbour at dawn'

/** A company of its own that two people run, made past the screens: what one asks for, the other decides. */
export const companyOfTwo = async (page: Page, country = 'SG') => {
  const { request } = page
  const post = async (path: string, data: object, token = '') => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const open = { password: PASSWORD, role: 'employer', firstName: 'Mei', lastName: 'Tan', country }
  const mei = await post('/api/auth/signup', {
    ...open,
    email: `mei.${unique()}@two.example`,
    companyName: `Two ${unique()}`,
  })
  const email = `ravi.${unique()}@two.example`
  await post('/api/administrators/invitations', { email, role: 'employer_admin' }, mei.token)
  const headers = { authorization: `Bearer ${mei.token}` }
  const list = await (await request.get(`/api/outbox?recipient=${email}`, { headers })).json()
  // The link is shown once the letter has been put by: on a busy machine that takes its turn.
  let token: string | undefined
  await expect(async () => {
    const letter = await post(`/api/outbox/${list.data.messages[0].id}/read`, {}, mei.token)
    token = /token=([\w-]+)/.exec(letter.data.text)?.[1]
    expect(token).toBeTruthy()
  }).toPass({ timeout: 45_000 })
  const name = { firstName: 'Ravi', lastName: 'Nair' }
  const ravi = await post('/api/auth/invitation/accept', { token, ...name, password: PASSWORD })
  return { mei, ravi, headers }
}

import { afterAll, beforeAll, describe } from 'vitest'
import { app, openHouse, tryCalls } from './wrong-input.ts'

beforeAll(openHouse)
afterAll(() => app.close())

describe('every field of every call, tried wrong, gets a sentence and never a fault', () => {
  tryCalls(1, 3)
})

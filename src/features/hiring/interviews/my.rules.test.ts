import { describe, expect, test } from 'vitest'
import { answersFor } from './my.rules.ts'

const input = (ask: string, values = ['something']) => answersFor([{ ask, values }]).length === 1

describe('the answers that an employee who holds an interview reads', () => {
  test.each([
    'How many years have you cooked for 200?',
    'Can you work nights?',
    'هل عملت في مطبخ كبير؟',
    '您会做川菜吗？',
  ])('%s: shown', (ask) => expect(input(ask)).toBe(true))
  test.each([
    'What salary do you expect?',
    'How much are you paid today?',
    'Current CTC',
    'Quel salaire attendez-vous ?',
    'ما الراتب المتوقع؟',
    'आपका अपेक्षित वेतन?',
    'உங்கள் சம்பளம்?',
    '您的期望薪资？',
    'What is your religion?',
    'Are you married?',
    'Your phone number?',
    'Your e-mail address?',
  ])('%s: kept from them', (ask) => expect(input(ask)).toBe(false))
  test('what was not answered is left out', () => expect(input('Can you work nights?', [])).toBe(false))
})

import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useOnboardingWords = wordsOf<typeof en>('people/onboarding')

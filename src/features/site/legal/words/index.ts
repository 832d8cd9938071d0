import { wordsOf } from '../../../../web/i18n.ts'
import type ai from '../ai/words/en.ts'
import type cookies from '../cookie-policy/words/en.ts'
import type faq from '../faq/words/en.ts'
import type privacy from '../privacy-policy/words/en.ts'
import type refund from '../refund-policy/words/en.ts'
import type terms from '../terms-of-service/words/en.ts'
import type en from './en.ts'

/** What all documents have in common. */
export const useLegalWords = wordsOf<typeof en>('site/legal')

export const usePrivacyWords = wordsOf<typeof privacy>('site/legal/privacy-policy')
export const useTermsWords = wordsOf<typeof terms>('site/legal/terms-of-service')
export const useCookieWords = wordsOf<typeof cookies>('site/legal/cookie-policy')
export const useRefundWords = wordsOf<typeof refund>('site/legal/refund-policy')
export const useAiWords = wordsOf<typeof ai>('site/legal/ai')
export const useFaqWords = wordsOf<typeof faq>('site/legal/faq')

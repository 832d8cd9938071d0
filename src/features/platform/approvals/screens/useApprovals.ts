import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import type { TABS } from '../contract.ts'
import { listCall, readCall } from './calls.ts'

type How = { enabled?: boolean; refetchInterval?: number }

/** Requests of one tab of the inbox, called as they are in the reader’s language. */
export const useApprovals = (tab: (typeof TABS)[number], how: How = {}) =>
  useApiState(listCall, { tab, language: useLanguage() }, how)

/** One request with everything that was said of it. */
export const useApproval = (id: string) => useApiState(readCall, { id, language: useLanguage() })

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from './call.ts'
import { getSession, onSession } from './session.ts'

const mayHelp = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && mayHelp(error) },
  },
})

/** What one person was shown is never shown to the next. */
let who = getSession().user?.id
onSession(() => {
  const next = getSession().user?.id
  if (next === who) return
  who = next
  client.clear()
})

/**
 * The answers of the server, kept for the screens inside. The dashboard has it; a screen outside the dashboard that asks for
 * answers with `useApi` wraps itself in it, so that the sign-in page need not carry it.
 */
export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

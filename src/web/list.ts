import { useRef } from 'react'
import type { Endpoint, Input, Output, Wire } from '../shared/endpoint.ts'
import { useApiState } from './api.ts'

type Page = { page: number; next: string | null }

/**
 * One page of a list. Which page it is stands in the address as a number; where the page before it ended is remembered as long as the screen
 * is open, so that the server goes on from there instead of passing over everything before it.
 */
export const useListPage = <E extends Endpoint>(
  call: Wire<E>,
  asked: Omit<Input<E>, 'page' | 'cursor'>,
  page: number,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) => {
  const places = useRef(new Map<string, string>())
  const nameOf = (number: number) => `${number} ${JSON.stringify(asked)}`
  const cursor = places.current.get(nameOf(page))
  const input = { ...asked, page, ...(cursor ? { cursor } : {}) } as Input<E>
  const answer = useApiState<E>(call, input, options)
  const { data, isPlaceholderData } = answer
  const shown = data as (Output<E> & Page) | undefined
  if (shown?.next && !isPlaceholderData && shown.page === page) places.current.set(nameOf(page + 1), shown.next)
  return answer
}

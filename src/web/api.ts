import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Endpoint, Input, Output, Wire } from '../shared/endpoint.ts'
import { type ApiError, type CallOptions, callEndpoint } from './call.ts'

export { ApiError, type CallOptions, callEndpoint as call, sendRequest as request } from './call.ts'

// biome-ignore lint/suspicious/noExplicitAny: any call will do; only its path is read
type AnyWire = Wire<any>

/** What the server says now, for a screen that draws loading and failure itself. The last answer stays while a new one is fetched. */
export const useApiState = <E extends Endpoint>(
  w: Wire<E>,
  input: Input<E>,
  options: { enabled?: boolean; refetchInterval?: number; staleTime?: number; anonymous?: boolean } = {},
): UseQueryResult<Output<E>, ApiError> => {
  const { anonymous, ...query } = options
  return useQuery<Output<E>, ApiError>({
    queryKey: [w.path, input],
    queryFn: ({ signal }) => callEndpoint(w, input, anonymous ? { signal, anonymous } : { signal }),
    placeholderData: keepPreviousData,
    ...query,
  })
}

/** What follows an answer: a notice, a dialog that closes. */
type Told<E extends Endpoint> = {
  onSuccess?: (answer: Output<E>, input: Input<E>) => void
  onError?: (error: ApiError, input: Input<E>) => void
}
type Telling<R, E extends Endpoint> = R extends unknown
  ? Omit<R, 'mutate'> & { mutate: (input: Input<E>, told?: Told<E>) => void }
  : never
type Command<E extends Endpoint> = Telling<UseMutationResult<Output<E>, ApiError, Input<E>>, E>

/**
 * Something the person does. Says which answers it makes stale. What follows is told once they are fresh, also when the form is no longer shown by
 * then, as a claim without the question that was just decided; not to somebody who has gone to another page meanwhile.
 */
export const useCommand = <E extends Endpoint>(
  w: Wire<E>,
  { refreshes = [], ...options }: { refreshes?: readonly Pick<AnyWire, 'path'>[] } & CallOptions = {},
): Command<E> => {
  const client = useQueryClient()
  const mutation = useMutation<Output<E>, ApiError, Input<E>>({
    mutationFn: (input) => callEndpoint(w, input, options),
    onSuccess: () => Promise.all(refreshes.map((r) => client.invalidateQueries({ queryKey: [r.path] }))),
  })
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (input: Input<E>, { onSuccess, onError }: Told<E> = {}) => {
      const page = location.pathname
      const mayTell = () => isShown.current || location.pathname === page
      mutateAsync(input).then(
        (answer) => mayTell() && onSuccess?.(answer, input),
        (error) => mayTell() && onError?.(error, input),
      )
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}

import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
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

/** Something the person does. Says which answers it makes stale. */
export const useCommand = <E extends Endpoint>(
  w: Wire<E>,
  { refreshes = [], ...options }: { refreshes?: readonly Pick<AnyWire, 'path'>[] } & CallOptions = {},
): UseMutationResult<Output<E>, ApiError, Input<E>> => {
  const client = useQueryClient()
  return useMutation<Output<E>, ApiError, Input<E>>({
    mutationFn: (input) => callEndpoint(w, input, options),
    onSuccess: () => Promise.all(refreshes.map((r) => client.invalidateQueries({ queryKey: [r.path] }))),
  })
}

import type { FilterChip } from './ListBar.tsx'

type Texts = Readonly<Record<string, string>>
type Go = (changes: Texts, how?: { replace?: boolean }) => unknown

/** What a saved view holds of an address: whatever differs from `usual`, but not the page. */
const viewOf = (at: Texts, usual: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(usual).flatMap(([name, value]) => {
      const now = at[name]
      return name === 'page' || now === undefined || now === value ? [] : [[name, now]]
    }),
  )

/** The answer of a list as `useListPage` gives it. */
type Answer = {
  data: { totalCount: number; totalIsAtLeast?: boolean } | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

type List = {
  /** What the address says, and what it says when nothing was chosen: with `page`, `size` and the filters a view keeps. */
  at: Texts
  usual: Texts
  go: Go
  answer: Answer
  pageSize: number
  sort: string
}

/** What `<ListScreen>` takes from the address of a list and from its answer: the view, its page, its order, and how it stands. */
export const listFrame = ({ at, usual, go, answer, pageSize, sort }: List) => ({
  view: viewOf(at, usual),
  onView: (kept: Texts) => void go({ ...usual, ...kept }),
  total: answer.data?.totalCount ?? 0,
  totalIsAtLeast: answer.data?.totalIsAtLeast ?? false,
  page: Number(at.page) || 1,
  pageSize,
  onPage: (page: number) => void go({ page: String(page) }),
  onPageSize: (size: number) => void go({ size: String(size), page: '1' }),
  sort,
  onSort: (next: string) => void go({ sort: next, page: '1' }),
  loading: answer.isPending,
  fetching: answer.isFetching && !answer.data,
  error: answer.error,
  onRetry: () => void answer.refetch(),
})

/** The search of a list, which replaces the address while somebody types. */
export const listSearch = (at: Texts, go: Go, placeholder: string) => ({
  value: at.search ?? '',
  onChange: (search: string) => void go({ search, page: '1' }, { replace: true }),
  placeholder,
})

/** Filters in use, in words, each with its way out; an empty label is none. `clears` names what goes with one, where it is more than itself. */
export const filterChips = (
  labels: Readonly<Record<string, string>>,
  go: Go,
  clears: Readonly<Record<string, Texts>> = {},
): FilterChip[] =>
  Object.entries(labels).flatMap(([id, label]) =>
    label ? [{ id, label, onRemove: () => void go({ ...(clears[id] ?? { [id]: '' }), page: '1' }) }] : [],
  )

/** What the address of the page says, what it says when nothing was chosen, and how it changes. */
export type ListAddress = {
  at: { state: string; page: string; size: string }
  usual: Readonly<Record<string, string>>
  go: (changes: Readonly<Record<string, string>>) => unknown
}

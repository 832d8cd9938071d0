type Texts = Readonly<Record<string, string>>

/** What a saved view holds of an address: whatever differs from `usual`, but not the page. */
export const viewOf = (at: Texts, usual: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(usual).flatMap(([name, value]) => {
      const now = at[name]
      return name === 'page' || now === undefined || now === value ? [] : [[name, now]]
    }),
  )

import type { Page } from '@playwright/test'

/** Names of the maps on a page that are cut off or lie over another, as the browser really draws them. */
export const wrongNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure svg[role="img"]')].flatMap((map) => {
      const all = [...map.querySelectorAll('text')].map((text) => ({
        name: text.textContent ?? '',
        box: text.getBoundingClientRect(),
      }))
      const edge = map.getBoundingClientRect()
      return all
        .filter(
          ({ box }, i) =>
            box.left < edge.left ||
            box.right > edge.right ||
            box.top < edge.top ||
            box.bottom > edge.bottom ||
            all.some(
              ({ box: other }, j) =>
                i !== j &&
                box.left < other.right &&
                other.left < box.right &&
                // A line of text is taller than its letters.
                box.top + 2 < other.bottom - 2 &&
                other.top + 2 < box.bottom - 2,
            ),
        )
        .map(({ name }) => name)
    }),
  )

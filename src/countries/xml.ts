/** Elements of a file in XML that an authority reads: by their order, none of them empty. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

type Part = string | null

/** An element with a text; nothing where there is none. */
export const textElement = (name: string, text: string | null | undefined): Part =>
  text ? `<${name}>${escaped(text)}</${name}>` : null

/** An element around others, with attributes as they are written; nothing where there are none. */
export const parentElement = (name: string, parts: readonly Part[], attributes = ''): Part => {
  const held = parts.filter((part) => part !== null)
  return held.length > 0 ? `<${name}${attributes}>\n${held.join('\n')}\n</${name}>` : null
}

/** A whole file, in UTF-8. Nothing stands behind its last element. */
export const xmlFile = (root: Part): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? ''}`

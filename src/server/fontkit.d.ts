/** What papers need of it: a font that was read, as pdfkit takes it, and how wide it draws a text. */
declare module 'fontkit' {
  export type Font = { layout: (text: string) => { advanceWidth: number }; unitsPerEm: number }
  export const create: (bytes: Uint8Array) => Font
}

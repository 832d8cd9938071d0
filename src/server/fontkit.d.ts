/** What papers need of it: a font that was read, as pdfkit takes it. */
declare module 'fontkit' {
  export type Font = { layout: (text: string) => unknown }
  export const create: (bytes: Uint8Array) => Font
}

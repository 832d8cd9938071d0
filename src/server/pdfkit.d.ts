import type { Font } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that was read already, which its types leave out. */
      registerFont(name: string, font: Font): this
    }
  }
}

/** A part of a page that is drawn later: how many pages there are is known when the last one is written, and no page is kept till then. */
type LaterPart = { form: PDFKit.PDFKitReference; right: number }

/** What pdfkit knows of a font that its types do not say. */
type EmbeddedFont = { id: string; ref: () => unknown; encode: (text: string) => [string[], unknown] }

const NAME = 'PageNumber'
const SIZE = 8

type Placed = { right: number; baseline: number; font: string; ink: readonly [number, number, number] }

/** The numbers at the foot of the pages: `3 / 12`, and `1` alone where there is no other. */
export class PageNumbers {
  private readonly doc: PDFKit.PDFDocument
  private readonly parts: LaterPart[] = []

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
  }

  /** Leaves room on the page that has just begun. */
  add(right: number): void {
    const { width, height } = this.doc.page
    const form = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] })
    ;(this.doc.page as unknown as { xobjects: Record<string, unknown> }).xobjects[NAME] = form
    // The page is written from its top; a part of it from its bottom, as paper is measured.
    this.doc.addContent(`q 1 0 0 -1 0 ${height} cm /${NAME} Do Q`)
    this.parts.push({ form, right })
  }

  /** Once the last page is written. */
  end({ baseline, font, ink }: Omit<Placed, 'right'>): void {
    this.doc.font(font).fontSize(SIZE)
    const embedded = (this.doc as unknown as { _font: EmbeddedFont })._font
    for (const [i, { form, right }] of this.parts.entries()) {
      const text = this.parts.length === 1 ? '1' : `${i + 1} / ${this.parts.length}`
      const x = right - this.doc.widthOfString(text)
      const [glyphs] = embedded.encode(text)
      const colour = ink.map((part) => (part / 255).toFixed(3)).join(' ')
      Object.assign(form.data as object, { Resources: { Font: { [embedded.id]: embedded.ref() } } })
      form.end(
        Buffer.from(
          `BT /${embedded.id} ${SIZE} Tf ${colour} rg 1 0 0 1 ${x.toFixed(2)} ${baseline} Tm <${glyphs.join('')}> Tj ET`,
        ),
      )
    }
  }
}

declare module 'bidi-js' {
  type Levels = { levels: Uint8Array; paragraphs: readonly { start: number; end: number; level: number }[] }
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => Levels
    getMirroredCharacter: (char: string) => string | null
  }
  export default function createBidi(): Bidi
}

import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Small real files, and what somebody might make of them. */

export const pdfOf = (extra = '', tail = ''): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...(extra ? [extra] : []),
  ]
  let text = '%PDF-1.7\n'
  const at = objects.map((body, i) => {
    const start = text.length
    text += `${i + 1} 0 obj\n${body}\nendobj\n`
    return start
  })
  const xref = text.length
  text += `xref\n0 ${at.length + 1}\n0000000000 65535 f \n`
  for (const start of at) text += `${String(start).padStart(10, '0')} 00000 n \n`
  text += `trailer\n<< /Size ${at.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n${tail}`
  return Buffer.from(text, 'latin1')
}

/** An object stream: objects packed where a search of the file does not see them. */
export const packedObject = (
  body: string,
  filter = '/FlateDecode',
  pack: (b: Buffer) => Buffer = deflateSync,
): string => {
  const packed = pack(Buffer.from(`9 0 ${body}`, 'latin1'))
  return `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`
}

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const saying = (rows: Buffer, said: Buffer): Buffer => {
  said.copy(rows, 1)
  return rows
}

/** A grey square; `claimed` is the size its header tells, `said` stands as it is among its points. */
export const pngOf = (size = 8, claimed = size, said = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claimed, 0)
  header.writeUInt32BE(claimed, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.concat(
    Array.from({ length: size }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(size, 128)])),
  )
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', said.length > 0 ? deflateSync(saying(rows, said), { level: 0 }) : deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const jpegOf = (wide = 8, high = 8): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, high >> 8, high & 255, wide >> 8, wide & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0xd9]),
  ])
}

/** One point; `claimed` is the side its header tells. */
export const webpOf = (claimed = 1): Buffer => {
  const body = Buffer.from('WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0', 'latin1')
  // Two sides of 14 bits, less one each; the bits behind them stay.
  const said = body.readUInt32LE(13)
  if (claimed > 1) body.writeUInt32LE(((said & 0xf0000000) | ((claimed - 1) << 14) | (claimed - 1)) >>> 0, 13)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), length, body])
}

const box = (type: string, ...current: Buffer[]): Buffer => {
  const body = Buffer.concat(current)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const numbers = (...pairs: [value: number, bytes: number][]): Buffer =>
  Buffer.concat(
    pairs.map(([value, bytes]) => {
      const current = Buffer.alloc(bytes)
      current.writeUIntBE(value, 0, bytes)
      return current
    }),
  )

/** A picture of a camera in its boxes, with what its camera says of where it was taken. */
export const heicOf = (told = 'Exif\0\0MM\0*GPS 1.2903 103.852', side = 64): Buffer => {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  const picture = Buffer.alloc(200, 7)
  const exif = Buffer.from(told, 'latin1')
  const infe = (id: number, type: string) =>
    box('infe', numbers([0x02000000, 4], [id, 2], [0, 2]), Buffer.from(`${type}\0`, 'latin1'))
  const meta = (at: number) =>
    box(
      'meta',
      numbers([0, 4]),
      box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict', 'latin1'), Buffer.alloc(13)),
      box('pitm', numbers([0, 4], [1, 2])),
      box('iinf', numbers([0, 4], [2, 2]), infe(1, 'hvc1'), infe(2, 'Exif')),
      box('iprp', box('ipco', box('ispe', numbers([0, 4], [side, 4], [side, 4])))),
      box(
        'iloc',
        numbers([0, 4], [0x44, 1], [0, 1], [2, 2]),
        numbers([1, 2], [0, 2], [1, 2], [at, 4], [picture.length, 4]),
        numbers([2, 2], [0, 2], [1, 2], [at + picture.length, 4], [exif.length, 4]),
      ),
    )
  const before = ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(before), box('mdat', picture, exif)])
}

type Entry = { name: string; body: Buffer | string; claims?: number }

/** `remark`: what may stand behind an archive and still be part of it. */
export const zipOf = (entries: readonly Entry[], remark = ''): Buffer => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const { name, body, claims } of entries) {
    const plain = Buffer.from(body)
    const packed = deflateRawSync(plain)
    const named = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc32(plain), 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claims ?? plain.length, 22)
    local.writeUInt16LE(named.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc32(plain), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claims ?? plain.length, 24)
    entry.writeUInt16LE(named.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, named, packed)
    central.push(entry, named)
    at += 30 + named.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(remark.length, 20)
  return Buffer.concat([...locals, directory, end, Buffer.from(remark)])
}

export const docxOf = (more: readonly Entry[] = []): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      body: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: 'word/document.xml', body: '<w:document><w:body><w:p>Hello</w:p></w:body></w:document>' },
    ...more,
  ])

import { SaxesParser, type SaxesTagPlain } from 'saxes'

export const BROKEN = 'The DOCX is damaged or not complete.'
export const ACTS = 'The DOCX holds macros, controls or embedded files. Save it as a PDF and choose that.'
const LINKS = 'The DOCX loads something from elsewhere. Save it as a PDF and choose that.'
const FIELDS = 'The DOCX holds a field that may fetch or start something. Save it as a PDF and choose that.'

/** Handed to the parser at once, bytes. */
const PIECE = 256 * 1024
/** So much in which nothing begins or ends is no document: a name or a value without end. Characters; a drawing's copy may take some hundred thousand. */
const LONGEST_ELEMENT = 4 * 1024 * 1024
/** Of a field's instruction, more than its name is not looked at. */
const INSTRUCTION = 200
/** Elements within each other; a document's own are a few dozen deep. */
const MOST_DEEP = 1_000
/** One field within another, so deep. */
const MOST_NESTED = 20

/** Fields that only show something of the document, its file or its reader. Any other is refused: it may fetch, start or hide what does. */
const SHOWN = new Set(
  `= addin addressblock advance ask author autonum autonumlgl autonumout bibliography bidioutline citation comments compare createdate date
   docproperty docvariable edittime eq filename filesize fillin formcheckbox formdropdown formtext greetingline hyperlink if index info
   keywords lastsavedby listnum mergefield mergerec mergeseq next nextif noteref numchars numpages numwords page pageref printdate private
   quote ref revnum savedate section sectionpages seq set shape skipif styleref subject symbol ta tc template time title toa toc
   useraddress userinitials username xe`.split(/\s+/),
)

/** Named as XML, or beginning as it: a document's parts may be called anything. */
export const isXml = (name: string, body: Buffer): boolean => {
  if (/\.(?:xml|rels|vml)$/i.test(name)) return true
  const begins = body.toString('latin1', 0, 64).replace(/\0/g, '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s{0,60}</.test(begins)
}

/** How its letters are written; null: in a way that is not looked through. */
const decoderOf = (body: Buffer): TextDecoder | null => {
  const [first, second] = body
  const made = (label: string) => new TextDecoder(label, { fatal: true })
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return made('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return made('utf-16be')
  const said = /^[^>]{0,200}\bencoding\s{0,9}=\s{0,9}["']([\w-]{1,40})/.exec(body.toString('latin1', 0, 300))?.[1]
  return !said || /^(?:utf-?8|us-ascii)$/i.test(said) ? made('utf-8') : null
}

class Found extends Error {}
const found = (problem: string): never => {
  throw new Found(problem)
}

const local = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()
const attributeOf = ({ attributes }: SaxesTagPlain, name: string): string => {
  for (const key in attributes) if (local(key) === name) return attributes[key] as string
  return ''
}

/** The first word of a field's instruction; null while it may go on. */
const fieldName = (instruction: string, isWhole: boolean): string | null => {
  const said = instruction.trimStart().toLowerCase()
  if (said.startsWith('=')) return '='
  const end = said.search(/[\s\\"{]/)
  if (end >= 0) return said.slice(0, end)
  return isWhole || said.length >= 40 ? said : null
}
const refuseField = (instruction: string) => {
  const name = fieldName(instruction, true)
  if (name && !SHOWN.has(name)) found(FIELDS)
}

/** An external hyperlink is only followed by hand; a template, picture or frame from elsewhere is fetched on opening. */
const judgeRelationship = (tag: SaxesTagPlain) => {
  const type = attributeOf(tag, 'type').trim().toLowerCase()
  // A part in another language than Word's own is read by a program of its own when the document is opened.
  if (type.endsWith('/afchunk')) found(ACTS)
  if (type.endsWith('/relationships/hyperlink')) return
  const target = attributeOf(tag, 'target').trim()
  const leaves = /^(?:[a-z][\w+.-]{0,40}:|\\\\|\/\/)/i.test(target)
  if (leaves || attributeOf(tag, 'targetmode').trim().toLowerCase() === 'external') found(LINKS)
}

/** Looks through the fields of one part: their instructions may be spread over many runs, and hold others. */
const fieldJudge = () => {
  const open: { instruction: string; isAsked: boolean }[] = []
  const end = () => {
    const field = open.pop()
    if (field?.isAsked) refuseField(field.instruction)
  }
  return {
    begin: () => {
      const outer = open.at(-1)
      // What begins with another field is called what that one comes to.
      if (outer?.isAsked && fieldName(outer.instruction, false) === null) found(FIELDS)
      if (open.length >= MOST_NESTED) found(FIELDS)
      open.push({ instruction: '', isAsked: true })
    },
    said: (text: string) => {
      const field = open.at(-1)
      if (!field) return refuseField(text)
      if (field.isAsked && field.instruction.length < INSTRUCTION) field.instruction += text.slice(0, INSTRUCTION)
    },
    separate: () => {
      const field = open.at(-1)
      if (!field?.isAsked) return
      refuseField(field.instruction)
      field.isAsked = false
    },
    end,
    over: () => {
      while (open.length > 0) end()
    },
  }
}

/** What one part of a document may do when it is opened. Read as a reader reads it, piece by piece. */
export const problemInXml = (body: Buffer): string | null => {
  const decoder = decoderOf(body)
  if (!decoder) return BROKEN
  const parser = new SaxesParser({ xmlns: false })
  const fields = fieldJudge()
  let silent = 0
  let inInstruction = 0
  let deep = 0
  parser.on('doctype', () => found(BROKEN))
  parser.on('opentag', (tag) => {
    silent = 0
    if (++deep > MOST_DEEP) found(BROKEN)
    switch (local(tag.name)) {
      case 'relationship':
        return judgeRelationship(tag)
      case 'override':
      case 'default':
        if (/macroEnabled|vnd\.ms-office\.(?:vbaProject|activeX)/i.test(attributeOf(tag, 'contenttype'))) found(ACTS)
        return
      case 'altchunk':
        return found(ACTS)
      case 'fldsimple':
        return refuseField(attributeOf(tag, 'instr'))
      case 'fldchar': {
        const kind = attributeOf(tag, 'fldchartype')
        if (kind === 'begin') return fields.begin()
        return kind === 'separate' ? fields.separate() : fields.end()
      }
      case 'instrtext':
      case 'delinstrtext':
        if (!tag.isSelfClosing) inInstruction++
    }
  })
  const saying = (text: string) => {
    silent = 0
    if (inInstruction > 0) fields.said(text)
  }
  parser.on('text', saying)
  parser.on('cdata', saying)
  parser.on('closetag', (tag) => {
    silent = 0
    deep--
    const name = local(tag.name)
    if ((name === 'instrtext' || name === 'delinstrtext') && !tag.isSelfClosing) inInstruction--
  })
  try {
    for (let at = 0; at < body.length; at += PIECE) {
      const text = decoder.decode(body.subarray(at, at + PIECE), { stream: true })
      silent += text.length
      if (silent > LONGEST_ELEMENT) return BROKEN
      parser.write(text)
    }
    parser.write(decoder.decode()).close()
    fields.over()
    return null
  } catch (error) {
    return error instanceof Found ? error.message : BROKEN
  }
}

import { z } from 'zod'

/** The shapes of `parsed.rules.ts` as they cross the wire. */

const Span = z.object({ page: z.int(), start: z.int(), end: z.int() })
const found = <V extends z.ZodType>(value: V) => z.object({ value, confidence: z.number(), at: z.array(Span) })
const text = found(z.string())

const Entry = z.object({
  from: text.nullable(),
  to: text.nullable(),
  lines: z.array(text),
})

export const ReadCv = z.object({
  engine: z.string(),
  name: text.nullable(),
  headline: text.nullable(),
  emails: z.array(text),
  phones: z.array(found(z.object({ e164: z.string(), country: z.string().nullable() }))),
  place: found(
    z.object({ id: z.int().nullable(), name: z.string(), region: z.string(), country: z.string().nullable() }),
  ).nullable(),
  links: z.array(text),
  summary: text.nullable(),
  work: z.array(Entry.extend({ title: text.nullable(), employer: text.nullable(), place: text.nullable() })),
  education: z.array(Entry.extend({ qualification: text.nullable(), institution: text.nullable() })),
  skills: z.array(found(z.object({ label: z.string(), skillId: z.int().nullable() }))),
  languages: z.array(found(z.object({ code: z.string(), label: z.string(), level: z.string().nullable() }))),
  certificates: z.array(found(z.object({ name: z.string(), issued: z.string().nullable() }))),
  private: z.array(z.object({ kind: z.string(), at: Span.nullable() })),
  source: z.object({
    kind: z.enum(['pdf', 'docx', 'image', 'text']),
    lines: z.array(Span.extend({ text: z.string(), size: z.number(), bold: z.boolean() })),
    pages: z.int(),
    ocrPages: z.array(z.int()),
    ocrConfidence: z.number().nullable(),
    hidden: z.array(z.object({ reason: z.string(), page: z.int(), text: z.string() })),
    layout: z.object({
      columns: z.int(),
      tables: z.int(),
      pictures: z.int(),
      photo: z.boolean(),
      margins: z.array(z.string()),
      fonts: z.array(z.string()),
    }),
  }),
})
export type ReadCv = z.output<typeof ReadCv>

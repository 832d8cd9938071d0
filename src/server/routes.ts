import type { z } from 'zod'
import type { Actor, May } from '../shared/actor.ts'
import type { Endpoint, Parsed } from '../shared/endpoint.ts'
import type { Topic } from './changes.ts'
import type { Context, OpenContext } from './context.ts'

type Content = string | Uint8Array

/** Which part of a whole the content is: where it begins, and the bytes of the whole. */
export type FilePart = { from: number; total: number }

/**
 * A file. One that is there whole is sent after the transaction that read it; one that is written while it is read, piece by piece with the
 * transaction open.
 */
export class Download {
  readonly name: string
  readonly contentType: string
  readonly content: Content | AsyncIterable<Content>
  /** Of a file that is played where it is, and read in parts: what this is of it. Null: a file to keep. */
  readonly part: FilePart | null
  constructor(
    name: string,
    contentType: string,
    content: Content | AsyncIterable<Content>,
    part: FilePart | null = null,
  ) {
    this.name = name
    this.contentType = contentType
    this.content = content
    this.part = part
  }
  get isWhole(): boolean {
    return typeof this.content === 'string' || this.content instanceof Uint8Array
  }
}

/** What somebody goes on being told: one event, and whether it is the last. */
export type StreamedEvent = { event: unknown; last: boolean }

/**
 * An answer that goes on: `look` is asked whenever one of its topics has changed (`notifyChange`), each time in a short transaction of its
 * own, and what has changed is sent. In between nothing is asked of the database. It ends with the last event, with the caller or with
 * their session.
 */
export class EventStream<C extends Context | OpenContext = Context> {
  readonly topics: readonly Topic[]
  readonly look: (ctx: C) => Promise<StreamedEvent>
  constructor(topics: readonly Topic[], look: (ctx: C) => Promise<StreamedEvent>) {
    this.topics = topics
    this.look = look
  }
}

/** One of the things that a stream tells of; `of` is its address where one stream carries several. */
export type StreamPart = {
  of: string | null
  topics: readonly Topic[]
  /** What is to be told now; null when the session is over or its role no longer allows it. */
  look: () => Promise<StreamedEvent | null>
}

/** Several event streams in one: what an open page follows comes over a single connection. `refused` are addresses that gave none. */
export class SharedStream {
  readonly parts: readonly StreamPart[]
  readonly refused: readonly string[]
  constructor(parts: readonly StreamPart[], refused: readonly string[]) {
    this.parts = parts
    this.refused = refused
  }
}

/**
 * An answer that the database has already written as JSON: the text of `data`. For a long list asked for all day, where reading rows into
 * objects only to write them out again would be half of the work. Its contract is held by a test that parses the real answer.
 */
export class ReadyJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Answer<E extends Endpoint> = Promise<z.input<E['output']>>

export type CompanyRoute = {
  kind: 'company'
  endpoint: Endpoint
  may: May
  run: (ctx: Context, input: never) => Promise<unknown>
}
export type OpenRoute = {
  kind: 'open'
  endpoint: Endpoint
  may: Anyone | May
  run: (ctx: OpenContext, input: never) => Promise<unknown>
}
export type Route = CompanyRoute | OpenRoute

/** Binds a call of a company to who may make it and what it does. There is no way to bind one without saying who. */
export const route = <E extends Endpoint>(
  endpoint: E,
  may: May,
  run: (ctx: Context, input: Parsed<E>) => Answer<E> | Promise<Download> | Promise<ReadyJson> | Promise<EventStream>,
): Route => ({ kind: 'company', endpoint, may, run })

/** Said instead of a `may` where a call is for everybody, signed in or not. */
export const anyone = 'anyone' as const
type Anyone = typeof anyone

/** A call outside any company's transaction. With a `may` the caller must be signed in, and `ctx.actor` is them. */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  may: Anyone | May,
  run: (
    ctx: OpenContext,
    input: Parsed<E>,
  ) => Answer<E> | Promise<Download> | Promise<EventStream<OpenContext>> | Promise<SharedStream>,
): Route => ({ kind: 'open', endpoint, may, run })

/** For calls that only a signed-in person can make: the registrar has seen to it that there is one. */
export const actorOf = (ctx: OpenContext): Actor => {
  if (!ctx.actor) throw new Error('This call was bound for anyone and has no actor')
  return ctx.actor
}

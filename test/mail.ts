import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; from: string; mail: Email; raw: string }
type Answer = { code: number; said: string } | null

/** A real mail server on a port of its own. `answer` may refuse a message once it is whole, or do something before it is acknowledged. */
export const startMailServer = async ({ port = 0 }: { port?: number } = {}) => {
  const received: Received[] = []
  let answer: (mail: Received) => Answer | Promise<Answer> = () => null
  const refusal = ({ code, said }: NonNullable<Answer>) => Object.assign(new Error(said), { responseCode: code })
  let refused: string | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address === refused ? done(refusal({ code: 550, said: '5.1.1 No such user here' })) : done(),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        const raw = Buffer.concat(pieces)
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map((r) => r.address)
        const from = mailFrom ? mailFrom.address : ''
        const one = { to, from, mail: await PostalMime.parse(raw), raw: raw.toString('utf8') }
        const said = await answer(one)
        if (said) return done(refusal(said))
        received.push(one)
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const at = (server.server.address() as AddressInfo).port
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    received,
    to: (address: string) => received.filter((r) => r.to.includes(address)),
    /** What it says to a whole message, instead of taking it. */
    answerWith: (next: typeof answer) => {
      answer = next
    },
    /** An address it knows nobody at. */
    refuse: (address: string) => {
      refused = address
    },
    close: () => new Promise<void>((done) => server.close(done)),
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

export type PhoneMessage = {
  sid: string
  to: string
  from: string
  body: string
  /** The words that were approved before and what stands in their places, where it was sent that way. */
  content: { sid: string; places: string } | null
  status: string
  created: Date
}
type PhoneAnswer = { status: number; body: object } | 'hang up' | null

/** Speaks Twilio's protocol for messages: taking one, listing what was taken, saying what became of one. */
export const startPhoneProvider = async (accountSid: string, authToken: string) => {
  const taken: PhoneMessage[] = []
  let answer: (message: PhoneMessage) => PhoneAnswer = () => null
  const wanted = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const base = `/2010-04-01/Accounts/${accountSid}/Messages`
  const shown = (m: PhoneMessage) => ({
    sid: m.sid,
    to: m.to,
    from: m.from,
    body: m.body,
    status: m.status,
    account_sid: accountSid,
    date_created: m.created.toUTCString(),
    error_code: m.status === 'undelivered' ? 30003 : null,
    error_message: m.status === 'undelivered' ? 'Unreachable destination handset' : null,
  })
  const server: Server = createServer(async (request, response) => {
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const url = new URL(request.url ?? '/', 'http://provider')
    if (request.headers.authorization !== wanted)
      return reply(401, { code: 20003, message: 'Authenticate', status: 401 })
    if (request.method === 'POST' && url.pathname === `${base}.json`) {
      const form = new URLSearchParams(await bodyOf(request))
      const sid = `SM${crypto.randomUUID().replaceAll('-', '')}`
      const sender = form.get('From') ?? form.get('MessagingServiceSid') ?? ''
      const created = new Date()
      const message = {
        sid,
        to: form.get('To') ?? '',
        from: sender,
        body: form.get('Body') ?? Object.values(JSON.parse(form.get('ContentVariables') ?? '{}')).join(' '),
        content: form.has('ContentSid')
          ? { sid: form.get('ContentSid') ?? '', places: form.get('ContentVariables') ?? '' }
          : null,
        status: 'queued',
        created,
      }
      const said = answer(message)
      if (said === 'hang up') {
        taken.push(message)
        return request.socket.destroy()
      }
      if (said) return reply(said.status, said.body)
      taken.push(message)
      return reply(201, shown(message))
    }
    if (request.method === 'GET' && url.pathname === `${base}.json`) {
      const to = url.searchParams.get('To')
      const messages = taken.filter((m) => m.to === to).map(shown)
      return reply(200, { messages, page: 0, page_size: 50, next_page_uri: null, uri: `${base}.json` })
    }
    const one = taken.find((m) => url.pathname === `${base}/${m.sid}.json`)
    return one ? reply(200, shown(one)) : reply(404, { code: 20404, message: 'Not found', status: 404 })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

const bodyOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

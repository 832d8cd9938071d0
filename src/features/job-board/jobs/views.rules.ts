/** What a request says of itself. */
export type Asking = { method: string; agent: string; purpose: string }

/** Programs say that they are. (Cubot makes telephones; apps that people read in are let through.) */
const ROBOT =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrap|fetch|preview|archiver|monitor|uptime|pingdom|lighthouse|headless|phantomjs|puppeteer|playwright|selenium|validator|facebookexternalhit|facebookcatalog|meta-external|googleother|google-(inspection|extended|read|safety)|mediapartners|embedly|ia_archiver|httpclient/i

/** Browsers and what is built into apps begin so, all of them. */
const BROWSER = /^(mozilla|opera)\/\d/i

/**
 * Whether a page that was asked for was asked for by a person: with a browser, to be looked at. A browser that fetches a page before anybody
 * has opened it says so (`Sec-Purpose`, of older ones `Purpose` and `X-Moz`).
 */
export const isByPerson = ({ method, agent, purpose }: Asking): boolean =>
  method === 'GET' && BROWSER.test(agent) && !ROBOT.test(agent) && !/prefetch|prerender|preview/i.test(purpose)

/** A day is the same for everybody: UTC's. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

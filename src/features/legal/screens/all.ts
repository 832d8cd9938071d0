/** One chunk for all of them: who reads one often reads another, and each chunk has its price on every page. */
export { default as Ai } from './AiTransparency.tsx'
export { default as CookiePolicy } from './CookiePolicy.tsx'
export { default as Faq } from './Faq.tsx'
export { default as Privacy } from './Privacy.tsx'
export { default as Refund } from './Refund.tsx'
export { default as Terms } from './Terms.tsx'

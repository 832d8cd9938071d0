/** One chunk for all of them: who reads one often reads another, and each chunk has its price on every page. */
export { default as aiTransparency } from './AiTransparency.tsx'
export { default as cookiePolicy } from './CookiePolicy.tsx'
export { default as faq } from './Faq.tsx'
export { default as privacy } from './Privacy.tsx'
export { default as refund } from './Refund.tsx'
export { default as terms } from './Terms.tsx'

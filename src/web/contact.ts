import type { Phones } from './contact.shown.ts'

/** Where questions go. Set SUPPORT_EMAIL for a site of your own. */
export const SUPPORT_EMAIL: string = import.meta.env.SUPPORT_EMAIL || 'support@fourshore.example'

/** OFFICE_PHONES and SOCIAL_LINKS, as contact.shown.ts read them when the pages were built. */
export const OFFICE_PHONES: Phones = import.meta.env.OFFICE_PHONES ?? {}
export const SOCIAL_LINKS: { name: string; href: string }[] = import.meta.env.SOCIAL_LINKS ?? []

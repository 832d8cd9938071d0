/** Where questions go. Set VITE_SUPPORT_EMAIL when building for a site of your own. */
export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@fourshore.example'

/** Reads the settings of the pages, when they are built. */

const OFFICES = ['headquarters', 'india', 'uae', 'canada'] as const
type Office = (typeof OFFICES)[number]
export type Phones = Partial<Record<Office, { shown: string; dial: string }>>

/** "headquarters=+65 6123 4567; india=+91 44 1234 5678": what an office can be called under. An office not named shows none. */
export const phonesIn = (text: string): Phones => {
  const phones: Phones = {}
  for (const part of text.split(';')) {
    const [name = '', number = ''] = part.split('=').map((s) => s.trim())
    const office = OFFICES.find((o) => o === name)
    if (office && /^\+[\d ()-]{7,24}$/.test(number))
      phones[office] = { shown: number, dial: `tel:+${number.replace(/\D/g, '')}` }
  }
  return phones
}

const NETWORKS: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'twitter.com': 'X',
}

/** Addresses of our own pages elsewhere, apart by spaces; only those that begin with https. */
export const socialIn = (text: string): { name: string; href: string }[] =>
  text
    .split(/\s+/)
    .filter((href) => URL.canParse(href) && new URL(href).protocol === 'https:')
    .map((href) => {
      const host = new URL(href).hostname.replace(/^www\./, '')
      return { name: NETWORKS[host] ?? host, href }
    })

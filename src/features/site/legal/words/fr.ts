import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  contents: 'Sommaire',
  inForce: 'En vigueur depuis le {{date}}',
  version: 'Version {{version}}',
  binding: 'Le texte anglais fait foi. Cette traduction vous aide à le comprendre.',
  related: 'Pages liées',
  sources: 'Les lois elles-mêmes',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  cookies: 'Politique relative aux témoins (cookies)',
  refund: 'Politique de remboursement',
  ai: 'Comment les candidatures sont comparées',
  faq: 'Questions fréquentes',
}
export default fr

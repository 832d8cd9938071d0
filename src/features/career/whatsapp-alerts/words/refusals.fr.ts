import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Alerts are not on. Confirm the number or end the pause first.':
    'Les alertes ne sont pas activées. Confirmez d’abord le numéro ou mettez fin à la pause.',
  'This number has answered STOP. Answer START from it first.':
    'Ce numéro a répondu STOP. Répondez d’abord START depuis ce numéro.',
  'This server cannot send messages that way. E-mail and push still work.':
    'Ce serveur ne peut pas envoyer de messages ainsi. L’e-mail et les messages poussés fonctionnent.',
}

export default refusals

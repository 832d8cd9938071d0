import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const said: Translation<typeof en> = {
  title: 'Pas de connexion',
  text: 'Cette page n’est pas gardée sur cet appareil. Réessayez quand la connexion sera revenue.',
  again: 'Réessayer',
  lastList: 'La dernière liste d’offres que vous avez vue',
  list: 'Pas de connexion. Voici la liste du {{when}} (à votre heure).',
  otherList:
    'Pas de connexion, et cette liste n’est pas gardée sur cet appareil. Voici la dernière que vous avez vue, du {{when}} (à votre heure).',
  advert:
    'Pas de connexion. Voici l’annonce telle qu’elle était le {{when}} (à votre heure). Elle a pu changer depuis.',
}

export default said

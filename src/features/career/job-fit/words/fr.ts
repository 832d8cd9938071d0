import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Ce que vous apportez',
  must: 'Vous remplissez {{met}} exigences sur {{of}}',
  cv: 'Comparé à votre CV le plus récent. Vous seul le voyez ; l’employeur n’en sait rien.',
  profile: 'Comparé à votre profil. Vous seul le voyez ; l’employeur n’en sait rien.',
  nothing: 'Remplissez votre profil ou déposez un CV pour voir quelles exigences vous remplissez.',
  sayIt: 'Le dire dans votre profil',
  fill: 'Vers votre profil',
  list: 'Chaque exigence',
  none: 'Rien dans cette annonce ne peut être comparé.',
  notCounted: 'Non comparée',
  save: 'Enregistrer',
  saved: 'Enregistré',
  applied: 'Vous avez postulé à cette offre',
  appliedSee: 'Voir où elle en est',
  follow: 'Suivre cette offre',
  following: 'Vous suivez cette offre',
  followText: 'Un seul message, quand elle rouvre ou se clôt.',
  verdict: {
    met: 'Remplie',
    partly: 'Remplie en partie',
    not_found: 'Pas trouvée',
    unknown: 'Inconnu',
  },
  work: {
    may: 'Vous pouvez travailler dans ce pays : {{country}}.',
    sponsored: 'Il vous faudrait un parrainage dans ce pays ({{country}}), et cet emploi en offre un.',
    perhaps: 'Il vous faudrait un parrainage dans ce pays ({{country}}) ; cet emploi en décide au cas par cas.',
    not_sponsored: 'Il vous faudrait un parrainage dans ce pays ({{country}}), et cet emploi ne dit pas en offrir.',
    not_said: 'Vous n’avez pas dit si vous pouvez travailler dans ce pays : {{country}}.',
  },
}

export default fr

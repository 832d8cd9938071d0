import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  continued: 'Brouillon de {{when}}, repris d’un autre appareil',
  kept: 'Brouillon de {{when}}',
  discard: 'Supprimer le brouillon',
  changed:
    'Vous avez aussi modifié ce formulaire sur un autre appareil ou dans un autre onglet ({{when}}). Lequel continuer ?',
  ended:
    'Vous avez envoyé ou abandonné ce formulaire sur un autre appareil ou dans un autre onglet. Ce que vous avez saisi ici depuis est toujours là.',
  takeTheirs: 'L’autre',
  keepMine: 'Celui-ci',
  afresh: 'Recommencer',
}

export default fr

import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  by: 'Un test rédigé par {{company}}. Fourshore ne l’a pas vérifié et il ne donne pas de badge.',
  lang: 'Les questions sont en {{language}}.',
  one: 'Choisissez la réponse',
  many: 'Choisissez toutes les bonnes réponses',
  number: 'Votre réponse',
  numberHint: 'Un nombre comme 12.5 ou 1/3',
  wrong: 'Saisissez un nombre comme 12.5 ou 1/3',
  whole: 'Une question est réussie quand tout ce qui est juste est choisi, et rien d’autre.',
  secondsEach: 'Secondes par question : {{seconds}}. Avec du temps en plus, c’est d’autant plus long.',
  oneWay: 'Les questions se suivent. On ne peut pas revenir en arrière.',
  wait: 'Jours avant de pouvoir le repasser : {{days}}.',
  questionLeft: '{{time}} pour cette question',
  questionOver: 'Le temps de cette question est écoulé.',
  score: '{{right}} bonnes réponses sur {{asked}} ({{percent}} %)',
  means:
    'Un test de {{asked}} questions n’est pas exact : 19 fois sur 20, la vraie part se situe entre {{least}} % et {{most}} %.',
  hidden: 'Les bonnes réponses ne sont pas montrées : les mêmes questions sont posées à d’autres.',
  solved: 'Réussie',
  unsolved: 'Non réussie',
  answers: 'Vos réponses',
  given: 'Vous avez répondu : {{answer}}',
  nothing: 'rien',
  away: 'Vous avez quitté la page {{count}} fois. Vous seul le voyez.',
  share: 'L’employeur voit le résultat quand vous le partagez avec votre candidature.',
}

export default fr

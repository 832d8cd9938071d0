import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Postuler : {{title}}',
  intro: 'Comptez environ trois minutes. Aucun compte n’est nécessaire.',
  signedInAs: 'Vous êtes connecté en tant que {{email}}. La candidature figurera dans votre compte.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone (facultatif)',
  own: 'Quel CV envoyer',
  ownProfile: 'Mon profil, tel qu’il est maintenant',
  ownFile: 'Un autre fichier',
  cv: 'Votre CV',
  file: { choose: 'Choisir un fichier', none: 'Aucun fichier choisi' },
  cvHint:
    'PDF, DOCX, JPEG ou PNG, 10 Mo au plus. Pas de CV sous la main ? Dites dans le message ce que vous avez fait jusqu’ici.',
  note: 'Message à l’employeur (facultatif)',
  noteHint: 'Ce que vous avez fait jusqu’ici, ou pourquoi ce poste.',
  questions: 'Questions pour ce poste',
  needed: '(obligatoire)',
  yes: 'Oui',
  no: 'Non',
  needs:
    'Le travail demande une autre réponse : {{why}} Corrigez la vôtre ou expliquez-la. Une personne décide ; aucune réponse ne vous écarte.',
  explain: 'Votre explication (facultatif)',
  noticeTitle: 'Avant l’envoi',
  notice:
    'Ce que vous envoyez va à {{company}} et à personne d’autre. C’est conservé au plus {{months}} mois après votre candidature. Vous pouvez la retirer à tout moment.',
  hidden: 'Votre nom est masqué pour l’équipe tant que personne n’a ouvert votre candidature.',
  compared:
    'Un programme cherche dans votre CV ce que demande le poste et montre à l’employeur ce qu’il a trouvé. Il ne décide rien, et vous pouvez lire et contester la même chose.',
  howCompared: 'Comment les candidatures sont comparées',
  humanOnly:
    'Je souhaite que seules des personnes examinent ma candidature, sans l’aide d’un programme. Ce n’est pas un désavantage.',
  consent: 'J’accepte que {{company}} utilise ce que j’envoie ici pour décider de ce poste.',
  send: 'Envoyer la candidature',
  sending: 'Envoi…',
  problems_one: 'Corrigez une réponse, puis renvoyez.',
  problems_other: 'Corrigez {{count}} réponses, puis renvoyez.',
  problems_many: 'Corrigez {{count}} de réponses, puis renvoyez.',
  failed: 'L’envoi a échoué. Ce que vous avez saisi est toujours là.',
  kept: 'Ce que vous saisissez reste dans ce navigateur jusqu’à l’envoi ; après un rechargement, le fichier est à choisir de nouveau.',
  website: 'Laissez ce champ vide',
  sentTitle: 'Votre candidature est envoyée',
  sentGuest:
    'Nous avons écrit à {{email}}. Le lien de ce message montre où en est votre candidature ; vous pouvez y écrire à l’employeur et la retirer.',
  sentSeeker: 'Vous la trouvez sous Mes candidatures : où elle en est, les messages et le moyen de la retirer.',
  toMine: 'Mes candidatures',
  offerAccount: 'Pour voir toutes vos candidatures au même endroit, créez un compte avec la même adresse e-mail.',
  makeAccount: 'Créer un compte',
  answerBy: 'Une personne l’examine et répond d’ici le {{day}}.',
  noPromise: 'L’employeur n’a donné aucune date de réponse. Après 14 jours, vous pouvez demander où elle en est.',
  whatSent: 'Ce qui a été envoyé',
  nothing: 'Rien',
  withdraw: 'Vous pouvez la retirer à tout moment, avec ou sans motif.',
  already: 'Voir votre candidature',
  loading: 'Un instant…',
  wrong: {
    name: 'Indiquez votre nom.',
    email: 'Saisissez une adresse e-mail valide.',
    cv: 'Joignez votre CV, ou dites dans le message ce que vous avez fait jusqu’ici.',
    size: 'Le fichier dépasse 10 Mo.',
    answer: 'Cette question demande une réponse.',
    number: 'Donnez un nombre, par exemple 3 ou 2.5.',
    consent: 'Acceptez l’avis pour envoyer votre candidature.',
  },
}
export default fr

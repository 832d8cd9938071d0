import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Supprimer votre compte',
  text: 'Tout ce que vous nous avez confié est supprimé définitivement. Téléchargez-le d’abord si vous voulez le garder.',
  begin: 'Supprimer le compte…',
  gone: 'Sont supprimés : votre profil, vos CV ({{cvs}}), vos recherches, les offres enregistrées, vos réglages et vos connexions.',
  open: 'Candidatures encore en cours : {{count}}. Elles sont retirées et l’entreprise en est informée.',
  stub: 'Les entreprises auprès desquelles vous avez postulé gardent des dates et des résultats sans votre nom : {{companies}}.',
  hired:
    'Conservé selon la loi : {{companies}} vous a embauché. Le droit du travail demande de conserver ce que vous avez envoyé dans votre dossier d’employé.',
  plan: 'Votre formule prend fin aussitôt. Ce que la politique de remboursement rend vous revient par le même moyen.',
  invoices: 'Conservé selon la loi : vos factures, avec le nom et l’adresse e-mail qui y figurent ({{count}}).',
  none: 'Vous n’avez envoyé aucune candidature.',
  forGood: 'Je sais que cette suppression est définitive',
  next: 'Continuer',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Chargement',
  prove: 'Saisissez votre mot de passe. Dès qu’il est correct, votre compte est supprimé.',
  final: 'Supprimer définitivement',
  done: 'Votre compte est supprimé. Nous vous avons écrit.',
}
export default fr

import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Collègues',
  about:
    'Toutes les personnes qui travaillent dans le tableau de bord de votre entreprise : leur rôle, et si leur compte a un second facteur.',
  invite: 'Inviter un collègue',
  inviteTitle: 'Inviter un collègue',
  inviteWhy: 'La personne reçoit un e-mail avec un lien qui fonctionne une seule fois, pendant 72 heures.',
  role: 'Rôle',
  send: 'Envoyer l’invitation',
  sent: 'L’invitation à {{email}} est en route.',
  cancel: 'Annuler',
  name: 'Nom',
  state: 'État',
  factor: 'Second facteur',
  lastSignIn: 'Dernière connexion',
  actions: 'Opérations',
  actionsOf: 'Opérations pour {{name}}',
  never: 'Pas encore',
  you: 'Vous',
  on: 'Activé',
  off: 'Désactivé',
  roles: {
    employer: 'Employeur',
    employer_admin: 'Administrateur',
    hr_admin: 'RH',
    recruiter: 'Recruteur',
    payroll_officer: 'Gestionnaire de paie',
    finance: 'Finances',
    read_only: 'Lecture seule',
  },
  rolesAbout: {
    employer: 'Tout, y compris la facturation et la clôture du compte',
    employer_admin: 'Tout, sauf la facturation et la clôture du compte',
    hr_admin: 'Personnel, documents, intégration, congés, présences et préparation de la paie',
    recruiter: 'Offres d’emploi, candidatures, entretiens et propositions ; des collègues, seulement qui ils sont',
    payroll_officer:
      'Le personnel avec sa paie, ses comptes bancaires et ses numéros d’identité ; indemnités et heures supplémentaires ; pas de recrutement',
    finance: 'Chiffres et listes de la paie et des coûts ; ni numéros d’identité ni comptes bancaires',
    read_only: 'Voit le personnel, les offres et les candidatures ; ni paie ni numéros ; ne change rien',
  },
  states: { active: 'Actif', disabled: 'Désactivé', invited: 'Invité', expired: 'Invitation expirée' },
  invitedBy: 'Invitation de {{name}}, {{when}}',
  invitedAt: 'Invitation {{when}}',
  resend: 'Renvoyer',
  withdraw: 'Retirer l’invitation',
  resent: 'Une nouvelle invitation à {{email}} est en route. L’ancien lien ne fonctionne plus.',
  withdrawn: 'L’invitation à {{email}} est retirée.',
  makeRole: 'Donner le rôle : {{role}}',
  disable: 'Désactiver le compte',
  enable: 'Activer le compte',
  remove: 'Supprimer',
  resetFactor: 'Supprimer le second facteur',
  done: {
    role: '{{name}} a un nouveau rôle et doit se reconnecter.',
    disable: 'Le compte de {{name}} est désactivé. Ses sessions ont été fermées.',
    enable: 'Le compte de {{name}} est activé.',
    remove: 'Le compte de {{name}} est supprimé.',
    'reset-second-factor': 'Le second facteur de {{name}} est supprimé.',
  },
  sure: {
    role: 'Donner à {{name}} le rôle : {{role}}',
    disable: 'Désactiver le compte de {{name}}',
    remove: 'Supprimer le compte de {{name}}',
    'reset-second-factor': 'Supprimer le second facteur de {{name}}',
  },
  sureWhy: {
    role: 'La personne est déconnectée partout et reçoit le nouveau rôle à sa prochaine connexion.',
    disable:
      'La personne est aussitôt déconnectée partout et ne peut plus se connecter tant que vous n’avez pas réactivé le compte.',
    remove:
      'Le compte est supprimé et la personne est aussitôt déconnectée. Ce qu’elle a fait reste dans le journal d’audit.',
    'reset-second-factor':
      'Pour une personne qui a perdu son téléphone et ses codes de récupération. Le mot de passe suffit alors pour se connecter, jusqu’à ce qu’elle configure un nouveau second facteur. Assurez-vous que la demande vient bien d’elle.',
  },
  rule: {
    title: 'Exiger un second facteur',
    about: 'Toute personne qui administre l’entreprise en configure un avant de continuer.',
    off: 'Seul l’employeur peut modifier ceci.',
    on: 'Toute personne qui administre l’entreprise doit désormais avoir un second facteur.',
    offNow: 'Un second facteur n’est plus exigé.',
    label: 'Exiger un second facteur des administrateurs',
  },
  viewAs: {
    title: 'Voir en tant que',
    about:
      'Voyez le produit comme un rôle ou une personne de votre entreprise : en lecture seule, 30 minutes au plus. Cela figure dans le journal d’audit.',
    role: 'Rôle',
    person: 'Personne',
    choose: 'Choisissez',
    search: 'Cherchez par nom ou adresse électronique',
    start: 'Commencer',
    nobody: 'Personne de ce nom',
  },
  accept: {
    title: 'Rejoindre {{company}}',
    plainTitle: 'Accepter l’invitation',
    subtitle:
      'Vous êtes invité à travailler chez {{company}} avec le rôle : {{role}}. Vous vous connecterez avec {{email}}.',
    submit: 'Accepter et se connecter',
    done: 'Bienvenue chez {{company}}.',
    noToken: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
    login: 'Se connecter',
    loading: 'Lecture de l’invitation',
  },
}
export default fr

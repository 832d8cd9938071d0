import type { Translation } from '../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  home: {
    title: 'Fourshore : recrutement et RH à Singapour, en Inde, au Canada et aux Émirats',
    description:
      'Un logiciel RH qui connaît les règles de Singapour, de l’Inde, du Canada et des Émirats : dossiers, documents, permis, heures supplémentaires et conformité, chaque chiffre expliqué.',
  },
  jobs: {
    title: 'Emplois à Singapour, en Inde, au Canada et aux Émirats · Fourshore',
    description:
      'Offres d’emploi ouvertes à Singapour, en Inde, au Canada et aux Émirats, avec salaire, lieu et date limite. Recherche par titre, compétence, entreprise ou lieu, sans compte.',
  },
  job: {
    title: 'Une offre d’emploi · Fourshore',
    description: 'Une offre d’emploi avec son salaire, son lieu, ses exigences et la manière de postuler.',
  },
  forEmployers: {
    title: 'Logiciel RH pour les employeurs de quatre pays · Fourshore',
    description:
      'Dossiers d’employés, intégration, permis, rappels et rapports de conformité pour les entreprises de Singapour, de l’Inde, du Canada et des Émirats. Essai de 14 jours.',
  },
  forJobSeekers: {
    title: 'Pour les candidats à Singapour, en Inde, au Canada et aux Émirats · Fourshore',
    description:
      'Un compte à vous, distinct de celui de tout employeur. Ce qui existe aujourd’hui pour qui cherche un emploi dans quatre pays, et ce qui suivra.',
  },
  hrms: {
    title: 'SIRH : personnel, permis, heures supplémentaires et conformité · Fourshore',
    description:
      'Une suite RH qui montre ses calculs : personnel, intégration, documents, permis, heures supplémentaires et conformité selon les règles de chaque pays.',
  },
  hrmsFeatures: {
    title: 'Les fonctions de gestion RH, une à une · Fourshore',
    description:
      'Annuaire, intégration, documents, permis, heures supplémentaires, conformité et importation : toutes les fonctions de Fourshore disponibles aujourd’hui.',
  },
  about: {
    title: 'À propos de Fourshore',
    description:
      'Qui construit Fourshore, pourquoi et selon quels principes. Siège à Woodlands, Singapour, bureaux à Chennai et à Dubaï.',
  },
  contact: {
    title: 'Joindre Fourshore',
    description:
      'Écrivez à l’équipe de Fourshore au sujet du produit, de votre compte, de vos données personnelles ou de toute autre chose.',
  },
  newsletter: {
    title: 'Infolettre · Fourshore',
    description:
      'Ce qui change dans les règles d’embauche et de travail de quatre pays, et les nouveautés de Fourshore.',
  },
  faq: {
    title: 'Questions et réponses · Fourshore',
    description:
      'Les réponses aux questions les plus posées sur Fourshore : comptes, données, pays, prix et assistance.',
  },
  privacy: {
    title: 'Politique de confidentialité · Fourshore',
    description:
      'Quelles données personnelles Fourshore conserve, pourquoi, combien de temps, qui les voit et comment les faire supprimer.',
  },
  terms: {
    title: 'Conditions d’utilisation · Fourshore',
    description: 'Les conditions auxquelles entreprises, employés et candidats utilisent Fourshore.',
  },
  cookiePolicy: {
    title: 'Politique relative aux témoins (cookies) · Fourshore',
    description: 'Ce que Fourshore enregistre dans votre navigateur et pourquoi. Ni traceurs, ni publicité.',
  },
  aiTransparency: {
    title: 'Comment les candidatures sont comparées · Fourshore',
    description:
      'Ce que fait un programme quand vous postulez avec Fourshore : ce qu’il reçoit, ce qu’il ne reçoit jamais, comment contester et demander un examen par des personnes.',
  },
  refund: {
    title: 'Politique de remboursement · Fourshore',
    description: 'Quand un paiement à Fourshore est remboursé, comment le demander et en combien de temps.',
  },
}
export default fr

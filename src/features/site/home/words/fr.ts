import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  start: 'Commencer',
  startFree: 'Commencer un essai de 14 jours',
  logIn: 'Connexion',
  talk: 'Parlez-nous',
  dashboard: 'Aller au tableau de bord',
  createAccount: 'Créer un compte',
  home: {
    headline: 'Un seul endroit pour recruter et accompagner vos équipes dans quatre pays',
    lead: 'Fourshore sait ce que Singapour, l’Inde, le Canada et les Émirats arabes unis demandent à un employeur : quels documents, quels horaires, quelle paie. Et il montre ses calculs, chiffre par chiffre.',
    shownTitle: 'Le produit, pas une image du produit',
    shownText:
      'Ce que vous voyez ici a été calculé, à l’écriture de cette page, par les règles qui calculent pour vous. Les personnes sont inventées, pas les règles.',
    countriesTitle: 'Quatre pays, chacun avec ses règles',
    countriesText:
      'Formulaires, contrôles, horaires et permis changent selon le pays de la personne, non selon celui du bureau.',
    worksTitle: 'Comment ça marche',
    work1Title: 'Ajoutez vos employés',
    work1:
      'Saisissez-les, ou téléversez le tableau que vous avez déjà : CSV ou Excel, colonnes dans n’importe quel ordre. Les cellules erronées sont signalées et corrigées sur place.',
    work2Title: 'Voyez ce qui manque',
    work2:
      'Chaque dossier est comparé aux règles de son pays : numéros d’identité, permis, documents et leur date d’expiration.',
    work3Title: 'Gardez tout en ordre',
    work3:
      'Des rappels partent avant l’expiration d’un permis ou d’un document. Chaque modification est consignée : qui, quand, l’ancienne valeur et la nouvelle.',
    seekersTitle: 'Vous cherchez un emploi ?',
    seekersText:
      'Cherchez parmi les offres de quatre pays, postulez ici et voyez où en est chaque candidature. Aucun employeur ne vous trouve si vous ne le voulez pas.',
    seekersLink: 'Pour les candidats',
    trustTitle: 'Ce que nous faisons de ce que vous nous confiez',
    ctaTitle: 'Essayez avec une seule personne',
    ctaText: 'Quatorze jours, sans carte, pour les quatre pays.',
  },
  trust: {
    sealedTitle: 'Les numéros sont chiffrés',
    sealed:
      'Numéros d’identité, de passeport, de permis et de compte bancaire sont chiffrés dans la base de données, avec des clés propres à chaque entreprise, et masqués tant que personne ne demande à en voir un.',
    apartTitle: 'La base de données sépare les entreprises',
    apart:
      'Ce n’est pas qu’une question de soin : la base de données elle-même ne livre que les lignes d’une entreprise à la fois, quoi que demande un programme.',
    writtenTitle: 'Tout est consigné',
    written:
      'Qui a modifié un dossier, qui a consulté un numéro, d’où. On ajoute au journal, on n’en retire jamais rien.',
    ownTitle: 'Personne ne regarde par-dessus votre épaule',
    own: 'Ni publicité, ni traceurs, ni script, police ou image venant du serveur d’un tiers. Ce qui est gardé dans votre navigateur y reste.',
  },
  samples: {
    overtimeTitle: 'Comment un chiffre s’explique lui-même',
    overtimeIntro:
      'Rémunération des heures supplémentaires d’une personne qui gagne {{salary}} par mois et a travaillé {{worked}} heures dans une semaine de {{threshold}} heures.',
    choose: 'Pays',
    salary: 'Salaire de base mensuel',
    week: 'Seuil hebdomadaire',
    worked: 'Heures travaillées',
    hours_one: '{{count}} heure',
    hours_many: '{{count}} heures',
    hours_other: '{{count}} heures',
    monthly: 'Heures par mois : {{threshold}} × 52 ÷ 12',
    rate: 'Taux horaire : {{salary}} ÷ {{monthly}}',
    times: 'Heures supplémentaires : {{hours}} × {{rate}} × {{multiplier}}',
    pay: 'Montant des heures supplémentaires',
    complianceTitle: 'Ce qui manque à un dossier, en un coup d’œil',
    complianceIntro:
      'Quatre personnes inventées dont le dossier est incomplet, évaluées selon les règles de leur pays.',
    person: 'Personne',
    missing: 'Manque',
    score: 'Score de conformité',
    fieldsTitle: 'Le formulaire demande ce que le pays demande',
    fieldsIntro: 'Les premiers champs de la page d’intégration pour ce pays : {{country}}.',
    sealed: 'chiffré',
    country:
      'Heures supplémentaires au-delà de {{threshold}} heures par semaine, payées {{multiplier}} fois le taux. {{permits}} types de permis connus.',
  },
}
export default fr

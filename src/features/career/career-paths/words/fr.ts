import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Conseils de carrière par IA',
  subtitle:
    'Les métiers dont vos compétences sont proches, ce que chacun demanderait, et combien d’offres sont ouvertes.',
  how: 'Comment l’ordre est fait',
  howOrder:
    'Jusqu’à 60 points pour la part de ses compétences essentielles que vous avez, jusqu’à 20 pour sa proximité avec votre métier, et jusqu’à 20 pour les offres ouvertes du pays : 20 offres ou plus comptent pleinement.',
  howSkills:
    'Un métier est listé quand vous avez au moins deux de ses compétences essentielles, ou une s’il est de votre groupe.',
  howNot:
    'Nous ne prévoyons ni salaire ni avenir d’un métier. Des règles fixent l’ordre, et aucun programme n’apprend de vous.',
  howLicence:
    'Certains métiers exigent un permis, et cela change d’un pays à l’autre. Demandez à l’autorité du pays avant de décider.',
  source:
    'Métiers et compétences essentielles : ESCO 1.1.1 de la Commission européenne, réduits aux douze compétences les plus particulières. Groupes et niveaux : ISCO-08 de l’OIT.',
  sourceZones:
    'Zones de préparation : base de données O*NET 27.0 (août 2022) du ministère du Travail des États-Unis, Employment and Training Administration (USDOL/ETA), utilisée sous licence CC BY 4.0, montrées là où un intitulé y porte exactement ce nom. O*NET est une marque de l’USDOL/ETA.',
  licence: {
    badge: 'Permis requis',
    work: 'Ce travail exige une inscription ou un permis : {{authority}} ({{statute}}).',
    title: 'Seules les personnes inscrites peuvent porter ce titre : {{authority}} ({{statute}}).',
    supervised:
      'Ce travail exige un permis, ou la surveillance de quelqu’un qui en a un : {{authority}} ({{statute}}).',
    sure: 'Renseignez-vous auprès d’eux avant de décider.',
    read: 'lu le {{day}}',
  },
  zone: {
    z1: 'peu ou pas',
    z2: 'un peu',
    z3: 'moyenne',
    z4: 'considérable',
    z5: 'très poussée',
  },
  country: 'Pays',
  fewSkills: 'Nous ne connaissons presque aucune de vos compétences. Ajoutez-les d’abord : les parcours en sont faits.',
  toSkills: 'Aller à vos compétences',
  current: {
    title: 'Votre métier',
    is: 'Vous travaillez comme : {{title}}',
    ask: 'Choisissez votre métier, pour que les métiers proches viennent d’abord.',
    guess: 'Est-ce l’un de ceux-ci ?',
    search: 'Métier',
    hint: 'Écrivez son nom et choisissez-en un dans la liste.',
    change: 'Choisir un autre métier',
    forget: 'Retirer',
  },
  paths: {
    title: 'Parcours',
    none: 'Pas encore de parcours',
    noneText: 'Aucun autre métier ne partage assez de vos compétences.',
  },
  path: {
    points: '{{points}} points sur 100',
    why: 'Pourquoi celui-ci ?',
    skills: 'Compétences : {{points}} sur 60. Vous avez {{shared}} compétences essentielles sur {{asked}}.',
    related: 'Proximité : {{points}} sur 20.',
    demand: 'Offres ouvertes : {{points}} sur 20.',
    interestsFit:
      'Intérêts : {{kinds}} conviennent à ce genre de travail. Selon notre propre appréciation de son groupe, sans effet sur les points.',
    interestsNot:
      'Intérêts : aucun des vôtres n’est typique de ce genre de travail ({{kinds}}). Selon notre propre appréciation de son groupe, sans effet sur les points.',
    have: 'Vous avez',
    missing: 'Il manque encore',
    nothing: 'Aucune des compétences essentielles ne manque.',
    learn: 'Je l’apprends',
    learning: 'en cours',
    jobs_one: '{{count}} offre ouverte ({{country}})',
    jobs_many: '{{count}} offres ouvertes ({{country}})',
    jobs_other: '{{count}} offres ouvertes ({{country}})',
    elsewhere: 'Dans d’autres pays',
    permit: 'Il vous faudra peut-être le droit d’y travailler.',
    pay: 'La moitié des {{adverts}} offres qui disent leur salaire proposent au plus entre {{low}} et {{high}} par mois.',
    noPay: 'Moins de cinq offres ici disent leur salaire : aucune fourchette n’est montrée.',
    level: 'Niveau de compétence {{levels}} sur 4 (ISCO-08). Il donne une idée de la durée de préparation.',
    zone: 'Préparation habituelle pour cet intitulé aux États-Unis : {{name}} (zone {{zone}} sur 5 d’O*NET). Elle peut être autre chez vous.',
    compare: 'Comparer',
    goal: 'Prendre comme but',
    keep: 'Garder',
    reject: 'Pas pour moi',
  },
  tier: {
    none: 'Vous n’avez pas choisi votre métier.',
    t0: 'Il est d’un autre groupe que votre métier.',
    t1: 'Il est du même grand groupe que votre métier.',
    t2: 'Il est du même sous-grand groupe que votre métier.',
    t3: 'Il est du même sous-groupe que votre métier.',
    t4: 'Il est du même groupe de base que votre métier.',
  },
  chosen: {
    title: 'Ce que vous avez choisi',
    goal: 'But',
    kept: 'Gardé',
    rejected: 'Pas pour vous',
    plan: 'Votre plan',
    planHint: 'Étapes, cours, jours. Vous seul le voyez. Jusqu’à 2 000 caractères.',
    save: 'Enregistrer le plan',
    back: 'Reprendre',
    reason: 'Raison : {{reason}}',
    saved: 'Enregistré',
  },
  reject: {
    title: 'Pas pour vous : {{title}}',
    reason: 'Raison (facultative)',
    hint: 'Vous seul la voyez. Le parcours n’est plus proposé.',
    send: 'Ne plus proposer',
  },
  compare: {
    title: 'Comparer',
    table: 'Parcours côte à côte',
    few: 'Choisissez deux ou trois parcours à comparer.',
    path: 'Parcours',
    points: 'Points',
    skills: 'Compétences acquises',
    jobs: 'Offres ouvertes',
    level: 'Niveau',
    pay: 'Au plus, par mois',
    of: '{{shared}} sur {{asked}}',
    noPay: 'Moins de cinq offres',
  },
  jobs: {
    title: '{{title}} : offres ouvertes',
    newest: 'Les {{shown}} plus récentes de {{total}} offres',
    all_one: '{{count}} offre',
    all_many: '{{count}} offres',
    all_other: '{{count}} offres',
    none: 'Aucune offre ouverte là maintenant',
    noneText: 'Regardez un autre pays, ou gardez le parcours et revenez.',
    search: 'Chercher de telles offres et créer une alerte',
  },
}

export default fr

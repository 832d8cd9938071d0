import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Politique relative aux témoins (cookies)',
  lead: 'Fourshore ne dépose aucun témoin (cookie). Cette page énumère ce qu’il garde dans votre navigateur à la place.',
  short: {
    title: 'En bref',
    text: `Nous ne déposons aucun témoin, ni de nous ni de tiers. Notre serveur compte combien de personnes ouvrent la page d’un emploi, sans rien mettre dans votre navigateur : voir la [politique de confidentialité](privacy). Au-delà, il n’y a ni mesure d’audience, ni publicité, ni suivi d’un site à l’autre ; nos pages ne chargent rien depuis les serveurs d’autres entreprises. Ce que le service doit retenir est dans le stockage de votre navigateur. Il reste sur votre appareil. Sont envoyés à notre serveur le jeton de connexion, pour montrer qui vous êtes, et ce que vous avez fait sans connexion, dès qu’il y en a une.`,
  },
  list: {
    title: 'Ce que garde votre navigateur',
    text: `Chaque entrée sert à quelque chose que vous avez demandé : rester connecté, ou une page à votre goût.`,
    name: 'Nom',
    purpose: 'À quoi elle sert, et jusqu’à quand',
    authToken:
      'Montre au serveur que vous êtes connecté. Jusqu’à la déconnexion ; vaut 12 heures, sauf renouvellement.',
    userData: 'Vos propres nom, adresse e-mail, rôle et entreprise, pour vous accueillir. Jusqu’à la déconnexion.',
    ownSession:
      'Votre propre session pendant que vous voyez le produit comme quelqu’un d’autre. Jusqu’à ce que vous y mettiez fin, 30 minutes au plus.',
    trialInfo: 'La fin de l’essai de votre entreprise. Jusqu’à la déconnexion.',
    subscriptionInfo: 'Votre formule. Jusqu’à la déconnexion.',
    logoutCompleted:
      'Retient que vous vous êtes déconnecté, pour ne pas vous laisser rentrer. Jusqu’à la prochaine visite.',
    language: 'La langue choisie. Jusqu’à ce que vous en changiez.',
    scheme: 'Couleurs claires ou sombres, à votre choix. Jusqu’à ce que vous en changiez.',
    table: 'Colonnes et densité de chaque tableau, à votre choix. Jusqu’à ce que vous en changiez.',
    draft:
      'Ce que vous écriviez dans un long formulaire, sans numéros d’identité ni bancaires. Jusqu’à l’enregistrement ou la déconnexion, 7 jours au plus.',
    copy: 'Vos candidatures et votre dernière recherche d’emploi, un mois ; pour une entreprise, les cartes à trier et la journée portes ouvertes, deux jours : pour les moments sans connexion. Jusqu’à la déconnexion.',
    pages:
      'Les pages publiques d’emplois ouvertes en dernier, 10 listes et 20 annonces, pour les moments sans connexion. Jusqu’à la connexion à votre compte ou la déconnexion, un mois au plus.',
    files:
      'Scripts, styles et polices des pages qui s’ouvrent sans connexion ; aucune donnée sur quiconque. Jusqu’à la prochaine version.',
    queue:
      'Ce que vous avez fait sans connexion : réponses aux notes, déplacements sur le tableau, décisions, enregistrements d’arrivée. Jusqu’à ce que notre serveur l’ait reçu ou que vous vous déconnectiez.',
    folded: 'Les colonnes du tableau que vous avez repliées. Jusqu’à ce que vous les dépliiez.',
    tab: 'Le pays de votre entreprise, pour que les pages s’ouvrent aussitôt ; si les noms des candidats sont affichés. Jusqu’à la fermeture de l’onglet ou la déconnexion.',
    release:
      'La version des pages qu’une page restée ouverte a reprise, pour ne la reprendre qu’une fois. Jusqu’à la fermeture de l’onglet.',
    browserWarning: 'Que vous avez fermé l’avis sur un navigateur ancien. Jusqu’à ce que vous l’effaciez.',
    kept: 'Vos pages épinglées et vos derniers lieux ouverts. Jusqu’à ce que vous l’effaciez.',
    kiosk:
      'Que cet appareil est une borne de pointage, et sa clé. Jusqu’à sa déconnexion ou jusqu’à ce que vous l’effaciez.',
    recovery:
      'Quand une partie de la page n’a pas pu être chargée, pour éviter un rechargement sans fin. Les 10 dernières fois.',
  },
  consent: {
    title: 'Pourquoi nous ne demandons pas de consentement',
    text: `Les lois de nos quatre pays exigent un consentement, ou au moins un avis, lorsqu’on suit quelqu’un ou qu’on utilise des données à une autre fin. Nous ne faisons ni l’un ni l’autre. Si cela changeait, nous demanderions avant, et rien ne serait déposé avant votre accord.`,
  },
  control: {
    title: 'Comment l’effacer',
    text: `La déconnexion retire le jeton, vos coordonnées, les brouillons et ce qui est gardé pour les moments sans connexion. Les réglages de votre navigateur sur les données de sites retirent tout le reste. Sans stockage, les pages publiques fonctionnent ; vous pouvez vous connecter, mais pas le rester.`,
  },
  others: {
    title: 'Liens vers d’autres sites',
    text: `Un site que vous ouvrez par un lien d’ici a ses propres règles.`,
  },
  changes: {
    title: 'Modifications et contact',
    text: `Toute nouvelle version paraît ici avec sa date. Plus sur les données : [politique de confidentialité](privacy). Questions : {{email}}.`,
  },
}
export default fr

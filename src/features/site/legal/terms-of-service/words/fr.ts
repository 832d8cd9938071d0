import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Conditions d’utilisation',
  lead: 'L’accord entre vous et Fourshore. Des phrases courtes, pas de petits caractères.',
  parties: {
    title: 'Qui s’engage à quoi',
    text: `Ces conditions lient Fourshore (« nous ») et quiconque ouvre un compte : une entreprise qui emploie des personnes, ou une personne qui cherche un emploi. Qui ouvre un compte pour une entreprise déclare pouvoir l’engager. Les employés utilisent le service à l’invitation de leur employeur ; pour eux valent les règles sur les comptes et sur l’usage loyal.

Si vous n’êtes pas d’accord, n’ouvrez pas de compte. Le texte anglais fait foi ; si la loi de votre pays donne plus de force à une traduction, cette loi prévaut.`,
  },
  service: {
    title: 'Ce que fait le service',
    text: `Pour des entreprises à Singapour, en Inde, au Canada et aux Émirats arabes unis, Fourshore tient les dossiers des employés, les documents, l’intégration, les heures supplémentaires, les contrôles de conformité et les notes de service, publie leurs offres d’emploi et achemine candidatures, entretiens et offres. Pour les candidats, il tient un compte, un profil et des CV, et envoie les candidatures qu’ils demandent. Une page qui indique « Pas encore disponible » ne fait pas partie du service avant son arrivée.`,
  },
  accounts: {
    title: 'Comptes',
    text: `- Donnez des informations exactes et tenez-les à jour.
- Un compte est pour une seule personne. Gardez le mot de passe pour vous.
- Prévenez-nous aussitôt à {{email}} si quelqu’un d’autre a pu l’utiliser.
- Une entreprise décide qui a un compte chez elle et ce qu’il peut faire, et répond de ce qui est fait avec ces comptes.`,
  },
  trial: {
    title: 'Essai et prix',
    text: `Une entreprise peut essayer le service gratuitement pendant 14 jours, sans carte. L’essai ne devient jamais de lui-même une formule payante. Des formules payantes ne sont vendues qu’aux candidats : le prix, la durée et les taxes sont affichés avant la commande, et rien n’est facturé sans commande expresse. Remboursement : [politique de remboursement](refund).`,
  },
  employers: {
    title: 'Ce à quoi s’engagent les employeurs',
    text: `- Vous ne saisissez que des données que vous pouvez légalement utiliser, et vous en informez votre personnel.
- Vous vérifiez ce que le service calcule avant d’agir. Les lois changent, et vos contrats peuvent prévoir davantage.
- Vous décidez vous-même des embauches, de la paie, de la discipline et des licenciements, sans discrimination illicite.
- Vous conservez les registres aussi longtemps que votre loi l’exige.`,
  },
  people: {
    title: 'Candidats et employés',
    text: `Le compte de candidat est gratuit. Ce que vous dites de vous doit être vrai. Aucun employeur ne nous paie pour vous placer, et personne ne peut vous demander d’argent pour un emploi par ce service ; prévenez-nous si cela arrive. Votre relation avec votre employeur est régie par votre contrat de travail, non par ces conditions.`,
  },
  use: {
    title: 'Usage loyal',
    text: `Il est interdit :

- d’enfreindre la loi ou les droits d’autrui au moyen du service ;
- de chercher à atteindre les données d’autrui, ou à contourner une limite ou une protection ;
- de téléverser des programmes nuisibles, ou de charger le service au détriment des autres ;
- de copier des données en masse par des programmes, sauf les vôtres par l’exportation ;
- d’utiliser un numéro d’identité comme mot de passe, ou de demander plus de données personnelles que le travail n’en exige.

Si vous trouvez une faille, écrivez à {{email}} avant d’en parler à d’autres ; qui agit ainsi de bonne foi n’a rien à craindre de nous.`,
  },
  reports: {
    title: 'Annonces trompeuses',
    text: `Chaque page d’emploi porte « Signaler cette offre » ; aucun compte n’est nécessaire. Signalez ce qui demande de l’argent, n’est pas un vrai emploi, écarte des personnes pour ce qu’elles sont, ou affirme ce qui est faux.

- Vous recevez aussitôt un numéro de dossier. Une personne chez Fourshore, et non un programme, lit le signalement et l’annonce et décide si elle reste : sous 2 jours lorsque l’annonce est masquée entre-temps, sinon sous 7 jours. Si vous avez laissé votre e-mail, nous vous écrivons ce qui a été décidé.
- Une annonce contraire à ces conditions est retirée : sa page indique alors que l’offre est close, et les candidats en sont informés.
- L’employeur lit dans son journal que l’annonce a été examinée et ce qui a été décidé, jamais qui l’a signalée.
- Nous conservons le signalement et la décision au moins trois ans.`,
  },
  data: {
    title: 'Vos données',
    text: `Ce que vous saisissez reste à vous. Nous l’utilisons pour fournir le service et pour rien d’autre. Pour les dossiers des employés, nous sommes le sous-traitant de l’employeur, aux conditions suivantes :

- nous agissons selon les instructions de l’employeur, qu’il donne en utilisant le service ou par écrit ;
- toute personne qui travaille pour nous est tenue au secret ;
- nous protégeons les données comme l’indique la [politique de confidentialité](privacy) et recourons aux prestataires qui y sont nommés ; nous annonçons les nouveaux à l’avance ;
- nous aidons à répondre aux demandes des personnes concernées et signalons à l’employeur toute violation sans retard indu ;
- à la fin, nous remettons les données dans un format courant puis les supprimons, sauf obligation légale de conservation ;
- nous montrons sur demande que nous nous y tenons.`,
  },
  advice: {
    title: 'Pas de conseil juridique',
    text: `Les règles, scores et chiffres du service proviennent de lois publiées et de tableaux, avec une date et une source quand nous en avons une. Ils informent ; ils ne remplacent pas un conseil pour votre cas.`,
  },
  changes: {
    title: 'Disponibilité et modifications',
    text: `Nous veillons à ce que le service reste disponible et vos données en sécurité, mais ne pouvons promettre qu’il ne tombe jamais en panne. Nous l’améliorons sans cesse ; nous annonçons 30 jours avant le retrait d’une fonction sur laquelle vous comptez. Si nous modifions ces conditions à votre désavantage, nous vous le disons 30 jours avant, et vous pouvez partir avant ce jour.`,
  },
  liability: {
    title: 'Responsabilité',
    text: `Rien ici ne limite la responsabilité pour faute intentionnelle ou fraude, pour décès ou blessures par négligence, ni pour ce que la loi ne permet pas de limiter. Pour le reste, aucune des parties ne répond du manque à gagner ni des pertes indirectes, et notre responsabilité sur une année se limite à ce que l’entreprise nous a payé cette année-là ou à 1 000 dollars de Singapour, le montant le plus élevé étant retenu. Les consommateurs gardent tous les droits que leur loi leur donne.`,
  },
  end: {
    title: 'Fin',
    text: `Vous pouvez arrêter à tout moment ; écrivez à {{email}} pour faire fermer le compte. Nous pouvons suspendre un compte qui enfreint ces conditions, après avertissement quand c’est possible, et mettre fin à l’accord avec un préavis de 30 jours. L’entreprise a ensuite 30 jours pour emporter ses données.`,
  },
  law: {
    title: 'Droit et tribunaux',
    text: `Le droit de Singapour s’applique et les tribunaux de Singapour sont compétents. Parlez-nous d’abord : la plupart des choses se règlent par une lettre à {{email}}.

Si vous êtes un consommateur, vous gardez la protection de la loi du lieu où vous vivez et pouvez saisir ses tribunaux : à Singapour le Consumer Protection (Fair Trading) Act 2003, en Inde le Consumer Protection Act 2019, au Canada la loi de protection du consommateur de votre province (au Québec, une clause qui vous mène devant un tribunal étranger est sans effet), aux Émirats arabes unis la loi fédérale 15 de 2020. Rien ici ne retire les droits que le droit du travail donne à un employé.`,
  },
}
export default fr

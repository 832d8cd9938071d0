import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Politique de confidentialité',
  lead: 'Ce que Fourshore conserve sur les personnes, pourquoi, combien de temps, qui le voit et ce que vous pouvez nous demander. Cette page est aussi notre avis de protection des données.',
  who: {
    title: 'Qui est responsable',
    text: `Fourshore, dont le siège est à Woodlands (Singapour), exploite ce site et le service (« nous »). Notre rôle dépend des données :

- Comptes des candidats avec leur profil et les CV conservés, comptes des personnes qui inscrivent une entreprise, et messages qui nous sont adressés : nous décidons pourquoi et comment ces données sont utilisées. Nous en sommes le responsable du traitement (« organisation » à Singapour, « data fiduciary » en Inde).
- Dossiers des employés d’une entreprise et candidatures qui lui sont envoyées : l’employeur décide. Nous les conservons selon ses instructions, comme sous-traitant. Adressez-vous d’abord à l’employeur ; nous l’aidons à vous répondre.

La personne responsable de la protection des données est joignable à {{email}}.`,
  },
  data: {
    title: 'Ce que nous conservons',
    text: `- Votre compte : nom, adresse e-mail, rôle, entreprise, pays, langue et une empreinte de votre mot de passe, jamais le mot de passe lui-même.
- Les connexions : heure, adresse réseau et navigateur.
- Les dossiers des employés tels que l’employeur les saisit : coordonnées, date de naissance, nationalité, poste, heures, salaire, compte bancaire, numéros d’identité et de permis, documents et photos ; les notes de service et vos réponses.
- Des candidats : le profil et les CV que vous conservez ici, ce qu’un programme y a lu, ce que vous avez cherché, et quelles entreprises ont ouvert votre profil.
- Les candidatures : ce que vous envoyez avec elles, messages, entretiens, offres, tickets des journées sans rendez-vous, le résultat d’une comparaison et ce que l’employeur en a écrit.
- Pour le rapport d’équité, seulement si vous le voulez : genre, tranche d’âge et origine. Personne ne lit une réponse isolée ; seules des sommes d’au moins cinq personnes sont montrées.
- Les messages envoyés par le service et ce que vous nous écrivez.
- Un journal : qui a fait quoi, quand et depuis quelle adresse.

À partir de votre adresse réseau, le serveur peut deviner votre pays pour remplir un formulaire ; ce résultat n’est pas conservé. Nous n’achetons aucune donnée sur vous. Il n’y a pas de publicité, et les visites de personne ne sont suivies. Pour son employeur, nous comptons combien de personnes ouvrent la page d’un emploi : de l’adresse réseau et du navigateur est tirée une valeur qui ne vaut qu’un jour. Ce qui sert à la former est détruit chaque nuit ; seul le nombre reste. Nous ne vendons pas de données personnelles.`,
  },
  why: {
    title: 'Pourquoi, et sur quel fondement',
    text: `- Vous fournir le compte demandé : le contrat avec vous, ou la finalité pour laquelle vous avez donné les données.
- Permettre aux employeurs de faire ce que le travail et la loi exigent (contrats, permis, paie, registres) : la relation de travail et les obligations légales de l’employeur.
- Protéger les comptes et les données (journal, limites d’essais) : notre obligation de les protéger.
- Permettre à un employeur de décider d’une candidature : votre consentement à l’envoi. Permettre aux employeurs de vous trouver : votre consentement dans votre profil.
- Vous écrire au sujet de ce à quoi vous vous êtes abonné : votre consentement, jusqu’à son retrait.

Là où la loi exige un consentement, nous le demandons avant. Vous pouvez le retirer à tout moment, aussi facilement que vous l’avez donné ; ce qui a été fait jusque-là reste licite.`,
  },
  laws: {
    title: 'Les lois des quatre pays',
    text: `- Singapour : le Personal Data Protection Act 2012 (PDPA). Nous répondons aux demandes d’accès et de rectification sous 30 jours, ou indiquons quand nous le ferons. Une violation à notifier est signalée à la Commission dans les trois jours civils suivant ce constat.
- Inde : le Digital Personal Data Protection Act 2023 (DPDP Act) et ses règles de novembre 2025 s’appliquent par étapes : le Conseil immédiatement, les gestionnaires de consentement dès novembre 2026, les principales obligations dès mai 2027. D’ici là s’appliquent l’Information Technology Act 2000 et ses règles de 2011. Les réclamations reçoivent réponse sous 90 jours.
- Canada : la LPRPDE fédérale et les lois sur le secteur privé du Québec (modifiée par la Loi 25), de l’Alberta et de la Colombie-Britannique, qui couvrent aussi les employés. Nous répondons sous 30 jours. Une atteinte présentant un risque réel de préjudice grave est signalée dès que possible.
- Émirats arabes unis : le décret-loi fédéral 45 de 2021 sur la protection des données personnelles (PDPL), en vigueur depuis le 2 janvier 2022 ; nous n’avons connaissance d’aucun règlement d’application publié. Au DIFC et à l’ADGM s’applique la loi de la zone.`,
  },
  recipients: {
    title: 'Qui les reçoit',
    text: `- Le personnel RH et les administrateurs de votre propre entreprise. Une autre entreprise, jamais.
- L’employeur auprès duquel vous postulez : ce que vous envoyez avec la candidature. Les autres ne voient votre profil que si vous avez accepté d’être trouvé, et sans votre nom si vous l’avez choisi.
- Notre personnel : aucun appel ne lui montre le dossier d’un employé. Quiconque ouvre un message d’une entreprise indique un motif, et le journal de cette entreprise le montre.
- Les prestataires qui travaillent pour nous : l’hébergeur du serveur et des fichiers, le serveur qui achemine nos e-mails et, là où les SMS ou WhatsApp sont activés, Twilio. Les prestataires de messagerie reçoivent le message et l’adresse ou le numéro, rien d’autre.
- Les autorités, seulement si la loi nous y oblige.`,
  },
  where: {
    title: 'Où elles se trouvent',
    text: `Toutes les données de ce service sont dans une seule base ; nous indiquons sur demande dans quel pays elle se trouve. Pour la plupart des personnes, c’est hors de leur pays. Avant d’y envoyer des données d’employés, l’employeur et nous convenons des garanties exigées par sa loi : protection comparable (Singapour), aucun transfert vers un pays restreint par le gouvernement (Inde), évaluation préalable (Québec), pays adéquat ou clauses contractuelles (Émirats arabes unis).`,
  },
  keep: {
    title: 'Combien de temps',
    text: `- Connexion : une session dure 12 heures, sauf renouvellement ; sa trace est supprimée 30 jours après sa fin.
- Un lien pour un nouveau mot de passe vaut 30 minutes, un mot de passe temporaire 24 heures ; leurs traces sont supprimées après 7 jours.
- Messages envoyés par le service : chiffrés, 90 jours.
- Brouillons de formulaires : dans votre propre navigateur et, quand vous êtes connecté, chez nous pour vos autres appareils ; 7 jours au plus, pour vous seul.
- Une importation peut être annulée pendant 24 heures.
- Candidatures : 12 mois après l’envoi, 36 au Canada, sauf embauche ou procédure en cours. Ensuite tout disparaît, sauf les dates et les issues. Les comparaisons sont conservées quatre ans, alors sans vos mots.
- Phrases avec lesquelles vous avez cherché : 30 jours.
- Visiteurs comptés de la page d’un emploi : jusqu’à la fin du jour (UTC).
- Fichier de toutes les données d’une entreprise demandé par son administrateur : 7 jours.
- Dossiers et documents des employés : aussi longtemps que l’employeur les conserve. Les lois du travail et de l’impôt exigent plusieurs années après la fin de l’emploi.
- Comptes : jusqu’à ce que vous nous demandiez de les supprimer.
- Le journal : c’est une preuve, il n’est pas supprimé automatiquement.`,
  },
  safe: {
    title: 'Comment nous les protégeons',
    text: `- Les numéros d’identité, de passeport et de compte bancaire, les documents et les photos sont chiffrés en AES-256-GCM, avec des clés propres à chaque entreprise.
- Les mots de passe sont conservés sous forme d’empreintes Argon2id.
- La base de données elle-même sépare les entreprises, ligne par ligne.
- Les numéros n’affichent que leurs derniers caractères. En afficher un en entier est une étape distincte, inscrite au journal.
- Chaque modification est journalisée, et l’application ne peut pas modifier le journal.

Les noms, salaires et dates de naissance ne sont pas chiffrés par l’application ; l’accès à la base est restreint. Aucun système n’est parfaitement sûr.`,
  },
  rights: {
    title: 'Vos droits et comment les exercer',
    text: `Vous pouvez demander ce que nous conservons sur vous et en obtenir copie, le faire corriger, supprimer ou bloquer, l’emporter dans un format courant, vous opposer et retirer votre consentement. En Inde, vous pouvez aussi désigner une personne qui agit pour vous. L’étendue de ces droits dépend de la loi de votre pays ; inutile de la connaître, demandez simplement.

- Employés : adressez-vous à votre employeur.
- Toute autre personne : écrivez à {{email}} depuis l’adresse de votre compte. C’est gratuit. Nous vérifions que c’est bien vous et répondons sous 30 jours.

Vous pouvez porter plainte auprès de l’autorité : la Personal Data Protection Commission (Singapour), le Data Protection Board (Inde), le Commissaire à la protection de la vie privée du Canada ou de votre province (au Québec, la Commission d’accès à l’information), l’UAE Data Office, ou le commissaire du DIFC ou de l’ADGM.`,
  },
  automated: {
    title: 'Aucune décision par une machine seule',
    text: `Le service calcule des chiffres, comme les heures supplémentaires ou un score de conformité, et montre comment chacun est obtenu. Il n’embauche, ne refuse, ne promeut et ne licencie personne : ce sont des personnes qui décident. La comparaison d’une candidature avec ce que demande un poste est expliquée sous [comment les candidatures sont comparées](aiTransparency).`,
  },
  children: {
    title: 'Enfants',
    text: `Le service s’adresse aux personnes qui travaillent ou cherchent un emploi. N’ouvrez pas de compte si vous avez moins de 16 ans, en Inde moins de 18. Si nous apprenons l’existence d’un tel compte, nous le supprimons.`,
  },
  breach: {
    title: 'En cas d’incident',
    text: `Si des données sont perdues ou parviennent à quelqu’un qui ne devrait pas les avoir, nous contenons l’incident, le consignons, informons l’autorité et les personnes touchées comme leur loi l’exige, et avertissons sans retard indu les employeurs dont les dossiers sont concernés. En Inde, le Conseil et chaque personne touchée sont informés sans retard, et le Conseil reçoit les détails sous 72 heures.`,
  },
  changes: {
    title: 'Modifications et contact',
    text: `Toute nouvelle version paraît ici avec sa date. Si un changement vous importe, les titulaires de compte en sont informés avant son application. Ce que votre navigateur conserve figure dans la [politique relative aux témoins](cookiePolicy). Questions : {{email}}.`,
  },
}
export default fr

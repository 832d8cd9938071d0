import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Questions fréquentes',
  lead: 'Des réponses pour les employeurs, les employés et les candidats, sur le service tel qu’il est aujourd’hui.',
  groups: { employers: 'Employeurs', employees: 'Employés', seekers: 'Candidats', everybody: 'Tout le monde' },

  countries: {
    q: 'Quels pays Fourshore couvre-t-il ?',
    a: 'Singapour, l’Inde, le Canada et les Émirats arabes unis. Chacun a son formulaire, ses numéros d’identité et de permis, ses règles d’heures supplémentaires et ses contrôles de conformité. Les personnes que vous y employez peuvent être de toute nationalité.',
  },
  trial: {
    q: 'Comment fonctionne l’essai ?',
    a: 'Il est gratuit pendant 14 jours dès l’inscription, pour toute votre entreprise, sans carte. Aucune formule payante n’est vendue aujourd’hui, et l’essai n’en devient jamais une de lui-même.',
  },
  start: {
    q: 'Comment ajouter notre personnel ?',
    a: 'Une personne à la fois, par l’intégration avec des messages à la nouvelle personne, ou par un fichier CSV. Les colonnes du fichier sont associées aux nôtres, les lignes fautives sont montrées et corrigées sur place, et une importation peut être annulée pendant 24 heures.',
  },
  payroll: {
    q: 'Fait-il notre paie ?',
    a: 'Pas encore. Il tient les salaires et les indemnités et calcule les heures supplémentaires selon les règles du pays. Les pages à venir le disent.',
  },
  compliance: {
    q: 'D’où vient un score de conformité ?',
    a: 'Des règles du pays où la personne travaille : champs, permis et documents présents, manquants ou bientôt expirés. Chaque score s’ouvre pour montrer ses éléments. C’est une aide, non un conseil juridique.',
  },
  reminders: {
    q: 'Sommes-nous prévenus avant l’expiration d’un permis ou d’un document ?',
    a: 'Oui : 90, 60, 30 et 7 jours avant et le jour même, le matin à l’heure de votre entreprise. Les employés qui utilisent le portail sont prévenus pour les leurs.',
  },
  sees: {
    q: 'Qui, dans l’entreprise, voit les salaires et les numéros d’identité ?',
    a: 'Seulement les personnes ayant un rôle RH ou employeur. Les numéros d’identité et de banque montrent leurs derniers caractères ; en afficher un en entier est une étape distincte, inscrite au journal.',
  },
  export: {
    q: 'Pouvons-nous emporter nos données ?',
    a: 'Oui, en totalité : sous Entreprise, un administrateur produit un seul fichier avec tout ce que l’entreprise a ici, documents et photos compris. Listes et rapports s’enregistrent aussi un par un.',
  },

  signIn: {
    q: 'Où me connecter en tant qu’employé ?',
    a: 'Sur la page de votre entreprise, non sur la page générale. Votre équipe RH connaît son adresse ; si vous n’en connaissez que la dernière partie, saisissez-la sur la page de [connexion](login).',
  },
  temporary: {
    q: 'À quoi sert mon mot de passe temporaire ?',
    a: 'Il fonctionne une seule fois, pendant 24 heures, et seulement pour choisir votre propre mot de passe. S’il a expiré, demandez-en un autre aux RH.',
  },
  wrong: {
    q: 'Mon dossier contient une erreur. Que faire ?',
    a: 'Votre téléphone, votre adresse et votre contact d’urgence, vous les modifiez vous-même dans le portail. Pour le reste, dites-le à votre équipe RH : votre employeur tient le dossier. Vous avez droit à sa rectification ; voir la [politique de confidentialité](privacy).',
  },
  record: {
    q: 'Qui voit mon dossier ?',
    a: 'Vous et le personnel RH de votre entreprise. Ni vos collègues, ni d’autres entreprises, ni notre personnel.',
  },
  leaving: {
    q: 'Que se passe-t-il quand je quitte l’entreprise ?',
    a: 'Votre accès prend fin lorsque les RH indiquent la fin de votre emploi. Votre employeur conserve le dossier aussi longtemps que sa loi l’exige.',
  },

  free: {
    q: 'Un compte coûte-t-il quelque chose ?',
    a: 'Non. Le compte de candidat est gratuit, et personne ne peut vous demander d’argent pour un emploi.',
  },
  search: {
    q: 'Puis-je déjà chercher des emplois et postuler ?',
    a: 'Oui. La recherche ne demande pas de compte. Pour beaucoup d’offres, on postule ici même, avec un compte ou par un lien envoyé par e-mail ; d’autres mènent à l’adresse e-mail ou à la page de l’employeur, et le disent.',
  },
  seen: {
    q: 'Les employeurs voient-ils mon compte ?',
    a: 'Seulement ce que vous envoyez avec une candidature, à moins que vous n’acceptiez dans votre profil d’être trouvé. Vous choisissez alors si c’est avec ou sans votre nom et quels employeurs ne vous trouvent jamais, et vous voyez qui a ouvert votre profil.',
  },
  decides: {
    q: 'Un programme décide-t-il de ma candidature ?',
    a: 'Non. Un programme peut la comparer à ce que demande le poste, et vous montre le même résultat qu’à l’employeur. Des personnes décident, et vous pouvez demander que seules des personnes la regardent. Voir [comment les candidatures sont comparées](aiTransparency).',
  },
  both: {
    q: 'Puis-je utiliser la même adresse e-mail comme candidat et comme employé ?',
    a: 'Oui. Les comptes sont distincts, chacun avec son mot de passe, et votre employeur n’apprend rien de l’autre.',
  },
  delete: {
    q: 'Comment faire supprimer mon compte ?',
    a: 'Écrivez à {{email}} depuis l’adresse du compte.',
  },

  password: {
    q: 'Pourquoi un mot de passe doit-il avoir 15 caractères ?',
    a: 'C’est la longueur qui rend un mot de passe difficile à deviner. Ni chiffres ni signes nécessaires : une courte phrase est facile à retenir et solide.',
  },
  forgot: {
    q: 'J’ai oublié mon mot de passe.',
    a: 'Demandez un lien sur [Mot de passe oublié](forgotPassword). Il fonctionne une seule fois, pendant 30 minutes. Les employés peuvent aussi s’adresser aux RH.',
  },
  languages: {
    q: 'Quelles langues parle-t-il ?',
    a: 'L’anglais et l’arabe partout. Le français, le hindi, le tamoul et le chinois sur les pages publiques, pour la connexion, pour les candidats et dans le portail des employés ; ce qui n’est pas encore traduit est en anglais.',
  },
  cookies: {
    q: 'Utilisez-vous des témoins (cookies) ?',
    a: 'Non. Ce que votre navigateur garde à la place figure dans la [politique relative aux témoins](cookiePolicy).',
  },
  safe: {
    q: 'Comment nos données sont-elles protégées ?',
    a: 'Les numéros d’identité et de banque et les documents sont chiffrés avec des clés propres à chaque entreprise, les entreprises sont séparées dans la base de données, et chaque modification est journalisée. Plus dans la [politique de confidentialité](privacy).',
  },
}
export default fr

import { digests } from './digest.ts'
import { endings } from './leaving.ts'
import { ofOwn } from './own.ts'
import {
  dateIn,
  type Expiring,
  formatDocumentList,
  joinParagraphs,
  type OwnTexts,
  type SecurityChange,
} from './template.ts'

const date = dateIn('fr')

// The short forms keep to the letters of the GSM alphabet: one letter beyond it (ç, ê, ’) halves what fits into an SMS.

const state = (d: number): string => {
  if (d < 0) return 'expiré'
  if (d === 0) return 'expire aujourd’hui'
  return `jours restants : ${d}`
}
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person} : ` : ''}${document}, ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `et ${n} autres`

const changes: Record<SecurityChange, string> = {
  'authenticator-on': 'une application d’authentification a été configurée',
  'authenticator-off': 'l’application d’authentification a été désactivée',
  'passkey-added': 'une clé d’accès a été ajoutée',
  'passkey-removed': 'une clé d’accès a été supprimée',
  'recovery-used': 'quelqu’un s’est connecté avec un code de secours',
  'recovery-new': 'de nouveaux codes de secours ont été créés',
  'reset-by-company': 'un administrateur de votre entreprise a supprimé votre second facteur',
}

export const fr: OwnTexts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `Bienvenue chez ${company}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `Bienvenue chez ${company}. Choisissez un mot de passe pour ouvrir votre portail des employés ; ce lien fonctionne une seule fois, pendant ${hours} heures :`,
      link,
    ),
    short: `Bienvenue chez ${company}. Votre mot de passe (${hours} h): ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `Votre portail des employés chez ${company}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `${company} vous a ouvert son portail des employés. Votre administrateur vous remettra un mot de passe temporaire ; il fonctionne une seule fois, pendant ${hours} heures, et vous choisirez le vôtre à la première connexion.`,
      `Connectez-vous en tant que ${email} à l’adresse :`,
      portal,
    ),
    short: `${company}: portail ouvert. Les RH vous donneront un mot de passe. ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'Choisissez un nouveau mot de passe Fourshore',
    text: joinParagraphs(
      `Bonjour ${name},`,
      `Quelqu’un, vous-même sans doute, a demandé à choisir un nouveau mot de passe pour votre compte Fourshore${company ? ` chez ${company}` : ''}. Ce lien fonctionne une seule fois, pendant ${minutes} minutes :`,
      link,
      'Si ce n’était pas vous, rien n’a changé et vous n’avez rien à faire.',
    ),
    short: `Fourshore: nouveau mot de passe (${minutes} min): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${company}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `${company} nous a demandé de vous envoyer un lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant ${minutes} minutes :`,
      link,
    ),
    short: `${company}: nouveau mot de passe (${minutes} min): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'Votre mot de passe Fourshore a été modifié',
    text: joinParagraphs(
      `Bonjour ${name},`,
      'Le mot de passe de votre compte Fourshore vient d’être modifié et toutes les autres sessions ont été fermées.',
      'Si ce n’était pas vous, prévenez votre administrateur et choisissez-en un nouveau à l’adresse :',
      link,
    ),
    short: `Votre mot de passe Fourshore a été modifié. Pas vous ? ${link}`,
  }),
  'security-changed': ({ name, change, link }) => ({
    subject: 'La sécurité de votre compte Fourshore a été modifiée',
    text: joinParagraphs(
      `Bonjour ${name},`,
      `Sur votre compte Fourshore, ${changes[change]}.`,
      'Si ce n’était pas vous, changez votre mot de passe et vérifiez vos sessions à l’adresse :',
      link,
    ),
    short: `Fourshore : la sécurité de votre compte a été modifiée. Pas vous ? ${link}`,
  }),
  'administrator-invited': ({ name, company, link, hours }) => ({
    subject: `Administrez ${company} sur Fourshore`,
    text: joinParagraphs(
      'Bonjour,',
      `${name} vous invite à administrer ${company}. Indiquez votre nom et choisissez un mot de passe ; ce lien fonctionne une seule fois, pendant ${hours} heures :`,
      link,
      'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.',
    ),
    short: `Invitation à administrer ${company} (${hours} h) : ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'Votre adresse e-mail professionnelle a été modifiée',
    text: `Votre employeur a remplacé l’adresse e-mail de votre dossier d’employé, ${old}, par ${fresh}. Si c’est une erreur, prévenez votre service des ressources humaines.`,
    short: 'Votre adresse e-mail professionnelle a été modifiée. Une erreur ? Prévenez les RH.',
  }),
  'newsletter-confirm': ({ link, hours }) => ({
    subject: 'Confirmez la lettre d’information Fourshore',
    text: joinParagraphs(
      'Bonjour,',
      `quelqu’un, sans doute vous, a demandé la lettre d’information Fourshore avec cette adresse. Confirmez-la ici dans les ${hours} heures :`,
      link,
      'Si ce n’était pas vous, ne faites rien : sans confirmation, vous ne recevrez aucune lettre.',
    ),
    short: `Confirmez la lettre Fourshore (${hours} h) : ${link}`,
  }),
  'newsletter-welcome': ({ link }) => ({
    subject: 'Vous recevrez la lettre d’information Fourshore',
    text: joinParagraphs(
      'Bonjour,',
      'merci, votre adresse est confirmée. La lettre dit ce qui change dans les règles d’embauche et d’emploi de nos quatre pays, et ce qui est nouveau dans Fourshore.',
      'Vous pouvez vous désinscrire à tout moment, en un clic :',
      link,
    ),
    short: `Vous recevrez la lettre Fourshore. Se désinscrire : ${link}`,
  }),
  'contact-received': ({ reference }) => ({
    subject: `Nous avons votre message (${reference})`,
    text: joinParagraphs(
      'Bonjour,',
      `merci d’avoir écrit à Fourshore. Votre message est arrivé ; une personne le lira et répondra par e-mail. Sa référence est ${reference}.`,
      'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur. Vous n’avez rien à faire.',
    ),
    short: `Fourshore a votre message (${reference}).`,
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `Carte de visite de ${name}`,
    text: joinParagraphs(
      `Ci-joint la carte de visite numérique de ${name}, ${position}, ${company}.`,
      'Ouvrez la pièce jointe pour l’ajouter à vos contacts.',
    ),
    short: `Carte de visite de ${name}, ${company}.`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company} : documents qui arrivent à expiration (${documents.length + more})`,
    text: joinParagraphs(
      'Ces documents expirent bientôt ou ont expiré :',
      formatDocumentList(documents, more, line, others),
      'Renouvelez-les ici :',
      link,
    ),
    short: `${company}: documents à renouveler (${documents.length + more}). ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `Vos documents qui arrivent à expiration (${count})`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `${company} conserve ces documents à votre nom, qui expirent bientôt ou ont expiré :`,
        formatDocumentList(documents, more, line, others),
        'Si vous en avez un nouveau, remettez-le à votre service RH.',
      ),
      short: `${company}: vos documents expirent (${count}).`,
    }
  },
  'application-received': ({ name, job, company, link, days }) => ({
    subject: `Votre candidature chez ${company} : ${job}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `merci. ${company} a bien reçu votre candidature au poste ${job}.`,
      days === null ? null : `Une personne l’examine et vous répond sous ${days} jours.`,
      'Voyez ici où elle en est, écrivez à l’employeur ou retirez-la :',
      link,
    ),
    short: `Candidature bien arrivée chez ${company} (${job}). ${link}`,
  }),
  'application-again': ({ name, job, company, link }) => ({
    subject: `Vous avez déjà postulé : ${job}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `une candidature au poste ${job} chez ${company} a été envoyée une deuxième fois avec cette adresse. La première reste telle quelle ; la voici :`,
      link,
      'Si ce n’était pas vous, vous n’avez rien à faire.',
    ),
    short: `Vous avez déjà postulé pour ${job}. ${link}`,
  }),
  'application-closed': ({ name, job, company, words }) => ({
    subject: `${job} : l’offre est close`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `${company} a clos l’offre ${job}. Votre candidature prend fin avec elle. Si l’offre rouvre, votre candidature reprend où elle en était et vous en serez informé.`,
      words || null,
      'Merci de votre temps et de votre intérêt.',
    ),
    short: `Offre close chez ${company} : ${job}.`,
  }),
  'application-news': ({ what, job, count, link }) => {
    const subject = {
      arrived: count === 1 ? `${job} : une nouvelle candidature` : `${job} : ${count} nouvelles candidatures`,
      wrote: `${job} : un candidat vous a écrit`,
      asked: `${job} : un candidat demande où en est sa candidature`,
      withdrew: `${job} : une candidature a été retirée`,
      mentioned: `${job} : vous êtes mentionné dans une note`,
      feedback: `${job} : un collègue attend votre fiche d’évaluation`,
    }[what]
    return { subject, text: joinParagraphs(subject, 'À ouvrir ici :', link), short: `${subject} ${link}` }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company} : votre export de données est prêt`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `l’export de tout ce que ${company} conserve dans Fourshore est prêt. Téléchargez-le sous ${days} jours ici :`,
      link,
      'Ensuite, il sera supprimé. Si vous ne l’avez pas demandé, prévenez votre administrateur.',
    ),
    short: `${company}: vos données à télécharger (${days} jours) : ${link}`,
  }),
  'interview-proposed': ({ name, company, job, count, link }) => ({
    subject: `${company} : choisissez l’heure de votre entretien`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `${company} souhaite vous rencontrer au sujet du poste ${job}. Choisissez l’horaire qui vous convient parmi ${count} propositions. Si aucun ne convient, dites-le au même endroit :`,
      link,
    ),
    short: `${company} : choisissez l'heure de votre entretien : ${link}`,
  }),
  'interview-arranged': ({ name, company, job, with: people, when, place, minutes, link, moved }) => ({
    subject: moved ? `Nouvel horaire : entretien pour ${job}` : `Entretien pour ${job}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      moved
        ? `l’entretien pour le poste ${job} chez ${company} est déplacé au :`
        : `l’entretien pour le poste ${job} chez ${company} est fixé au :`,
      `${when} (${minutes} minutes)`,
      place ? `Lieu : ${place}` : null,
      `Avec : ${people}`,
      'L’entrée pour votre agenda est jointe. Tous les détails sont ici :',
      link,
    ),
    short: `${company} : entretien ${when} ${link}`,
  }),
  'interview-cancelled': ({ name, company, job, with: people, when, reason }) => ({
    subject: `Annulé : entretien pour ${job}`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `l’entretien pour le poste ${job} chez ${company} avec ${people}, prévu le ${when}, n’aura pas lieu.`,
      reason || null,
    ),
    short: `${company} : entretien annulé, ${when}`,
  }),
  'interview-answered': ({ name, job, person, words, link }) => ({
    subject: `${person} : aucun horaire ne convient`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `aucun des horaires proposés pour l’entretien au sujet du poste ${job} ne convient à ${person}, qui écrit :`,
      words,
      link,
    ),
    short: `${person} : aucun horaire ne convient ${link}`,
  }),
  'offer-made': ({ name, company, job, until, link }) => ({
    subject: `${company} vous propose un poste`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `${company} souhaite vous accueillir au poste ${job}. Lisez la lettre et répondez au plus tard le ${until} :`,
      link,
    ),
    short: `${company} vous propose un poste. Répondez avant le ${until} : ${link}`,
  }),
  'offer-answered': ({ name, job, person, accepted, words, link }) => ({
    subject: accepted ? `${person} a accepté votre offre` : `${person} a refusé votre offre`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      accepted
        ? `${person} a accepté l’offre pour le poste ${job}.`
        : `${person} a refusé l’offre pour le poste ${job}.`,
      words || null,
      link,
    ),
    short: accepted ? `${person} a accepté votre offre ${link}` : `${person} a refusé votre offre ${link}`,
  }),
  'offer-approval': ({ name, job, person, link }) => ({
    subject: `Une offre pour ${person} attend votre accord`,
    text: joinParagraphs(`Bonjour ${name},`, `une offre à ${person} pour le poste ${job} attend votre accord :`, link),
    short: `Une offre attend votre accord : ${link}`,
  }),
  ...endings.fr,
  ...ofOwn.fr,
  ...digests.fr,
  'job-alert': ({ name, search, count, jobs, link }) => ({
    subject: `Nouveaux emplois : ${search} (${count})`,
    text: joinParagraphs(
      `Bonjour ${name},`,
      `nouveaux emplois dans votre recherche « ${search} » : ${count}`,
      jobs.map((j) => `${j.title} · ${j.company} · ${j.place}`).join('\n'),
      'Tous les emplois, et la fréquence de nos messages :',
      link,
    ),
    short: `Fourshore : nouveaux emplois (${count}) : ${link}`,
  }),
}

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

const date = dateIn('en-GB')

const state = (d: number): string => {
  if (d < 0) return 'expired'
  if (d === 0) return 'expires today'
  return `days left: ${d}`
}
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person}: ` : ''}${document}, ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `and ${n} more`

const changes: Record<SecurityChange, string> = {
  'authenticator-on': 'an authenticator app was set up',
  'authenticator-off': 'the authenticator app was turned off',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  'recovery-used': 'somebody signed in with a recovery code',
  'recovery-new': 'new recovery codes were made',
  'reset-by-company': 'an administrator of your company removed your second factor',
}

export const en: OwnTexts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `Welcome to ${company}`,
    text: joinParagraphs(
      `Hello ${name},`,
      `welcome to ${company}. Choose a password to open your employee portal; this link works once, for ${hours} hours:`,
      link,
    ),
    short: `Welcome to ${company}. Choose your portal password (${hours} h): ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `Your employee portal at ${company}`,
    text: joinParagraphs(
      `Hello ${name},`,
      `${company} has opened its employee portal to you. Your administrator will give you a temporary password; it works once, for ${hours} hours, and you will choose your own at the first sign-in.`,
      `Sign in as ${email} at:`,
      portal,
    ),
    short: `${company}: your portal is open. HR will give you a password. ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'Choose a new Fourshore password',
    text: joinParagraphs(
      `Hello ${name},`,
      `somebody, hopefully you, asked to choose a new password for your Fourshore account${company ? ` at ${company}` : ''}. This link works once, for ${minutes} minutes:`,
      link,
      'If it was not you, nothing has changed and you need not do anything.',
    ),
    short: `Fourshore: choose a new password (${minutes} min): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `Choose a new password for ${company}`,
    text: joinParagraphs(
      `Hello ${name},`,
      `${company} asked us to send you a link to choose a new password. It works once, for ${minutes} minutes:`,
      link,
    ),
    short: `${company}: choose a new password (${minutes} min): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'Your Fourshore password was changed',
    text: joinParagraphs(
      `Hello ${name},`,
      'the password of your Fourshore account was changed just now, and all other sessions were ended.',
      'If this was not you, tell your administrator and choose a new one at:',
      link,
    ),
    short: `Your Fourshore password was changed. Not you? ${link}`,
  }),
  'security-changed': ({ name, change, link }) => ({
    subject: 'The security of your Fourshore account was changed',
    text: joinParagraphs(
      `Hello ${name},`,
      `on your Fourshore account ${changes[change]}.`,
      'If this was not you, change your password and look at your sessions at:',
      link,
    ),
    short: `Fourshore: the security of your account was changed. Not you? ${link}`,
  }),
  'administrator-invited': ({ name, company, link, hours }) => ({
    subject: `Help administer ${company} on Fourshore`,
    text: joinParagraphs(
      'Hello,',
      `${name} has invited you to help administer ${company}. Choose your name and a password; this link works once, for ${hours} hours:`,
      link,
      'If you do not know what this is about, you need not do anything.',
    ),
    short: `You are invited to administer ${company} (${hours} h): ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'Your e-mail address at work was changed',
    text: `Your employer changed the e-mail address of your employee record from ${old} to ${fresh}. If this is a mistake, tell your HR department.`,
    short: 'Your e-mail address at work was changed. A mistake? Tell HR.',
  }),
  'newsletter-confirm': ({ link, hours }) => ({
    subject: 'Confirm the Fourshore newsletter',
    text: joinParagraphs(
      'Hello,',
      `somebody, hopefully you, asked for the Fourshore newsletter with this address. Confirm it here within ${hours} hours:`,
      link,
      'If it was not you, do nothing: without a confirmation you will get no newsletter.',
    ),
    short: `Confirm the Fourshore newsletter (${hours} h): ${link}`,
  }),
  'newsletter-welcome': ({ link }) => ({
    subject: 'You will get the Fourshore newsletter',
    text: joinParagraphs(
      'Hello,',
      'thank you, your address is confirmed. The newsletter says what changes in hiring and employment rules in our four countries, and what is new in Fourshore.',
      'You can leave at any time, with one click:',
      link,
    ),
    short: `You will get the Fourshore newsletter. Leave: ${link}`,
  }),
  'contact-received': ({ reference }) => ({
    subject: `We have your message (${reference})`,
    text: joinParagraphs(
      'Hello,',
      `thank you for writing to Fourshore. Your message has arrived and a person will read it and answer by e-mail. Its reference is ${reference}.`,
      'If you did not write to us, somebody gave your address by mistake. You need not do anything.',
    ),
    short: `Fourshore has your message (${reference}).`,
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `Business card of ${name}`,
    text: joinParagraphs(
      `Attached is the digital business card of ${name}, ${position}, ${company}.`,
      'Open the attachment to add it to your contacts.',
    ),
    short: `Business card of ${name}, ${company}.`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}: documents that expire soon (${documents.length + more})`,
    text: joinParagraphs(
      'These documents expire soon or have expired:',
      formatDocumentList(documents, more, line, others),
      'Renew them here:',
      link,
    ),
    short: `${company}: documents expire soon (${documents.length + more}). ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `Documents of yours that expire soon (${count})`,
      text: joinParagraphs(
        `Hello ${name},`,
        `${company} keeps these documents of yours, which run out soon or have run out:`,
        formatDocumentList(documents, more, line, others),
        'If you have a new one, give it to your HR department.',
      ),
      short: `${company}: documents of yours expire soon (${count}).`,
    }
  },
  'application-received': ({ name, job, company, link, days }) => ({
    subject: `Your application at ${company}: ${job}`,
    text: joinParagraphs(
      `Hello ${name},`,
      `thank you. ${company} has your application for ${job}.`,
      days === null ? null : `A person looks at it and answers within ${days} days.`,
      'Here you see where it stands, write to the employer, or withdraw it:',
      link,
    ),
    short: `${company} has your application (${job}). ${link}`,
  }),
  'application-again': ({ name, job, company, link }) => ({
    subject: `You have applied already: ${job}`,
    text: joinParagraphs(
      `Hello ${name},`,
      `an application for ${job} at ${company} was sent with this address a second time. The first one stands as it is; here it is:`,
      link,
      'If it was not you, you need not do anything.',
    ),
    short: `You have applied for ${job} already. ${link}`,
  }),
  'application-closed': ({ name, job, company, words }) => ({
    subject: `${job}: the job is closed`,
    text: joinParagraphs(
      `Hello ${name},`,
      `${company} has closed the job ${job}. Your application ends with it. Should the job open again, your application stands where it was, and you will hear of it.`,
      words || null,
      'Thank you for your time and your interest.',
    ),
    short: `${company} has closed the job ${job}.`,
  }),
  'application-news': ({ what, job, count, link }) => {
    const subject = {
      arrived: count === 1 ? `${job}: a new application` : `${job}: ${count} new applications`,
      wrote: `${job}: an applicant wrote to you`,
      asked: `${job}: an applicant asks where the application stands`,
      withdrew: `${job}: an application was withdrawn`,
      mentioned: `${job}: you were mentioned in a note`,
      feedback: `${job}: a colleague waits for your scorecard`,
    }[what]
    return { subject, text: joinParagraphs(subject, 'Open it here:', link), short: `${subject} ${link}` }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}: your data export is ready`,
    text: joinParagraphs(
      `Hello ${name},`,
      `the export of everything ${company} keeps in Fourshore is ready. Download it within ${days} days here:`,
      link,
      'After that it is removed. If you did not ask for it, tell your administrator.',
    ),
    short: `${company}: data export ready (${days} days): ${link}`,
  }),
  'interview-proposed': ({ name, company, job, count, link }) => ({
    subject: `${company}: choose a time for your interview`,
    text: joinParagraphs(
      `Hello ${name},`,
      `${company} would like to meet you about ${job}. Choose the time that suits you; there are ${count} to choose from. If none does, say so there:`,
      link,
    ),
    short: `${company}: choose a time for your interview: ${link}`,
  }),
  'interview-arranged': ({ name, company, job, with: people, when, place, minutes, link, moved }) => ({
    subject: moved ? `New time: interview for ${job}` : `Interview for ${job}`,
    text: joinParagraphs(
      `Hello ${name},`,
      moved
        ? `the interview for ${job} at ${company} has been moved to:`
        : `the interview for ${job} at ${company} is arranged for:`,
      `${when} (${minutes} minutes)`,
      place ? `Where: ${place}` : null,
      `With: ${people}`,
      'The entry for your calendar is attached. Everything about it is here:',
      link,
    ),
    short: `${company}: interview ${when} ${link}`,
  }),
  'interview-cancelled': ({ name, company, job, with: people, when, reason }) => ({
    subject: `Cancelled: interview for ${job}`,
    text: joinParagraphs(
      `Hello ${name},`,
      `the interview for ${job} at ${company} with ${people} on ${when} will not take place.`,
      reason || null,
    ),
    short: `${company}: interview cancelled, ${when}`,
  }),
  'interview-answered': ({ name, job, person, words, link }) => ({
    subject: `${person}: none of the times suits`,
    text: joinParagraphs(
      `Hello ${name},`,
      `none of the times for the interview about ${job} suits ${person}, who writes:`,
      words,
      link,
    ),
    short: `${person}: none of the times suits ${link}`,
  }),
  'offer-made': ({ name, company, job, until, link }) => ({
    subject: `${company} offers you a position`,
    text: joinParagraphs(
      `Hello ${name},`,
      `${company} would like you to join as ${job}. Read the letter and give your answer by ${until}:`,
      link,
    ),
    short: `${company} offers you a position. Answer by ${until}: ${link}`,
  }),
  'offer-answered': ({ name, job, person, accepted, words, link }) => ({
    subject: accepted ? `${person} has accepted your offer` : `${person} has declined your offer`,
    text: joinParagraphs(
      `Hello ${name},`,
      accepted ? `${person} has accepted the offer for ${job}.` : `${person} has declined the offer for ${job}.`,
      words || null,
      link,
    ),
    short: accepted ? `${person} has accepted your offer ${link}` : `${person} has declined your offer ${link}`,
  }),
  'offer-approval': ({ name, job, person, link }) => ({
    subject: `An offer for ${person} waits for your approval`,
    text: joinParagraphs(`Hello ${name},`, `an offer to ${person} for ${job} waits for your approval:`, link),
    short: `An offer waits for your approval: ${link}`,
  }),
  ...endings.en,
  ...ofOwn.en,
  ...digests.en,
  'job-alert': ({ name, search, count, jobs, link }) => ({
    subject: `New jobs: ${search} (${count})`,
    text: joinParagraphs(
      `Hello ${name},`,
      `new jobs in your search “${search}”: ${count}`,
      jobs.map((j) => `${j.title} · ${j.company} · ${j.place}`).join('\n'),
      'All of them, and how often we write:',
      link,
    ),
    short: `Fourshore: new jobs (${count}): ${link}`,
  }),
}

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

const date = dateIn('ta')

const state = (d: number): string => {
  if (d < 0) return 'காலாவதியானது'
  if (d === 0) return 'இன்று காலாவதியாகிறது'
  return `மீதமுள்ள நாட்கள்: ${d}`
}
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person}: ` : ''}${document}, ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `மேலும் ${n}`

const changes: Record<SecurityChange, string> = {
  'authenticator-on': 'அங்கீகாரச் செயலி ஒன்று அமைக்கப்பட்டது',
  'authenticator-off': 'அங்கீகாரச் செயலி நிறுத்தப்பட்டது',
  'passkey-added': 'கடவுவிசை ஒன்று சேர்க்கப்பட்டது',
  'passkey-removed': 'கடவுவிசை ஒன்று நீக்கப்பட்டது',
  'recovery-used': 'மீட்புக் குறியீட்டைக் கொண்டு யாரோ உள்நுழைந்தார்',
  'recovery-new': 'புதிய மீட்புக் குறியீடுகள் உருவாக்கப்பட்டன',
  'reset-by-company': 'உங்கள் நிறுவனத்தின் நிர்வாகி ஒருவர் உங்கள் இரண்டாவது சரிபார்ப்பை நீக்கினார்',
}

export const ta: OwnTexts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `${company} உங்களை வரவேற்கிறது`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${company} உங்களை வரவேற்கிறது. உங்கள் பணியாளர் தளத்தைத் திறக்க ஒரு கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்; இந்த இணைப்பு ஒருமுறை மட்டும், ${hours} மணி நேரம் வரை செயல்படும்:`,
      link,
    ),
    short: `${company}: கடவுச்சொல்லைத் தேர்வு செய்க: ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `${company}: உங்கள் பணியாளர் தளம்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${company} தனது பணியாளர் தளத்தை உங்களுக்காகத் திறந்துள்ளது. உங்கள் நிர்வாகி ஒரு தற்காலிகக் கடவுச்சொல்லைத் தருவார்; அது ஒருமுறை மட்டும், ${hours} மணி நேரம் வரை செயல்படும். முதல் முறை உள்நுழையும்போது உங்கள் சொந்தக் கடவுச்சொல்லைத் தேர்ந்தெடுப்பீர்கள்.`,
      `${email} என்ற முகவரியில் இங்கே உள்நுழையவும்:`,
      portal,
    ),
    short: `${company}: தளம் தயார். கடவுச்சொல் நிர்வாகியிடம். ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'புதிய Fourshore கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்',
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${company ? `${company} நிறுவனத்தில் உள்ள ` : ''}உங்கள் Fourshore கணக்கிற்குப் புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்க யாரோ கோரியுள்ளனர்; அது நீங்களாகவே இருப்பீர்கள் என நம்புகிறோம். இந்த இணைப்பு ஒருமுறை மட்டும், ${minutes} நிமிடங்கள் வரை செயல்படும்:`,
      link,
      'அது நீங்கள் இல்லை என்றால், எதுவும் மாறவில்லை; நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
    ),
    short: `Fourshore: புதிய கடவுச்சொல் (${minutes} நிமிடம்): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `${company}: புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `புதிய கடவுச்சொல்லைத் தேர்ந்தெடுப்பதற்கான இணைப்பை உங்களுக்கு அனுப்புமாறு ${company} கேட்டுக்கொண்டது. அது ஒருமுறை மட்டும், ${minutes} நிமிடங்கள் வரை செயல்படும்:`,
      link,
    ),
    short: `${company}: புதிய கடவுச்சொல் (${minutes} நிமிடம்): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'உங்கள் Fourshore கடவுச்சொல் மாற்றப்பட்டது',
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      'உங்கள் Fourshore கணக்கின் கடவுச்சொல் சற்று முன் மாற்றப்பட்டது; மற்ற எல்லா அமர்வுகளும் முடிக்கப்பட்டன.',
      'இதை நீங்கள் செய்யவில்லை என்றால், உங்கள் நிர்வாகியிடம் தெரிவித்து, இங்கே புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்:',
      link,
    ),
    short: `Fourshore கடவுச்சொல் மாற்றப்பட்டது. நீங்கள் இல்லையா? ${link}`,
  }),
  'security-changed': ({ name, change, link }) => ({
    subject: 'உங்கள் Fourshore கணக்கின் பாதுகாப்பு மாற்றப்பட்டது',
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `உங்கள் Fourshore கணக்கில்: ${changes[change]}.`,
      'இதை நீங்கள் செய்யவில்லை என்றால், கடவுச்சொல்லை மாற்றி, உங்கள் அமர்வுகளை இங்கே பார்க்கவும்:',
      link,
    ),
    short: `Fourshore கணக்கின் பாதுகாப்பு மாற்றம். நீங்கள் இல்லையா? ${link}`,
  }),
  'administrator-invited': ({ name, company, link, hours }) => ({
    subject: `Fourshore இல் ${company} நிறுவனத்தை நிர்வகிக்க அழைப்பு`,
    text: joinParagraphs(
      'வணக்கம்,',
      `${company} நிறுவனத்தை நிர்வகிக்க உதவுமாறு ${name} உங்களை அழைத்துள்ளார். உங்கள் பெயரையும் கடவுச்சொல்லையும் தேர்ந்தெடுக்கவும்; இந்த இணைப்பு ஒரு முறை மட்டும், ${hours} மணிநேரம் வேலை செய்யும்:`,
      link,
      'இது எதைப் பற்றியது என்று தெரியாவிட்டால், நீங்கள் எதுவும் செய்ய வேண்டியதில்லை.',
    ),
    short: `${company} நிர்வாக அழைப்பு (${hours} மணி): ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'உங்கள் பணி மின்னஞ்சல் முகவரி மாற்றப்பட்டது',
    text: `உங்கள் பணியாளர் பதிவில் உள்ள மின்னஞ்சல் முகவரியை உங்கள் நிறுவனம் ${old} என்பதிலிருந்து ${fresh} என மாற்றியுள்ளது. இது தவறு என்றால், உங்கள் HR பிரிவிடம் தெரிவிக்கவும்.`,
    short: 'பணி மின்னஞ்சல் மாற்றப்பட்டது. தவறு என்றால் HR-இடம் கூறவும்.',
  }),
  'newsletter-confirm': ({ link, hours }) => ({
    subject: 'Fourshore செய்திமடலை உறுதிப்படுத்துங்கள்',
    text: joinParagraphs(
      'வணக்கம்,',
      `யாரோ ஒருவர், நீங்களாக இருக்கலாம், இந்த முகவரியில் Fourshore செய்திமடலைக் கேட்டுள்ளார். ${hours} மணி நேரத்திற்குள் இங்கே உறுதிப்படுத்துங்கள்:`,
      link,
      'அது நீங்கள் இல்லையெனில் எதுவும் செய்ய வேண்டாம்: உறுதிப்படுத்தாமல் செய்திமடல் எதுவும் வராது.',
    ),
    short: `Fourshore செய்திமடல் (${hours} மணி): ${link}`,
  }),
  'newsletter-welcome': ({ link }) => ({
    subject: 'Fourshore செய்திமடல் உங்களுக்கு வரும்',
    text: joinParagraphs(
      'வணக்கம்,',
      'நன்றி, உங்கள் முகவரி உறுதிப்படுத்தப்பட்டது. எங்கள் நான்கு நாடுகளில் பணியமர்த்தல், வேலைவாய்ப்பு விதிகளில் என்ன மாறுகிறது, Fourshore-இல் புதியது என்ன என்பதைச் செய்திமடல் சொல்கிறது.',
      'எப்போது வேண்டுமானாலும் ஒரே சொடுக்கில் விலகலாம்:',
      link,
    ),
    short: `Fourshore செய்திமடல் வரும். விலக: ${link}`,
  }),
  'contact-received': ({ reference }) => ({
    subject: `உங்கள் செய்தி கிடைத்தது (${reference})`,
    text: joinParagraphs(
      'வணக்கம்,',
      `Fourshore-க்கு எழுதியதற்கு நன்றி. உங்கள் செய்தி வந்து சேர்ந்தது; எங்கள் குழுவில் ஒருவர் அதைப் படித்து மின்னஞ்சலில் பதிலளிப்பார். அதன் குறிப்பு எண் ${reference}.`,
      'நீங்கள் எங்களுக்கு எழுதவில்லை என்றால், யாரோ தவறுதலாக உங்கள் முகவரியைக் கொடுத்துள்ளார். நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
    ),
    short: `Fourshore: உங்கள் செய்தி கிடைத்தது (${reference}).`,
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `${name}: வணிக அட்டை`,
    text: joinParagraphs(
      `${name}, ${position}, ${company}: டிஜிட்டல் வணிக அட்டை இணைக்கப்பட்டுள்ளது.`,
      'உங்கள் தொடர்புகளில் சேர்க்க இணைப்பைத் திறக்கவும்.',
    ),
    short: `${name}, ${company}: வணிக அட்டை.`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}: விரைவில் காலாவதியாகும் ஆவணங்கள் (${documents.length + more})`,
    text: joinParagraphs(
      'இந்த ஆவணங்கள் விரைவில் காலாவதியாகும் அல்லது ஏற்கெனவே காலாவதியாகிவிட்டன:',
      formatDocumentList(documents, more, line, others),
      'அவற்றை இங்கே புதுப்பிக்கவும்:',
      link,
    ),
    short: `${company}: ஆவணங்கள் காலாவதியாகும் (${documents.length + more}). ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `விரைவில் காலாவதியாகும் உங்கள் ஆவணங்கள் (${count})`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${company} உங்கள் இந்த ஆவணங்களை வைத்துள்ளது; அவை விரைவில் காலாவதியாகும் அல்லது காலாவதியாகிவிட்டன:`,
        formatDocumentList(documents, more, line, others),
        'புதிய ஆவணம் இருந்தால் உங்கள் மனிதவளப் பிரிவிடம் கொடுங்கள்.',
      ),
      short: `${company}: உங்கள் ஆவணங்கள் காலாவதியாகும் (${count}).`,
    }
  },
  'application-received': ({ name, job, company, link, days }) => ({
    subject: `${company} நிறுவனத்தில் உங்கள் விண்ணப்பம்: ${job}`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `நன்றி. ${job} வேலைக்கான உங்கள் விண்ணப்பம் ${company} நிறுவனத்திற்குக் கிடைத்தது.`,
      days === null ? null : `ஒரு நபர் அதைப் பார்த்து ${days} நாட்களுக்குள் பதிலளிப்பார்.`,
      'விண்ணப்பத்தின் நிலையை இங்கே காணலாம், நிறுவனத்திற்கு எழுதலாம், அல்லது திரும்பப் பெறலாம்:',
      link,
    ),
    short: `${company}: உங்கள் விண்ணப்பம் கிடைத்தது (${job}). ${link}`,
  }),
  'application-again': ({ name, job, company, link }) => ({
    subject: `நீங்கள் ஏற்கெனவே விண்ணப்பித்துள்ளீர்கள்: ${job}`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${company} நிறுவனத்தின் ${job} வேலைக்கு இந்த முகவரியிலிருந்து இரண்டாவது முறை விண்ணப்பம் வந்தது. முதல் விண்ணப்பம் அப்படியே உள்ளது; அது இங்கே:`,
      link,
      'நீங்கள் அனுப்பவில்லை எனில், எதுவும் செய்யத் தேவையில்லை.',
    ),
    short: `${job} வேலைக்கு ஏற்கெனவே விண்ணப்பித்துள்ளீர்கள். ${link}`,
  }),
  'application-closed': ({ name, job, company, words }) => ({
    subject: `${job}: வேலை மூடப்பட்டது`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${company} நிறுவனம் ${job} வேலையை மூடிவிட்டது. உங்கள் விண்ணப்பமும் அதனுடன் முடிகிறது. வேலை மீண்டும் திறக்கப்பட்டால், உங்கள் விண்ணப்பம் இருந்த இடத்திலிருந்து தொடரும்; உங்களுக்குத் தெரிவிப்போம்.`,
      words || null,
      'உங்கள் நேரத்திற்கும் ஆர்வத்திற்கும் நன்றி.',
    ),
    short: `${company} ${job} வேலையை மூடிவிட்டது.`,
  }),
  'application-news': ({ what, job, count, link }) => {
    const subject = {
      arrived: `${job}: புதிய விண்ணப்பங்கள் ${count}`,
      wrote: `${job}: விண்ணப்பதாரர் உங்களுக்கு எழுதியுள்ளார்`,
      asked: `${job}: விண்ணப்பதாரர் நிலையைக் கேட்கிறார்`,
      withdrew: `${job}: ஒரு விண்ணப்பம் திரும்பப் பெறப்பட்டது`,
      mentioned: `${job}: ஒரு குறிப்பில் நீங்கள் குறிப்பிடப்பட்டீர்கள்`,
      feedback: `${job}: உங்கள் மதிப்பீட்டுக்காக ஒரு சக பணியாளர் காத்திருக்கிறார்`,
    }[what]
    return { subject, text: joinParagraphs(subject, 'இங்கே திறக்கவும்:', link), short: `${subject} ${link}` }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}: உங்கள் தரவு ஏற்றுமதி தயார்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `Fourshore இல் ${company} வைத்திருக்கும் அனைத்தின் ஏற்றுமதி தயாராக உள்ளது. ${days} நாட்களுக்குள் இங்கே பதிவிறக்கவும்:`,
      link,
      'அதன் பிறகு அது நீக்கப்படும். நீங்கள் கேட்கவில்லை என்றால், உங்கள் நிர்வாகியிடம் தெரிவிக்கவும்.',
    ),
    short: `${company}: தரவு தயார் (${days} நாள்): ${link}`,
  }),
  'interview-proposed': ({ name, company, job, count, link }) => ({
    subject: `${company}: உங்கள் நேர்காணலுக்கான நேரத்தைத் தேர்ந்தெடுக்கவும்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${job} பணி தொடர்பாக ${company} உங்களைச் சந்திக்க விரும்புகிறது. உள்ள ${count} நேரங்களில் உங்களுக்கு ஏற்றதைத் தேர்ந்தெடுக்கவும். எதுவும் ஏற்றதாக இல்லையெனில் அங்கேயே தெரிவிக்கவும்:`,
      link,
    ),
    short: `${company}: நேர்காணல் நேரம்: ${link}`,
  }),
  'interview-arranged': ({ name, company, job, with: people, when, place, minutes, link, moved }) => ({
    subject: moved ? `புதிய நேரம்: ${job} நேர்காணல்` : `${job} நேர்காணல்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      moved
        ? `${company} இல் ${job} பணிக்கான நேர்காணல் இந்த நேரத்திற்கு மாற்றப்பட்டுள்ளது:`
        : `${company} இல் ${job} பணிக்கான நேர்காணல் இந்த நேரத்தில் நடைபெறும்:`,
      `${when} (${minutes} நிமிடங்கள்)`,
      place ? `இடம்: ${place}` : null,
      `யாருடன்: ${people}`,
      'உங்கள் நாட்காட்டிக்கான பதிவு இணைக்கப்பட்டுள்ளது. விவரங்கள் இங்கே:',
      link,
    ),
    short: `${company}: நேர்காணல் ${when} ${link}`,
  }),
  'interview-cancelled': ({ name, company, job, with: people, when, reason }) => ({
    subject: `ரத்து: ${job} நேர்காணல்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${company} இல் ${job} பணிக்காக ${people} உடன் ${when} அன்று இருந்த நேர்காணல் நடைபெறாது.`,
      reason || null,
    ),
    short: `${company}: நேர்காணல் ரத்து`,
  }),
  'interview-answered': ({ name, job, person, words, link }) => ({
    subject: `${person}: எந்த நேரமும் ஏற்றதாக இல்லை`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${job} நேர்காணலுக்கான எந்த நேரமும் ${person} அவர்களுக்கு ஏற்றதாக இல்லை. அவர் எழுதியது:`,
      words,
      link,
    ),
    short: `${person}: எந்த நேரமும் ஏற்றதில்லை ${link}`,
  }),
  'offer-made': ({ name, company, job, until, link }) => ({
    subject: `${company} உங்களுக்குப் பணி வாய்ப்பு வழங்குகிறது`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${job} பணியில் நீங்கள் சேர வேண்டும் என ${company} விரும்புகிறது. கடிதத்தைப் படித்து ${until} க்குள் பதிலளிக்கவும்:`,
      link,
    ),
    short: `${company}: பணி வாய்ப்பு: ${link}`,
  }),
  'offer-answered': ({ name, job, person, accepted, words, link }) => ({
    subject: accepted ? `${person} வாய்ப்பை ஏற்றுக்கொண்டார்` : `${person} வாய்ப்பை மறுத்தார்`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      accepted ? `${job} பணி வாய்ப்பை ${person} ஏற்றுக்கொண்டார்.` : `${job} பணி வாய்ப்பை ${person} மறுத்தார்.`,
      words || null,
      link,
    ),
    short: accepted ? `${person} வாய்ப்பை ஏற்றார் ${link}` : `${person} வாய்ப்பை மறுத்தார் ${link}`,
  }),
  'offer-approval': ({ name, job, person, link }) => ({
    subject: `${person} அவர்களுக்கான வாய்ப்பு உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `${job} பணிக்கான ${person} அவர்களின் வாய்ப்பு உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது:`,
      link,
    ),
    short: `ஒப்புதல் தேவை: ${link}`,
  }),
  ...endings.ta,
  ...ofOwn.ta,
  ...digests.ta,
  'job-alert': ({ name, search, count, jobs, link }) => ({
    subject: `புதிய வேலைகள்: ${search} (${count})`,
    text: joinParagraphs(
      `வணக்கம் ${name},`,
      `“${search}” தேடலில் புதிய வேலைகள்: ${count}`,
      jobs.map((j) => `${j.title} · ${j.company} · ${j.place}`).join('\n'),
      'அனைத்து வேலைகளும், எவ்வளவு முறை எழுதுவது என்பதும்:',
      link,
    ),
    short: `புதிய வேலைகள் (${count}): ${link}`,
  }),
}

import { dateIn, type Expiring, listed, paragraphs, type Texts } from './template.ts'

const date = dateIn('ta')

const state = (d: number): string => (d < 0 ? 'காலாவதியானது' : d === 0 ? 'இன்று காலாவதியாகிறது' : `மீதமுள்ள நாட்கள்: ${d}`)
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person}: ` : ''}${document}, ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `மேலும் ${n}`

export const ta: Texts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `${company} உங்களை வரவேற்கிறது`,
    text: paragraphs(
      `வணக்கம் ${name},`,
      `${company} உங்களை வரவேற்கிறது. உங்கள் பணியாளர் தளத்தைத் திறக்க ஒரு கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்; இந்த இணைப்பு ஒருமுறை மட்டும், ${hours} மணி நேரம் வரை செயல்படும்:`,
      link,
    ),
    short: `${company}: கடவுச்சொல்லைத் தேர்வு செய்க: ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `${company}: உங்கள் பணியாளர் தளம்`,
    text: paragraphs(
      `வணக்கம் ${name},`,
      `${company} தனது பணியாளர் தளத்தை உங்களுக்காகத் திறந்துள்ளது. உங்கள் நிர்வாகி ஒரு தற்காலிகக் கடவுச்சொல்லைத் தருவார்; அது ஒருமுறை மட்டும், ${hours} மணி நேரம் வரை செயல்படும். முதல் முறை உள்நுழையும்போது உங்கள் சொந்தக் கடவுச்சொல்லைத் தேர்ந்தெடுப்பீர்கள்.`,
      `${email} என்ற முகவரியில் இங்கே உள்நுழையவும்:`,
      portal,
    ),
    short: `${company}: தளம் தயார். கடவுச்சொல் நிர்வாகியிடம். ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'புதிய Fourshore கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்',
    text: paragraphs(
      `வணக்கம் ${name},`,
      `${company ? `${company} நிறுவனத்தில் உள்ள ` : ''}உங்கள் Fourshore கணக்கிற்குப் புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்க யாரோ கோரியுள்ளனர்; அது நீங்களாகவே இருப்பீர்கள் என நம்புகிறோம். இந்த இணைப்பு ஒருமுறை மட்டும், ${minutes} நிமிடங்கள் வரை செயல்படும்:`,
      link,
      'அது நீங்கள் இல்லை என்றால், எதுவும் மாறவில்லை; நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
    ),
    short: `Fourshore: புதிய கடவுச்சொல் (${minutes} நிமிடம்): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `${company}: புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்`,
    text: paragraphs(
      `வணக்கம் ${name},`,
      `புதிய கடவுச்சொல்லைத் தேர்ந்தெடுப்பதற்கான இணைப்பை உங்களுக்கு அனுப்புமாறு ${company} கேட்டுக்கொண்டது. அது ஒருமுறை மட்டும், ${minutes} நிமிடங்கள் வரை செயல்படும்:`,
      link,
    ),
    short: `${company}: புதிய கடவுச்சொல் (${minutes} நிமிடம்): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'உங்கள் Fourshore கடவுச்சொல் மாற்றப்பட்டது',
    text: paragraphs(
      `வணக்கம் ${name},`,
      'உங்கள் Fourshore கணக்கின் கடவுச்சொல் சற்று முன் மாற்றப்பட்டது; மற்ற எல்லா அமர்வுகளும் முடிக்கப்பட்டன.',
      'இதை நீங்கள் செய்யவில்லை என்றால், உங்கள் நிர்வாகியிடம் தெரிவித்து, இங்கே புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்:',
      link,
    ),
    short: `Fourshore கடவுச்சொல் மாற்றப்பட்டது. நீங்கள் இல்லையா? ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'உங்கள் பணி மின்னஞ்சல் முகவரி மாற்றப்பட்டது',
    text: `உங்கள் பணியாளர் பதிவில் உள்ள மின்னஞ்சல் முகவரியை உங்கள் நிறுவனம் ${old} என்பதிலிருந்து ${fresh} என மாற்றியுள்ளது. இது தவறு என்றால், உங்கள் HR பிரிவிடம் தெரிவிக்கவும்.`,
    short: 'பணி மின்னஞ்சல் மாற்றப்பட்டது. தவறு என்றால் HR-இடம் கூறவும்.',
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `${name}: வணிக அட்டை`,
    text: paragraphs(
      `${name}, ${position}, ${company}: டிஜிட்டல் வணிக அட்டை இணைக்கப்பட்டுள்ளது.`,
      'உங்கள் தொடர்புகளில் சேர்க்க இணைப்பைத் திறக்கவும்.',
    ),
    short: `${name}, ${company}: வணிக அட்டை.`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}: விரைவில் காலாவதியாகும் ஆவணங்கள் (${documents.length + more})`,
    text: paragraphs(
      'இந்த ஆவணங்கள் விரைவில் காலாவதியாகும் அல்லது ஏற்கெனவே காலாவதியாகிவிட்டன:',
      listed(documents, more, line, others),
      'அவற்றை இங்கே புதுப்பிக்கவும்:',
      link,
    ),
    short: `${company}: ஆவணங்கள் காலாவதியாகும் (${documents.length + more}). ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `விரைவில் காலாவதியாகும் உங்கள் ஆவணங்கள் (${count})`,
      text: paragraphs(
        `வணக்கம் ${name},`,
        `${company} உங்கள் இந்த ஆவணங்களை வைத்துள்ளது; அவை விரைவில் காலாவதியாகும் அல்லது காலாவதியாகிவிட்டன:`,
        listed(documents, more, line, others),
        'புதிய ஆவணம் இருந்தால் உங்கள் மனிதவளப் பிரிவிடம் கொடுங்கள்.',
      ),
      short: `${company}: உங்கள் ஆவணங்கள் காலாவதியாகும் (${count}).`,
    }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}: உங்கள் தரவு ஏற்றுமதி தயார்`,
    text: paragraphs(
      `வணக்கம் ${name},`,
      `Fourshore இல் ${company} வைத்திருக்கும் அனைத்தின் ஏற்றுமதி தயாராக உள்ளது. ${days} நாட்களுக்குள் இங்கே பதிவிறக்கவும்:`,
      link,
      'அதன் பிறகு அது நீக்கப்படும். நீங்கள் கேட்கவில்லை என்றால், உங்கள் நிர்வாகியிடம் தெரிவிக்கவும்.',
    ),
    short: `${company}: தரவு தயார் (${days} நாள்): ${link}`,
  }),
}

import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { defineTemplates, joinParagraphs, type Texts } from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever runs payroll, before the cut-off: how many people stop the next run of `group`, how many change much; `stops` names the first. */
    'pay-rehearsed': {
      name: string
      group: string
      payDay: string
      cutOff: string
      stopped: number
      changed: number
      stops: readonly string[]
      link: string
    }
  }
}

const texts: Record<LetterLanguage, Pick<Texts, 'pay-rehearsed'>> = {
  en: {
    'pay-rehearsed': ({ name, group, payDay, cutOff, stopped, changed, stops, link }) => ({
      subject: stopped > 0 ? `${stopped} to put right before ${cutOff}: ${group}` : `Ready so far: ${group}, ${payDay}`,
      text: joinParagraphs(
        `Hello ${name},`,
        `The pay of ${group} for ${payDay} was tried. Entries close on ${cutOff}.`,
        stopped > 0
          ? `People who cannot be paid yet: ${stopped}.\n${stops.join('\n')}`
          : 'Nobody stops the run so far.',
        `People whose pay changes much, who are new or gone: ${changed}.`,
        'Put things right where they are entered, then try again:',
        link,
      ),
      short: `${group}, ${payDay}: ${stopped} to put right, ${changed} to look at. ${link}`,
    }),
  },
  fr: {
    'pay-rehearsed': ({ name, group, payDay, cutOff, stopped, changed, stops, link }) => ({
      subject:
        stopped > 0 ? `${stopped} à corriger avant le ${cutOff} : ${group}` : `Prêt à ce jour : ${group}, ${payDay}`,
      text: joinParagraphs(
        `Bonjour ${name},`,
        `La paie de ${group} du ${payDay} a été essayée. Les saisies se terminent le ${cutOff}.`,
        stopped > 0
          ? `Personnes qui ne peuvent pas encore être payées : ${stopped}.\n${stops.join('\n')}`
          : 'Personne ne bloque la paie à ce jour.',
        `Personnes dont la paie change beaucoup, nouvelles ou parties : ${changed}.`,
        'Corrigez là où c’est saisi, puis réessayez :',
        link,
      ),
      short: `${group}, ${payDay} : ${stopped} à corriger, ${changed} à vérifier. ${link}`,
    }),
  },
  ar: {
    'pay-rehearsed': ({ name, group, payDay, cutOff, stopped, changed, stops, link }) => ({
      subject: stopped > 0 ? `${stopped} للتصحيح قبل ${cutOff}: ${group}` : `جاهز حتى الآن: ${group}، ${payDay}`,
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        `جُرّبت رواتب ${group} ليوم ${payDay}. يُغلق الإدخال في ${cutOff}.`,
        stopped > 0 ? `من لا يمكن الدفع لهم بعد: ${stopped}.\n${stops.join('\n')}` : 'لا أحد يوقف الدورة حتى الآن.',
        `من يتغيّر راتبهم كثيرًا أو جدد أو غادروا: ${changed}.`,
        'صحّحوا الأمور حيث أُدخلت، ثم جرّبوا من جديد:',
        link,
      ),
      short: `${group}، ${payDay}: ${stopped} للتصحيح، ${changed} للمراجعة. ${link}`,
    }),
  },
  hi: {
    'pay-rehearsed': ({ name, group, payDay, cutOff, stopped, changed, stops, link }) => ({
      subject: stopped > 0 ? `${cutOff} से पहले ${stopped} ठीक करें: ${group}` : `अब तक तैयार: ${group}, ${payDay}`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${group} का ${payDay} का वेतन आज़माया गया। प्रविष्टियाँ ${cutOff} को बंद होती हैं।`,
        stopped > 0 ? `जिन्हें अभी भुगतान नहीं हो सकता: ${stopped}।\n${stops.join('\n')}` : 'अब तक कोई रन को नहीं रोकता।',
        `जिनका वेतन बहुत बदलता है, नए या जा चुके: ${changed}।`,
        'जहाँ दर्ज है वहीं ठीक करें, फिर दोबारा आज़माएँ:',
        link,
      ),
      short: `${group}, ${payDay}: ${stopped} ठीक करें, ${changed} देखें। ${link}`,
    }),
  },
  ta: {
    'pay-rehearsed': ({ name, group, payDay, cutOff, stopped, changed, stops, link }) => ({
      subject: stopped > 0 ? `${cutOff} முன் ${stopped} சரிசெய்யவும்: ${group}` : `இதுவரை தயார்: ${group}, ${payDay}`,
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        `${group} குழுவின் ${payDay} ஊதியம் சோதிக்கப்பட்டது. பதிவுகள் ${cutOff} அன்று முடியும்.`,
        stopped > 0 ? `இன்னும் ஊதியம் தர முடியாதவர்கள்: ${stopped}.\n${stops.join('\n')}` : 'இதுவரை யாரும் ஓட்டத்தைத் தடுக்கவில்லை.',
        `ஊதியம் அதிகம் மாறுபவர்கள், புதியவர்கள் அல்லது விலகியவர்கள்: ${changed}.`,
        'பதிவு செய்த இடத்தில் சரிசெய்து, மீண்டும் சோதிக்கவும்:',
        link,
      ),
      short: `${group}, ${payDay}: ${stopped} திருத்த, ${changed} பார்க்க. ${link}`,
    }),
  },
  zh: {
    'pay-rehearsed': ({ name, group, payDay, cutOff, stopped, changed, stops, link }) => ({
      subject: stopped > 0 ? `${cutOff} 前有 ${stopped} 项需更正：${group}` : `目前就绪：${group}，${payDay}`,
      text: joinParagraphs(
        `${name}，您好：`,
        `${group} ${payDay} 的工资已试算。录入截止于 ${cutOff}。`,
        stopped > 0 ? `暂时无法发薪的人数：${stopped}。\n${stops.join('\n')}` : '目前没有人阻碍发薪。',
        `工资变化较大、新加入或已离开的人数：${changed}。`,
        '请在录入处更正，然后再次试算：',
        link,
      ),
      short: `${group}，${payDay}：${stopped} 项需更正，${changed} 项需查看。${link}`,
    }),
  },
}

export default defineTemplates({
  names: {
    'pay-rehearsed': {
      en: 'Pay run tried before the cut-off',
      fr: 'Paie essayée avant la clôture',
      ar: 'تجربة الرواتب قبل الإغلاق',
      hi: 'बंद होने से पहले आज़माया गया वेतन रन',
      ta: 'முடிவு நாளுக்கு முன் சோதிக்கப்பட்ட ஊதியம்',
      zh: '截止前的工资试算',
    },
  },
  examples: {
    'pay-rehearsed': {
      name: 'Mei',
      group: 'Harbour Works Pte Ltd',
      payDay: '30 November 2026',
      cutOff: '27 November 2026',
      stopped: 1,
      changed: 2,
      stops: ['Lin Wei: CPF: the date of birth is not known'],
      link: 'https://example.com/dashboard/rehearsals',
    },
  },
  texts,
})

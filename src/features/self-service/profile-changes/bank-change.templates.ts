import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import {
  defineTemplates,
  joinParagraphs,
  type Templates,
  type Texts,
} from '../../platform/messages/templates/template.ts'

declare module '../../platform/messages/templates/template.ts' {
  interface Templates {
    /** To whoever is paid, at the address on record: their bank account is to change, is agreed, refused or used. `day` may be empty. */
    'bank-change': {
      name: string
      what: 'asked' | 'approved' | 'refused' | 'used'
      account: string
      day: string
      link: string
    }
  }
}

type Facts = Templates['bank-change']
type Words = { hello: string } & Record<Facts['what'], { subject: string; text: string }>

const letter =
  (say: (facts: Facts) => Words): Texts['bank-change'] =>
  (facts) => {
    const words = say(facts)
    const { subject, text } = words[facts.what]
    return { subject, text: joinParagraphs(words.hello, text, facts.link), short: `${subject} ${facts.link}` }
  }

const texts: Record<LetterLanguage, Pick<Texts, 'bank-change'>> = {
  en: {
    'bank-change': letter(({ name, account, day }) => ({
      hello: `Hello ${name},`,
      asked: {
        subject: 'Your bank account is to change',
        text: `somebody asked in the portal that your pay goes to the account ${account}. If that was not you, tell HR at once and take it back:`,
      },
      approved: {
        subject: 'Your new bank account was agreed',
        text: `your pay goes to the account ${account} from ${day} on. Until then it goes to the old one. If you did not ask for this, take it back:`,
      },
      refused: {
        subject: 'Your new bank account was refused',
        text: `your pay goes on to the account on record, not to ${account}.`,
      },
      used: {
        subject: 'Your bank account has changed',
        text: `from now on your pay goes to the account ${account}.`,
      },
    })),
  },
  fr: {
    'bank-change': letter(({ name, account, day }) => ({
      hello: `Bonjour ${name},`,
      asked: {
        subject: 'Votre compte bancaire doit changer',
        text: `quelqu’un a demandé sur le portail que votre paie aille au compte ${account}. Si ce n’était pas vous, prévenez les RH aussitôt et annulez :`,
      },
      approved: {
        subject: 'Votre nouveau compte est accepté',
        text: `votre paie ira au compte ${account} à partir du ${day}. Jusque-là, elle va à l’ancien. Si vous ne l’avez pas demandé, annulez :`,
      },
      refused: {
        subject: 'Votre nouveau compte est refusé',
        text: `votre paie continue d’aller au compte enregistré, non à ${account}.`,
      },
      used: {
        subject: 'Votre compte bancaire a changé',
        text: `désormais votre paie va au compte ${account}.`,
      },
    })),
  },
  ar: {
    'bank-change': letter(({ name, account, day }) => ({
      hello: `مرحبًا ${name}،`,
      asked: {
        subject: 'حسابك المصرفي سيتغير',
        text: `طُلب في البوابة أن يُدفع راتبك إلى الحساب ${account}. إن لم تكن أنت، فأبلغ الموارد البشرية فورًا واسحب الطلب:`,
      },
      approved: {
        subject: 'تمت الموافقة على حسابك الجديد',
        text: `يُدفع راتبك إلى الحساب ${account} ابتداءً من ${day}، وحتى ذلك الحين إلى القديم. إن لم تطلب ذلك فاسحبه:`,
      },
      refused: {
        subject: 'رُفض حسابك الجديد',
        text: `يبقى راتبك على الحساب المسجل لا على ${account}.`,
      },
      used: {
        subject: 'تغيّر حسابك المصرفي',
        text: `من الآن يُدفع راتبك إلى الحساب ${account}.`,
      },
    })),
  },
  hi: {
    'bank-change': letter(({ name, account, day }) => ({
      hello: `नमस्ते ${name},`,
      asked: {
        subject: 'आपका बैंक खाता बदलने वाला है',
        text: `पोर्टल में माँगा गया है कि आपका वेतन खाते ${account} में जाए। यदि यह आपने नहीं किया, तो तुरंत HR को बताएँ और इसे वापस लें:`,
      },
      approved: {
        subject: 'आपका नया खाता स्वीकृत हुआ',
        text: `${day} से आपका वेतन खाते ${account} में जाएगा। तब तक पुराने में। यदि आपने नहीं माँगा, तो वापस लें:`,
      },
      refused: {
        subject: 'आपका नया खाता अस्वीकृत हुआ',
        text: `आपका वेतन दर्ज खाते में ही जाएगा, ${account} में नहीं।`,
      },
      used: {
        subject: 'आपका बैंक खाता बदल गया है',
        text: `अब से आपका वेतन खाते ${account} में जाएगा।`,
      },
    })),
  },
  ta: {
    'bank-change': letter(({ name, account, day }) => ({
      hello: `வணக்கம் ${name},`,
      asked: {
        subject: 'உங்கள் வங்கிக் கணக்கு மாற உள்ளது',
        text: `உங்கள் சம்பளம் ${account} கணக்கிற்குச் செல்ல வேண்டும் எனப் போர்டலில் கேட்கப்பட்டது. அது நீங்கள் இல்லையெனில் உடனே HR-இடம் கூறி, திரும்பப் பெறுங்கள்:`,
      },
      approved: {
        subject: 'உங்கள் புதிய கணக்கு ஏற்கப்பட்டது',
        text: `${day} முதல் உங்கள் சம்பளம் ${account} கணக்கிற்குச் செல்லும். அதுவரை பழையதற்கே. நீங்கள் கேட்கவில்லையெனில் திரும்பப் பெறுங்கள்:`,
      },
      refused: {
        subject: 'உங்கள் புதிய கணக்கு மறுக்கப்பட்டது',
        text: `உங்கள் சம்பளம் பதிவிலுள்ள கணக்கிற்கே செல்லும், ${account}-க்கு அல்ல.`,
      },
      used: {
        subject: 'உங்கள் வங்கிக் கணக்கு மாறியது',
        text: `இனி உங்கள் சம்பளம் ${account} கணக்கிற்குச் செல்லும்.`,
      },
    })),
  },
  zh: {
    'bank-change': letter(({ name, account, day }) => ({
      hello: `${name}，您好：`,
      asked: {
        subject: '您的银行账户将要更改',
        text: `有人在门户中申请将您的工资发放到账户 ${account}。如果不是您本人，请立即告知人力资源并撤回：`,
      },
      approved: {
        subject: '您的新账户已获同意',
        text: `自 ${day} 起，您的工资将发放到账户 ${account}，在此之前仍发放到原账户。如非本人申请，请撤回：`,
      },
      refused: {
        subject: '您的新账户被拒绝',
        text: `您的工资仍发放到登记账户，而不是 ${account}。`,
      },
      used: {
        subject: '您的银行账户已更改',
        text: `从现在起，您的工资发放到账户 ${account}。`,
      },
    })),
  },
}

export default defineTemplates({
  names: { 'bank-change': { en: 'Change of bank account', ar: 'تغيير الحساب المصرفي' } },
  examples: {
    'bank-change': {
      name: 'Asha Rao',
      what: 'approved',
      account: '••••6789',
      day: '2026-12-01',
      link: 'https://hr.fourshore.test/employee-portal?tab=profile-changes',
    },
  },
  texts,
})

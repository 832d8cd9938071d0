import type { LetterLanguage } from '../languages.rules.ts'
import { mailbox } from './mailbox.ts'
import { offersEnd } from './offers-end.ts'
import { joinParagraphs, type Texts } from './template.ts'

/** The last letter to somebody who deleted their account; in every language. */
const leaving: Record<LetterLanguage, Pick<Texts, 'account-deleted'>> = {
  en: {
    'account-deleted': ({ name }) => ({
      subject: 'Your account is deleted',
      text: joinParagraphs(
        `Hello ${name},`,
        'your account is deleted, with your profile, your CVs and everything you kept. Applications that were open are withdrawn.',
        'Companies you applied to keep dates and outcomes without your name. A company that hired you keeps what the law on employment records asks of it.',
        'This cannot be undone. If it was not you, change the password of this mailbox.',
      ),
      short: 'Your account is deleted. Open applications are withdrawn.',
    }),
  },
  fr: {
    'account-deleted': ({ name }) => ({
      subject: 'Votre compte est supprimé',
      text: joinParagraphs(
        `Bonjour ${name},`,
        'votre compte est supprimé, avec votre profil, vos CV et tout ce que vous aviez enregistré. Les candidatures en cours sont retirées.',
        'Les entreprises auprès desquelles vous avez postulé conservent des dates et des résultats sans votre nom. Une entreprise qui vous a embauché conserve ce que le droit du travail exige.',
        'Cette suppression est définitive. Si vous n’en êtes pas à l’origine, changez le mot de passe de cette boîte aux lettres.',
      ),
      short: 'Votre compte est supprimé. Les candidatures en cours sont retirées.',
    }),
  },
  ar: {
    'account-deleted': ({ name }) => ({
      subject: 'حُذف حسابك',
      text: joinParagraphs(
        `مرحبًا ${name}،`,
        'حُذف حسابك مع ملفك الشخصي وسيرك الذاتية وكل ما حفظته. وسُحبت الطلبات التي كانت مفتوحة.',
        'تحتفظ الشركات التي تقدمت إليها بالتواريخ والنتائج من دون اسمك. وتحتفظ الشركة التي وظفتك بما يفرضه قانون سجلات العمل.',
        'لا يمكن التراجع عن ذلك. إن لم تكن أنت من فعل هذا، فغيّر كلمة مرور بريدك.',
      ),
      short: 'حُذف حسابك. وسُحبت الطلبات المفتوحة.',
    }),
  },
  hi: {
    'account-deleted': ({ name }) => ({
      subject: 'आपका खाता हटा दिया गया है',
      text: joinParagraphs(
        `नमस्ते ${name},`,
        'आपका खाता, प्रोफ़ाइल, सीवी और आपका सहेजा हुआ सब कुछ हटा दिया गया है। खुले आवेदन वापस ले लिए गए हैं।',
        'जिन कंपनियों में आपने आवेदन किया, वे आपके नाम के बिना केवल तारीख़ें और परिणाम रखती हैं। जिस कंपनी ने आपको नौकरी दी, वह वही रखती है जो रोज़गार अभिलेखों का कानून माँगता है।',
        'इसे पलटा नहीं जा सकता। यदि यह आपने नहीं किया, तो इस ईमेल का पासवर्ड बदलें।',
      ),
      short: 'आपका खाता हटा दिया गया है। खुले आवेदन वापस ले लिए गए हैं।',
    }),
  },
  ta: {
    'account-deleted': ({ name }) => ({
      subject: 'உங்கள் கணக்கு நீக்கப்பட்டது',
      text: joinParagraphs(
        `வணக்கம் ${name},`,
        'உங்கள் கணக்கு, சுயவிவரம், சிவிக்கள், நீங்கள் சேமித்த அனைத்தும் நீக்கப்பட்டன. திறந்திருந்த விண்ணப்பங்கள் திரும்பப் பெறப்பட்டன.',
        'நீங்கள் விண்ணப்பித்த நிறுவனங்கள் உங்கள் பெயரின்றி தேதிகளையும் முடிவுகளையும் மட்டும் வைத்திருக்கும். உங்களைப் பணியமர்த்திய நிறுவனம் வேலைப் பதிவுச் சட்டம் கேட்பதை வைத்திருக்கும்.',
        'இதை மாற்ற முடியாது. இதைச் செய்தது நீங்கள் இல்லை என்றால், இந்த மின்னஞ்சலின் கடவுச்சொல்லை மாற்றுங்கள்.',
      ),
      short: 'உங்கள் கணக்கு நீக்கப்பட்டது. விண்ணப்பங்கள் திரும்பப் பெறப்பட்டன.',
    }),
  },
  zh: {
    'account-deleted': ({ name }) => ({
      subject: '您的账户已删除',
      text: joinParagraphs(
        `${name}，您好：`,
        '您的账户已删除，包括您的个人资料、简历和您保存的一切。进行中的申请已撤回。',
        '您申请过的公司只保留不含您姓名的日期和结果。录用过您的公司会保留劳动档案法律要求保留的内容。',
        '此操作无法撤销。如果不是您本人操作，请更改此邮箱的密码。',
      ),
      short: '您的账户已删除。进行中的申请已撤回。',
    }),
  },
}

const both = (l: LetterLanguage) => ({ ...offersEnd[l], ...leaving[l], ...mailbox[l] })
/** What is written when something ends for good (an offer, times that were proposed, an account), and about a mailbox. */
export const endings = {
  en: both('en'),
  fr: both('fr'),
  ar: both('ar'),
  hi: both('hi'),
  ta: both('ta'),
  zh: both('zh'),
}

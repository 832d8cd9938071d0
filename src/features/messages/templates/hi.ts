import { dateIn, type Expiring, listed, paragraphs, type Texts } from './template.ts'

const date = dateIn('hi')

const state = (d: number): string => (d < 0 ? 'समाप्त' : d === 0 ? 'आज समाप्त' : `शेष दिन: ${d}`)
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person}: ` : ''}${document}, ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `और ${n} अन्य`

export const hi: Texts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `${company} में आपका स्वागत है`,
    text: paragraphs(
      `नमस्ते ${name},`,
      `${company} में आपका स्वागत है। अपना कर्मचारी पोर्टल खोलने के लिए पासवर्ड चुनें; यह लिंक केवल एक बार, ${hours} घंटे तक काम करेगा:`,
      link,
    ),
    short: `${company} में स्वागत है। पासवर्ड चुनें: ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `${company} में आपका कर्मचारी पोर्टल`,
    text: paragraphs(
      `नमस्ते ${name},`,
      `${company} ने आपके लिए अपना कर्मचारी पोर्टल खोल दिया है। आपके प्रशासक आपको एक अस्थायी पासवर्ड देंगे; वह केवल एक बार, ${hours} घंटे तक काम करेगा, और पहली बार साइन इन करने पर आप अपना पासवर्ड चुनेंगे।`,
      `${email} के रूप में यहाँ साइन इन करें:`,
      portal,
    ),
    short: `${company}: पोर्टल खुला है। पासवर्ड प्रशासक देंगे। ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'अपना नया Fourshore पासवर्ड चुनें',
    text: paragraphs(
      `नमस्ते ${name},`,
      `किसी ने, आशा है आपने ही, ${company ? `${company} में ` : ''}आपके Fourshore खाते के लिए नया पासवर्ड चुनने का अनुरोध किया है। यह लिंक केवल एक बार, ${minutes} मिनट तक काम करेगा:`,
      link,
      'यदि यह आपने नहीं किया, तो कुछ भी नहीं बदला है और आपको कुछ करने की आवश्यकता नहीं है।',
    ),
    short: `Fourshore: नया पासवर्ड चुनें (${minutes} मिनट): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `${company} के लिए नया पासवर्ड चुनें`,
    text: paragraphs(
      `नमस्ते ${name},`,
      `${company} ने हमसे आपको नया पासवर्ड चुनने का लिंक भेजने को कहा है। यह केवल एक बार, ${minutes} मिनट तक काम करेगा:`,
      link,
    ),
    short: `${company}: नया पासवर्ड चुनें (${minutes} मिनट): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'आपका Fourshore पासवर्ड बदल दिया गया है',
    text: paragraphs(
      `नमस्ते ${name},`,
      'आपके Fourshore खाते का पासवर्ड अभी-अभी बदला गया है, और अन्य सभी सत्र समाप्त कर दिए गए हैं।',
      'यदि यह आपने नहीं किया, तो अपने प्रशासक को बताएँ और यहाँ नया पासवर्ड चुनें:',
      link,
    ),
    short: `आपका Fourshore पासवर्ड बदला गया। आपने नहीं किया? ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'कार्यस्थल पर आपका ई-मेल पता बदल दिया गया है',
    text: `आपके नियोक्ता ने आपके कर्मचारी रिकॉर्ड का ई-मेल पता ${old} से बदलकर ${fresh} कर दिया है। यदि यह गलती है, तो अपने HR विभाग को बताएँ।`,
    short: 'आपका कार्य ई-मेल पता बदला गया है। गलती हो तो HR को बताएँ।',
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `${name} का बिज़नेस कार्ड`,
    text: paragraphs(
      `${name}, ${position}, ${company} का डिजिटल बिज़नेस कार्ड संलग्न है।`,
      'इसे अपने संपर्कों में जोड़ने के लिए संलग्न फ़ाइल खोलें।',
    ),
    short: `${name}, ${company} का बिज़नेस कार्ड।`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}: जल्द समाप्त होने वाले दस्तावेज़ (${documents.length + more})`,
    text: paragraphs(
      'इन दस्तावेज़ों की अवधि जल्द समाप्त होने वाली है या समाप्त हो चुकी है:',
      listed(documents, more, line, others),
      'इन्हें यहाँ नवीनीकृत करें:',
      link,
    ),
    short: `${company}: दस्तावेज़ जल्द समाप्त होंगे (${documents.length + more})। ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `आपके जल्द समाप्त होने वाले दस्तावेज़ (${count})`,
      text: paragraphs(
        `नमस्ते ${name},`,
        `${company} के पास आपके ये दस्तावेज़ हैं, जिनकी अवधि जल्द समाप्त होने वाली है या समाप्त हो चुकी है:`,
        listed(documents, more, line, others),
        'यदि आपके पास नया दस्तावेज़ है, तो उसे अपने HR विभाग को दें।',
      ),
      short: `${company}: आपके दस्तावेज़ जल्द समाप्त होंगे (${count})।`,
    }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}: आपका डेटा निर्यात तैयार है`,
    text: paragraphs(
      `नमस्ते ${name},`,
      `Fourshore में ${company} का जो कुछ रखा है, उसका निर्यात तैयार है। इसे ${days} दिनों के भीतर यहाँ से डाउनलोड करें:`,
      link,
      'उसके बाद इसे हटा दिया जाएगा। यदि आपने इसे नहीं माँगा था, तो अपने व्यवस्थापक को बताएँ।',
    ),
    short: `${company}: डेटा निर्यात तैयार (${days} दिन): ${link}`,
  }),
}

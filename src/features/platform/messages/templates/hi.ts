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

const date = dateIn('hi')

const state = (d: number): string => {
  if (d < 0) return 'समाप्त'
  if (d === 0) return 'आज समाप्त'
  return `शेष दिन: ${d}`
}
const line = ({ person, document, day, daysLeft }: Expiring): string =>
  `${person ? `${person}: ` : ''}${document}, ${date(day)} (${state(daysLeft)})`
const others = (n: number): string => `और ${n} अन्य`

const changes: Record<SecurityChange, string> = {
  'authenticator-on': 'एक प्रमाणक ऐप जोड़ा गया है',
  'authenticator-off': 'प्रमाणक ऐप बंद कर दिया गया है',
  'passkey-added': 'एक पासकी जोड़ी गई है',
  'passkey-removed': 'एक पासकी हटाई गई है',
  'recovery-used': 'किसी ने पुनर्प्राप्ति कोड से साइन इन किया है',
  'recovery-new': 'नए पुनर्प्राप्ति कोड बनाए गए हैं',
  'reset-by-company': 'आपकी कंपनी के एक प्रशासक ने आपका दूसरा सत्यापन हटा दिया है',
}

export const hi: OwnTexts = {
  welcome: ({ name, company, link, hours }) => ({
    subject: `${company} में आपका स्वागत है`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} में आपका स्वागत है। अपना कर्मचारी पोर्टल खोलने के लिए पासवर्ड चुनें; यह लिंक केवल एक बार, ${hours} घंटे तक काम करेगा:`,
      link,
    ),
    short: `${company} में स्वागत है। पासवर्ड चुनें: ${link}`,
  }),
  'temporary-password': ({ name, company, portal, email, hours }) => ({
    subject: `${company} में आपका कर्मचारी पोर्टल`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} ने आपके लिए अपना कर्मचारी पोर्टल खोल दिया है। आपके प्रशासक आपको एक अस्थायी पासवर्ड देंगे; वह केवल एक बार, ${hours} घंटे तक काम करेगा, और पहली बार साइन इन करने पर आप अपना पासवर्ड चुनेंगे।`,
      `${email} के रूप में यहाँ साइन इन करें:`,
      portal,
    ),
    short: `${company}: पोर्टल खुला है। पासवर्ड प्रशासक देंगे। ${portal}`,
  }),
  'password-reset': ({ name, company, link, minutes }) => ({
    subject: 'अपना नया Fourshore पासवर्ड चुनें',
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `किसी ने, आशा है आपने ही, ${company ? `${company} में ` : ''}आपके Fourshore खाते के लिए नया पासवर्ड चुनने का अनुरोध किया है। यह लिंक केवल एक बार, ${minutes} मिनट तक काम करेगा:`,
      link,
      'यदि यह आपने नहीं किया, तो कुछ भी नहीं बदला है और आपको कुछ करने की आवश्यकता नहीं है।',
    ),
    short: `Fourshore: नया पासवर्ड चुनें (${minutes} मिनट): ${link}`,
  }),
  'password-reset-by-company': ({ name, company, link, minutes }) => ({
    subject: `${company} के लिए नया पासवर्ड चुनें`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} ने हमसे आपको नया पासवर्ड चुनने का लिंक भेजने को कहा है। यह केवल एक बार, ${minutes} मिनट तक काम करेगा:`,
      link,
    ),
    short: `${company}: नया पासवर्ड चुनें (${minutes} मिनट): ${link}`,
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'आपका Fourshore पासवर्ड बदल दिया गया है',
    text: joinParagraphs(
      `नमस्ते ${name},`,
      'आपके Fourshore खाते का पासवर्ड अभी-अभी बदला गया है, और अन्य सभी सत्र समाप्त कर दिए गए हैं।',
      'यदि यह आपने नहीं किया, तो अपने प्रशासक को बताएँ और यहाँ नया पासवर्ड चुनें:',
      link,
    ),
    short: `आपका Fourshore पासवर्ड बदला गया। आपने नहीं किया? ${link}`,
  }),
  'security-changed': ({ name, change, link }) => ({
    subject: 'आपके Fourshore खाते की सुरक्षा बदली गई है',
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `आपके Fourshore खाते में ${changes[change]}।`,
      'यदि यह आपने नहीं किया, तो अपना पासवर्ड बदलें और अपने सत्र यहाँ देखें:',
      link,
    ),
    short: `आपके Fourshore खाते की सुरक्षा बदली। आपने नहीं किया? ${link}`,
  }),
  'administrator-invited': ({ name, company, link, hours }) => ({
    subject: `Fourshore पर ${company} के प्रशासन में हाथ बँटाएँ`,
    text: joinParagraphs(
      'नमस्ते,',
      `${name} ने आपको ${company} के प्रशासन के लिए आमंत्रित किया है। अपना नाम लिखें और पासवर्ड चुनें; यह लिंक एक बार, ${hours} घंटे तक काम करता है:`,
      link,
      'यदि आपको इसकी जानकारी नहीं है, तो आपको कुछ करने की ज़रूरत नहीं।',
    ),
    short: `${company} के प्रशासन का आमंत्रण (${hours} घंटे): ${link}`,
  }),
  'email-changed': ({ old, fresh }) => ({
    subject: 'कार्यस्थल पर आपका ई-मेल पता बदल दिया गया है',
    text: `आपके नियोक्ता ने आपके कर्मचारी रिकॉर्ड का ई-मेल पता ${old} से बदलकर ${fresh} कर दिया है। यदि यह गलती है, तो अपने HR विभाग को बताएँ।`,
    short: 'आपका कार्य ई-मेल पता बदला गया है। गलती हो तो HR को बताएँ।',
  }),
  'newsletter-confirm': ({ link, hours }) => ({
    subject: 'Fourshore न्यूज़लेटर की पुष्टि करें',
    text: joinParagraphs(
      'नमस्ते,',
      `किसी ने, शायद आपने, इस पते से Fourshore न्यूज़लेटर माँगा है। ${hours} घंटे के भीतर यहाँ पुष्टि करें:`,
      link,
      'यदि यह आप नहीं थे, तो कुछ न करें: पुष्टि के बिना आपको कोई न्यूज़लेटर नहीं मिलेगा।',
    ),
    short: `Fourshore न्यूज़लेटर की पुष्टि (${hours} घंटे): ${link}`,
  }),
  'newsletter-welcome': ({ link }) => ({
    subject: 'आपको Fourshore न्यूज़लेटर मिलेगा',
    text: joinParagraphs(
      'नमस्ते,',
      'धन्यवाद, आपके पते की पुष्टि हो गई है। न्यूज़लेटर बताता है कि हमारे चार देशों में भर्ती और रोज़गार के नियमों में क्या बदल रहा है, और Fourshore में क्या नया है।',
      'आप किसी भी समय एक क्लिक में सदस्यता छोड़ सकते हैं:',
      link,
    ),
    short: `आपको Fourshore न्यूज़लेटर मिलेगा। छोड़ें: ${link}`,
  }),
  'contact-received': ({ reference }) => ({
    subject: `आपका संदेश हमें मिल गया है (${reference})`,
    text: joinParagraphs(
      'नमस्ते,',
      `Fourshore को लिखने के लिए धन्यवाद। आपका संदेश पहुँच गया है; हमारी टीम का कोई व्यक्ति इसे पढ़कर ई-मेल से उत्तर देगा। इसकी संदर्भ संख्या ${reference} है।`,
      'यदि आपने हमें नहीं लिखा, तो किसी ने गलती से आपका पता दिया है। आपको कुछ करने की आवश्यकता नहीं है।',
    ),
    short: `Fourshore को आपका संदेश मिला (${reference})।`,
  }),
  'business-card': ({ name, position, company }) => ({
    subject: `${name} का बिज़नेस कार्ड`,
    text: joinParagraphs(
      `${name}, ${position}, ${company} का डिजिटल बिज़नेस कार्ड संलग्न है।`,
      'इसे अपने संपर्कों में जोड़ने के लिए संलग्न फ़ाइल खोलें।',
    ),
    short: `${name}, ${company} का बिज़नेस कार्ड।`,
  }),
  'expiry-digest': ({ company, link, documents, more }) => ({
    subject: `${company}: जल्द समाप्त होने वाले दस्तावेज़ (${documents.length + more})`,
    text: joinParagraphs(
      'इन दस्तावेज़ों की अवधि जल्द समाप्त होने वाली है या समाप्त हो चुकी है:',
      formatDocumentList(documents, more, line, others),
      'इन्हें यहाँ नवीनीकृत करें:',
      link,
    ),
    short: `${company}: दस्तावेज़ जल्द समाप्त होंगे (${documents.length + more})। ${link}`,
  }),
  'expiry-notice': ({ name, company, documents, more }) => {
    const count = documents.length + more
    return {
      subject: `आपके जल्द समाप्त होने वाले दस्तावेज़ (${count})`,
      text: joinParagraphs(
        `नमस्ते ${name},`,
        `${company} के पास आपके ये दस्तावेज़ हैं, जिनकी अवधि जल्द समाप्त होने वाली है या समाप्त हो चुकी है:`,
        formatDocumentList(documents, more, line, others),
        'यदि आपके पास नया दस्तावेज़ है, तो उसे अपने HR विभाग को दें।',
      ),
      short: `${company}: आपके दस्तावेज़ जल्द समाप्त होंगे (${count})।`,
    }
  },
  'application-received': ({ name, job, company, link, days }) => ({
    subject: `${company} में आपका आवेदन: ${job}`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `धन्यवाद। ${job} के लिए आपका आवेदन ${company} को मिल गया है।`,
      days === null ? null : `एक व्यक्ति इसे देखकर ${days} दिनों में उत्तर देगा।`,
      'यहाँ आप देख सकते हैं कि आवेदन कहाँ है, नियोक्ता को लिख सकते हैं या इसे वापस ले सकते हैं:',
      link,
    ),
    short: `${company} को आपका आवेदन मिला (${job})। ${link}`,
  }),
  'application-again': ({ name, job, company, link }) => ({
    subject: `आप पहले ही आवेदन कर चुके हैं: ${job}`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} में ${job} के लिए इस पते से दूसरी बार आवेदन भेजा गया। पहला आवेदन वैसा ही है; वह यहाँ है:`,
      link,
      'यदि यह आपने नहीं भेजा, तो आपको कुछ करने की आवश्यकता नहीं है।',
    ),
    short: `आप ${job} के लिए पहले ही आवेदन कर चुके हैं। ${link}`,
  }),
  'application-closed': ({ name, job, company, words }) => ({
    subject: `${job}: यह नौकरी बंद हो गई है`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} ने ${job} नौकरी बंद कर दी है। इसके साथ आपका आवेदन समाप्त होता है। यदि नौकरी फिर खुलती है, तो आपका आवेदन वहीं से आगे बढ़ेगा और आपको सूचना मिलेगी।`,
      words || null,
      'आपके समय और रुचि के लिए धन्यवाद।',
    ),
    short: `${company} ने ${job} नौकरी बंद कर दी है।`,
  }),
  'application-news': ({ what, job, count, link }) => {
    const subject = {
      arrived: `${job}: नए आवेदन ${count}`,
      wrote: `${job}: एक आवेदक ने आपको लिखा है`,
      asked: `${job}: एक आवेदक आवेदन की स्थिति पूछ रहा है`,
      withdrew: `${job}: एक आवेदन वापस लिया गया`,
      mentioned: `${job}: एक टिप्पणी में आपका उल्लेख हुआ`,
      feedback: `${job}: एक सहकर्मी आपके मूल्यांकन की प्रतीक्षा में है`,
    }[what]
    return { subject, text: joinParagraphs(subject, 'यहाँ खोलें:', link), short: `${subject} ${link}` }
  },
  'export-ready': ({ name, company, link, days }) => ({
    subject: `${company}: आपका डेटा निर्यात तैयार है`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `Fourshore में ${company} का जो कुछ रखा है, उसका निर्यात तैयार है। इसे ${days} दिनों के भीतर यहाँ से डाउनलोड करें:`,
      link,
      'उसके बाद इसे हटा दिया जाएगा। यदि आपने इसे नहीं माँगा था, तो अपने व्यवस्थापक को बताएँ।',
    ),
    short: `${company}: डेटा निर्यात तैयार (${days} दिन): ${link}`,
  }),
  'interview-proposed': ({ name, company, job, count, link }) => ({
    subject: `${company}: अपने साक्षात्कार का समय चुनें`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} ${job} के बारे में आपसे मिलना चाहता है। ${count} समयों में से जो आपके लिए ठीक हो उसे चुनें। यदि कोई भी ठीक न हो, तो वहीं लिख दें:`,
      link,
    ),
    short: `${company}: साक्षात्कार का समय चुनें: ${link}`,
  }),
  'interview-arranged': ({ name, company, job, with: people, when, place, minutes, link, moved }) => ({
    subject: moved ? `नया समय: ${job} का साक्षात्कार` : `${job} का साक्षात्कार`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      moved ? `${company} में ${job} का साक्षात्कार अब इस समय होगा:` : `${company} में ${job} का साक्षात्कार इस समय तय हुआ है:`,
      `${when} (${minutes} मिनट)`,
      place ? `स्थान: ${place}` : null,
      `किसके साथ: ${people}`,
      'आपके कैलेंडर के लिए प्रविष्टि संलग्न है। सारा विवरण यहाँ है:',
      link,
    ),
    short: `${company}: साक्षात्कार ${when} ${link}`,
  }),
  'interview-cancelled': ({ name, company, job, with: people, when, reason }) => ({
    subject: `रद्द: ${job} का साक्षात्कार`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} में ${job} का साक्षात्कार, ${people} के साथ, ${when} को नहीं होगा।`,
      reason || null,
    ),
    short: `${company}: साक्षात्कार रद्द`,
  }),
  'interview-answered': ({ name, job, person, words, link }) => ({
    subject: `${person}: कोई समय ठीक नहीं है`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${job} के साक्षात्कार का कोई भी समय ${person} के लिए ठीक नहीं है। उन्होंने लिखा है:`,
      words,
      link,
    ),
    short: `${person}: कोई समय ठीक नहीं है ${link}`,
  }),
  'offer-made': ({ name, company, job, until, link }) => ({
    subject: `${company} की ओर से नौकरी का प्रस्ताव`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `${company} चाहता है कि आप ${job} के पद पर जुड़ें। पत्र पढ़ें और ${until} तक अपना उत्तर दें:`,
      link,
    ),
    short: `${company}: नौकरी का प्रस्ताव: ${link}`,
  }),
  'offer-answered': ({ name, job, person, accepted, words, link }) => ({
    subject: accepted ? `${person} ने प्रस्ताव स्वीकार किया` : `${person} ने प्रस्ताव अस्वीकार किया`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      accepted ? `${person} ने ${job} का प्रस्ताव स्वीकार किया है।` : `${person} ने ${job} का प्रस्ताव अस्वीकार किया है।`,
      words || null,
      link,
    ),
    short: accepted ? `${person} ने प्रस्ताव स्वीकार किया ${link}` : `${person} ने प्रस्ताव अस्वीकार किया ${link}`,
  }),
  'offer-approval': ({ name, job, person, link }) => ({
    subject: `${person} का प्रस्ताव आपकी मंज़ूरी की प्रतीक्षा में है`,
    text: joinParagraphs(`नमस्ते ${name},`, `${job} के लिए ${person} का प्रस्ताव आपकी मंज़ूरी की प्रतीक्षा में है:`, link),
    short: `प्रस्ताव मंज़ूरी की प्रतीक्षा में: ${link}`,
  }),
  ...endings.hi,
  ...ofOwn.hi,
  ...digests.hi,
  'job-alert': ({ name, search, count, jobs, link }) => ({
    subject: `नई नौकरियाँ: ${search} (${count})`,
    text: joinParagraphs(
      `नमस्ते ${name},`,
      `आपकी खोज “${search}” में नई नौकरियाँ: ${count}`,
      jobs.map((j) => `${j.title} · ${j.company} · ${j.place}`).join('\n'),
      'सभी नौकरियाँ, और हम कितनी बार लिखें:',
      link,
    ),
    short: `नई नौकरियाँ (${count}): ${link}`,
  }),
}

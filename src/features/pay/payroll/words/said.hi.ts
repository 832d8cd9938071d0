import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says of pay, from its English: what stands against a run, what it is made of, and what is owed. */
const said: CountryWords = {
  'This legal entity has a pay group of this name already.': 'इस कानूनी इकाई में इस नाम का वेतन समूह पहले से है।',
  'Somebody else set up how this legal entity pays. Look again.':
    'किसी और ने तय कर दिया है कि यह कानूनी इकाई कैसे वेतन देती है। फिर से देखें।',
  'Somebody else has changed this pay group since you opened it.': 'आपके खोलने के बाद किसी और ने यह वेतन समूह बदला है।',
  'People were paid or moved by the days of this pay group. To pay them on other days, add a pay group and move them into it.':
    'इस वेतन समूह के दिनों के अनुसार लोगों को वेतन मिला या वे स्थानांतरित हुए। दूसरे दिनों पर वेतन देने के लिए नया वेतन समूह जोड़ें और उन्हें उसमें ले जाएँ।',
  'This pay group takes nobody new. Open it first.': 'यह वेतन समूह किसी नए को नहीं लेता। पहले इसे खोलें।',
  'A recurring deduction is by a component this legal entity does not have. Set its last day, or add the component.':
    'एक आवर्ती कटौती ऐसे घटक की है जो इस कानूनी इकाई में नहीं है। उसका अंतिम दिन तय करें या घटक जोड़ें।',
  'New hires join this pay group. Make another one the default first.':
    'नए लोग इसी वेतन समूह में आते हैं। पहले उनके लिए दूसरा चुनें।',
  'This pay group was used: it can be closed to new hires, and stays on record.':
    'यह वेतन समूह इस्तेमाल हो चुका है: इसे नए लोगों के लिए बंद किया जा सकता है, यह रिकॉर्ड में रहता है।',
  'This person is employed by another legal entity.': 'यह व्यक्ति दूसरी कानूनी इकाई में कार्यरत है।',
  'This pay group takes nobody new.': 'यह वेतन समूह किसी नए को नहीं लेता।',
  'This person is in this pay group already.': 'यह व्यक्ति पहले से इस वेतन समूह में है।',
  'Pay is locked to {}. Days that are possible: {}.': 'वेतन {} तक लॉक है। संभव दिन: {}।',
  'Pay is locked to {}. There is no day within three years.': 'वेतन {} तक लॉक है। तीन साल के भीतर कोई दिन नहीं है।',
  'The employment ends on {}.': 'रोज़गार {} को समाप्त होता है।',
  'Pay of this pay group is locked to {}. Days that are possible: {}.': 'इस वेतन समूह का वेतन {} तक लॉक है। संभव दिन: {}।',
  'Pay of this pay group is locked to {}. There is no day within three years.':
    'इस वेतन समूह का वेतन {} तक लॉक है। तीन साल के भीतर कोई दिन नहीं है।',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. Days that are possible: {}.':
    '{} से कुछ दिनों का वेतन दो बार या कभी नहीं मिलेगा: इस वेतन समूह की अवधि मौजूदा समूह की अवधि समाप्त होने के अगले दिन शुरू होनी चाहिए। संभव दिन: {}।',
  'From {} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. There is no day within three years.':
    '{} से कुछ दिनों का वेतन दो बार या कभी नहीं मिलेगा: इस वेतन समूह की अवधि मौजूदा समूह की अवधि समाप्त होने के अगले दिन शुरू होनी चाहिए। तीन साल के भीतर कोई दिन नहीं है।',
  'No day is chosen. Days that are possible: {}.': 'कोई दिन नहीं चुना गया। संभव दिन: {}।',
  'No day is chosen. There is no day within three years.': 'कोई दिन नहीं चुना गया। तीन साल के भीतर कोई दिन नहीं है।',
  'Pay of {} is not all locked: {}. This file is of what is locked: make it again afterwards.':
    '{} का सारा वेतन लॉक नहीं है: {}। यह फ़ाइल केवल लॉक वेतन की है: बाद में फिर बनाएँ।',
  'Pay of {} is not all locked: {}. Lock these runs or void them first: this file is of the whole month.':
    '{} का सारा वेतन लॉक नहीं है: {}। पहले इन्हें लॉक या रद्द करें: यह फ़ाइल पूरे महीने की है।',
  'Pay of {} is not all locked: {}.': '{} का सारा वेतन लॉक नहीं है: {}।',
  'A period of two weeks has 14 days': 'दो सप्ताह की अवधि में 14 दिन होते हैं',
  'A period of a week has 7 days': 'एक सप्ताह की अवधि में 7 दिन होते हैं',
  'Pay day must not be before the period': 'वेतन का दिन अवधि से पहले नहीं हो सकता',
  'Pay day must be within {} days of the last day of the period':
    'वेतन का दिन अवधि के अंतिम दिन से {} दिनों के भीतर होना चाहिए',
  'The law has pay of a month paid by day {} of the next month':
    'क़ानून के अनुसार महीने का वेतन अगले महीने की {} तारीख तक देना है',
  'One item of the tax declaration was not verified by the last day of proofs: it does not lower the tax. Verify or decline it.':
    'कर घोषणा की एक मद प्रमाणों के अंतिम दिन तक जाँची नहीं गई: वह कर नहीं घटाती। उसे जाँचें या अस्वीकार करें।',
  '{} items of the tax declaration were not verified by the last day of proofs: they do not lower the tax. Verify or decline them.':
    'कर घोषणा की {} मदें प्रमाणों के अंतिम दिन तक जाँची नहीं गईं: वे कर नहीं घटातीं। उन्हें जाँचें या अस्वीकार करें।',
  'Nationality is not known as a country: it decides on the pension. Enter it in the pay profile.':
    'राष्ट्रीयता देश के रूप में ज्ञात नहीं है: पेंशन इसी से तय होती है। इसे वेतन प्रोफ़ाइल में दर्ज करें।',
  'CPF: whether the person is a citizen or since when a permanent resident is not known':
    'CPF: पता नहीं कि व्यक्ति नागरिक है या कब से स्थायी निवासी है',
  'Severance pay: the tax withheld from a retiring allowance is not on file':
    'विच्छेद वेतन: सेवानिवृत्ति भत्ते पर कटने वाला कर दर्ज नहीं',
  'Certificates of tax withheld (form 130, until tax year 2025-26 form 16)':
    'काटे गए कर के प्रमाणपत्र (फ़ॉर्म 130, कर वर्ष 2025-26 तक फ़ॉर्म 16)',
  'time off was given for it before, and the law lets none be given now':
    'इसके लिए पहले छुट्टी दी गई थी, और क़ानून अब अनुमति नहीं देता',
  'Pay of an hour: neither the hour nor the hours of the week are known': 'घंटे का वेतन: न घंटा ज्ञात है न सप्ताह के घंटे',
  'Return of tax withheld (form 138, until tax year 2025-26 form 24Q)':
    'काटे गए कर का विवरण (फ़ॉर्म 138, कर वर्ष 2025-26 तक फ़ॉर्म 24Q)',
  'CPF contributions, Skills Development Levy and self-help groups': 'CPF अंशदान, कौशल विकास शुल्क और स्वयं सहायता समूह',
  'Income of employees (IR8A and appendices) to the tax authority': 'कर्मचारियों की आय (IR8A और परिशिष्ट) कर प्राधिकरण को',
  'Payments outside the wage protection system, plain list (CSV)': 'वेतन संरक्षण प्रणाली से बाहर के भुगतान, सादी सूची (CSV)',
  'No pay is entered. Enter basic salary in the employee’s pay.': 'वेतन दर्ज नहीं है। कर्मचारी के वेतन में मूल वेतन दर्ज करें।',
  'Provident fund, pension scheme and deposit linked insurance': 'भविष्य निधि, पेंशन योजना और निक्षेप सहबद्ध बीमा',
  'Pension: the day of the first insured job is not known': 'पेंशन: पहली बीमित नौकरी का दिन ज्ञात नहीं',
  'Tax withheld and professional tax, plain list (CSV)': 'काटा गया कर और पेशा कर, सादी सूची (CSV)',
  'Savings scheme: the day service began is not known': 'बचत योजना: सेवा शुरू होने का दिन ज्ञात नहीं',
  'Pension plan, employment and parental insurance': 'पेंशन योजना, रोज़गार और अभिभावक बीमा',
  'CPF EZPay file: CPF, SDL and self-help groups': 'CPF EZPay फ़ाइल: CPF, SDL और स्वयं सहायता समूह',
  'CPF, SDL and self-help groups, plain list (CSV)': 'CPF, SDL और स्वयं सहायता समूह, सादी सूची (CSV)',
  'State insurance contributions, plain list (CSV)': 'राज्य बीमा अंशदान, सादी सूची (CSV)',
  'Electronic challan cum return (provident fund)': 'इलेक्ट्रॉनिक चालान सह विवरणी (भविष्य निधि)',
  'The employment law of the DIFC is not on file': 'DIFC का रोज़गार क़ानून दर्ज नहीं',
  'The employment law of the ADGM is not on file': 'ADGM का रोज़गार क़ानून दर्ज नहीं',
  'Savings scheme in place of gratuity, employer': 'ग्रेच्युटी की जगह बचत योजना, नियोक्ता',
  'Remittance to Revenu Québec, plain list (CSV)': 'Revenu Québec को प्रेषण, सादी सूची (CSV)',
  'Wages through the wage protection system': 'वेतन संरक्षण प्रणाली से वेतन',
  'The province of employment is not known': 'काम का प्रांत ज्ञात नहीं',
  'Unemployment insurance (ILOE), employee': 'बेरोज़गारी बीमा (ILOE), कर्मचारी',
  'Pension contributions, plain list (CSV)': 'पेंशन अंशदान, सादी सूची (CSV)',
  'Remittance to the Canada Revenue Agency': 'कनाडा राजस्व एजेंसी को प्रेषण',
  'Employer Health Tax of British Columbia': 'ब्रिटिश कोलंबिया का नियोक्ता स्वास्थ्य कर',
  'Remittance to the CRA, plain list (CSV)': 'CRA को प्रेषण, सादी सूची (CSV)',
  'Payments Canada Standard 005, credits': 'Payments Canada मानक 005, जमा',
  'CPF: the date of birth is not known': 'CPF: जन्म तिथि ज्ञात नहीं',
  'Savings scheme in place of gratuity': 'ग्रेच्युटी की जगह बचत योजना',
  'Public holiday, beyond normal hours': 'सार्वजनिक अवकाश, सामान्य घंटों से ज़्यादा',
  'Deposit linked insurance, employer': 'निक्षेप सहबद्ध बीमा, नियोक्ता',
  'Tax withheld from salary, employee': 'वेतन से काटा गया कर, कर्मचारी',
  'Statutory holiday, beyond 12 hours': 'वैधानिक अवकाश, 12 घंटे से ज़्यादा',
  'Skills Development Levy, employer': 'कौशल विकास शुल्क, नियोक्ता',
  'no law is on file for the place': 'इस जगह के लिए कोई क़ानून दर्ज नहीं है',
  'The date of birth is not known': 'जन्म तिथि ज्ञात नहीं',
  'The State of work is not known': 'काम का राज्य ज्ञात नहीं',
  'Employer Health Tax of Ontario': 'ओंटारियो का नियोक्ता स्वास्थ्य कर',
  'no pay was agreed on that day': 'उस दिन कोई वेतन तय नहीं था',
  'Labour welfare fund, employee': 'श्रम कल्याण निधि, कर्मचारी',
  'Labour welfare fund, employer': 'श्रम कल्याण निधि, नियोक्ता',
  'Unemployment insurance (ILOE)': 'बेरोज़गारी बीमा (ILOE)',
  'Pension contributions (GPSSA)': 'पेंशन अंशदान (GPSSA)',
  'Salary information file (WPS)': 'वेतन सूचना फ़ाइल (WPS)',
  'Rest day, beyond normal hours': 'विश्राम का दिन, सामान्य घंटों से ज़्यादा',
  'Overtime from 22:00 to 04:00': '22:00 से 04:00 तक ओवरटाइम',
  'The last day is another one': 'आख़िरी दिन दूसरा है',
  'Remittance to Revenu Québec': 'Revenu Québec को प्रेषण',
  'Professional tax, employee': 'पेशा कर, कर्मचारी',
  'UOB, bulk GIRO or FAST payroll file': 'UOB, GIRO या FAST वेतन फ़ाइल',
  'OCBC, GIRO or FAST payroll file (GIROFASTWITHINV)': 'OCBC, GIRO या FAST वेतन फ़ाइल (GIROFASTWITHINV)',
  'No BIC (SWIFT code) is known for the bank “{}”: enter it.': 'बैंक “{}” का BIC (SWIFT) कोड ज्ञात नहीं है: उसे दर्ज करें।',
  'The bank takes names in Latin letters alone.': 'बैंक नाम केवल लैटिन अक्षरों में लेता है।',
  'FAST carries at most 200,000 dollars a payment: pay by GIRO.':
    'FAST एक भुगतान में अधिकतम 200,000 डॉलर भेजता है: GIRO से भुगतान करें।',
  'Payments, plain list (CSV)': 'भुगतान, सादी सूची (CSV)',
  'Tax withheld from salaries': 'वेतन से काटा गया कर',
  'State insurance, employee': 'राज्य बीमा, कर्मचारी',
  'State insurance, employer': 'राज्य बीमा, नियोक्ता',
  'Pension (GPSSA), employee': 'पेंशन (GPSSA), कर्मचारी',
  'Pension (GPSSA), employer': 'पेंशन (GPSSA), नियोक्ता',
  'Provident fund, employee': 'भविष्य निधि, कर्मचारी',
  'Provident fund, employer': 'भविष्य निधि, नियोक्ता',
  'Pension scheme, employer': 'पेंशन योजना, नियोक्ता',
  'Tax withheld from salary': 'वेतन से काटा गया कर',
  'Skills Development Levy': 'कौशल विकास शुल्क (SDL)',
  'Central Provident Fund': 'केंद्रीय भविष्य निधि (CPF)',
  'RL-1 slips and summary': 'RL-1 पर्चियाँ और सारांश',
  'Quebec tax on bonuses': 'बोनस पर क्यूबेक कर',
  'Income tax of Quebec': 'क्यूबेक का आयकर',
  'T4 slips and summary': 'T4 पर्चियाँ और सारांश',
  'Provident fund (ECR)': 'भविष्य निधि (ECR)',
  'Foreign worker levy, employer': 'विदेशी कामगार शुल्क, नियोक्ता',
  'Foreign worker levy': 'विदेशी कामगार शुल्क',
  'Labour welfare fund': 'श्रम कल्याण निधि',
  'Weekly day of rest': 'साप्ताहिक विश्राम',
  'Statutory holiday': 'वैधानिक अवकाश',
  'Self-help groups': 'स्वयं सहायता समूह',
  'Professional tax': 'पेशा कर',
  'State insurance': 'राज्य बीमा',
  'Pension (GPSSA)': 'पेंशन (GPSSA)',
  'Provincial tax': 'प्रांतीय कर',
  'Tax on bonuses': 'बोनस पर कर',
  'CPP2, employee': 'CPP2, कर्मचारी',
  'CPP2, employer': 'CPP2, नियोक्ता',
  'QPP2, employee': 'QPP2, कर्मचारी',
  'QPP2, employer': 'QPP2, नियोक्ता',
  'QPIP, employee': 'QPIP, कर्मचारी',
  'QPIP, employer': 'QPIP, नियोक्ता',
  'Public holiday': 'सार्वजनिक अवकाश',
  'CPF, employee': 'CPF, कर्मचारी',
  'CPF, employer': 'CPF, नियोक्ता',
  'CPP, employee': 'CPP, कर्मचारी',
  'CPP, employer': 'CPP, नियोक्ता',
  'QPP, employee': 'QPP, कर्मचारी',
  'QPP, employer': 'QPP, नियोक्ता',
  'Regular hours': 'सामान्य घंटे',
  'EI, employee': 'EI, कर्मचारी',
  'EI, employer': 'EI, नियोक्ता',
  'Normal hours': 'सामान्य घंटे',
  'Federal tax': 'संघीय कर',
  'Double time': 'दोगुना समय',
  'Income tax': 'आयकर',
  'Quebec tax': 'क्यूबेक कर',
  Overtime: 'ओवरटाइम',
  'Rest day': 'विश्राम का दिन',
  Holiday: 'अवकाश',
  'No citizen, and leaves: file form IR21 by {}. What is paid from now on is held until the tax office has cleared it, 30 days at most (from memory, not confirmed).':
    'नागरिक नहीं, और नौकरी छोड़ रहे हैं: फ़ॉर्म IR21 {} तक जमा करें। अब से जो देय है वह कर कार्यालय की अनुमति तक रोका जाता है, ज़्यादा से ज़्यादा 30 दिन (स्मृति से, पुष्टि नहीं)।',
  'Not paid for {}: the run was locked without this person. Overtime and expenses of those days are in this run; add a one-off for salary that is owed.':
    '{} का भुगतान नहीं हुआ: वेतन इस व्यक्ति के बिना लॉक किया गया। उन दिनों का ओवरटाइम और खर्च इस वेतन में है; बकाया वेतन के लिए एकमुश्त मद जोड़ें।',
  '{} was paid too much for earlier months. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    'पिछले महीनों में {} ज़्यादा दिया गया। अपने आप कुछ नहीं काटा जाता: सहमति लें, फिर दर्ज करें कि कैसे लौटाया जाएगा।',
  '{} was paid too much. Nothing is taken by itself: ask for consent, then record how it is paid back.':
    '{} ज़्यादा दिया गया। अपने आप कुछ नहीं काटा जाता: सहमति लें, फिर दर्ज करें कि कैसे लौटाया जाएगा।',
  '{} of overtime was paid too much. Nothing is taken by itself: ask for consent under Overpaid.':
    'ओवरटाइम का {} ज़्यादा दिया गया। अपने आप कुछ नहीं काटा जाता: अधिक भुगतान में सहमति लें।',
  'Overtime on {} is not locked in attendance. What changes is paid in the next run.':
    '{} का ओवरटाइम उपस्थिति में लॉक नहीं है। जो बदलेगा, अगले वेतन में दिया जाएगा।',
  '{} is paid weekly: it is not part of a run by itself. Add it as a one-off.':
    '{} हर सप्ताह दिया जाता है: यह अपने आप वेतन में शामिल नहीं होता। इसे एकमुश्त मद के रूप में जोड़ें।',
  '{} is paid yearly: it is not part of a run by itself. Add it as a one-off.':
    '{} हर साल दिया जाता है: यह अपने आप वेतन में शामिल नहीं होता। इसे एकमुश्त मद के रूप में जोड़ें।',
  'No bank account is on the record: no payment file can be made with this person. Enter it in the record.':
    'रिकॉर्ड में कोई बैंक खाता नहीं है: इस व्यक्ति के साथ भुगतान फ़ाइल नहीं बन सकती। इसे रिकॉर्ड में दर्ज करें।',
  'A pass or permit is good until {} and not longer. Put its renewal on file, or ask whether they may work.':
    'कोई पास या परमिट केवल {} तक मान्य है। उसका नवीनीकरण दर्ज करें, या पूछें कि क्या वे काम कर सकते हैं।',
  'No minimum wage of {} is on file for {}: compare the pay with it before it is paid.':
    '{} का कोई न्यूनतम वेतन {} के लिए दर्ज नहीं है: भुगतान से पहले वेतन की उससे तुलना करें।',
  'The pay agreed for a month, {}, is below the minimum wage, {}. Put it right before it is paid.':
    'महीने का तय वेतन, {}, न्यूनतम वेतन {} से कम है। भुगतान से पहले इसे ठीक करें।',
  '{} and {} more people have the same bank account. Ask them before it is paid to.':
    '{} और {} अन्य लोगों का बैंक खाता यही है। उसमें भुगतान से पहले उनसे पूछें।',
  'The same bank account is on the record of {}. Ask them before it is paid to.':
    'यही बैंक खाता {} के रिकॉर्ड में भी है। उसमें भुगतान से पहले उनसे पूछें।',
  'Net pay goes from {} to {}: look at why before it is paid.': 'शुद्ध वेतन {} से {} हो रहा है: भुगतान से पहले देखें कि क्यों।',
  'The law asks a payslip to show {}, and it is missing for {}. Enter it in the record, then publish.':
    'क़ानून के अनुसार वेतन पर्ची पर {} होना चाहिए, और {} के लिए यह नहीं है। रिकॉर्ड में दर्ज करें, फिर प्रकाशित करें।',
  'the employer’s name': 'नियोक्ता का नाम',
  'the person’s name': 'व्यक्ति का नाम',
  'the position': 'पद',
  'the basic salary': 'मूल वेतन',
  'Expense claim {} is in {}, and this group is paid in {}. Pay it by the bank.':
    'खर्च दावा {} {} में है, और इस समूह को {} में भुगतान होता है। इसे बैंक से चुकाएँ।',
  'Absent on {} without leave, and paid. Enter unpaid leave to take it off.':
    '{} को बिना छुट्टी अनुपस्थित, फिर भी भुगतान। काटने के लिए अवैतनिक छुट्टी दर्ज करें।',
  'Pay would be {}: more is taken than is earned. Decide what is owed.':
    'वेतन {} होगा: कमाई से ज़्यादा कटौती है। तय करें कि क्या बकाया है।',
  '{}. Void this run, save the settlement again and have it approved.':
    '{}। यह वेतन रद्द करें, निपटान फिर से सहेजें और मंज़ूर कराएँ।',
  'Attendance is to be put right on {}: no overtime is paid for it yet.':
    '{} की उपस्थिति ठीक करना है: उसका ओवरटाइम अभी नहीं दिया जाता।',
  '{}, {}, is not paid automatically: {}. Add a one-off to pay it.':
    '{}, {}, अपने आप नहीं दिया जाता: {}। इसे देने के लिए एकमुश्त मद जोड़ें।',
  'the law’s rules on overtime are not for this person ({})': 'ओवरटाइम के क़ानूनी नियम इस व्यक्ति पर लागू नहीं ({})',
  '{} days of leave were taken before they were earned. Agree on what is owed for them, and enter it.':
    '{} दिन की छुट्टी अर्जित होने से पहले ली गई। उसके लिए क्या देय है, यह तय करके दर्ज करें।',
  'Leave paid out': 'छुट्टी का भुगतान',
  'Leave of {} that is paid out is not in this run: {}.': '{} की छुट्टी का भुगतान इस वेतन में नहीं है: {}।',
  'no basic pay is on record for the day': 'उस दिन का कोई मूल वेतन दर्ज नहीं है',
  '{} is taken as paid: {}. Enter a deduction if it is not.': '{} को सवैतनिक माना गया है: {}। ऐसा न हो तो कटौती दर्ज करें।',
  'Contributions of {} change: file these months again.': '{} के अंशदान बदलते हैं: इन महीनों का विवरण फिर से जमा करें।',
  'Pay is entered in {}, and this group is paid in {}.': 'वेतन {} में दर्ज है, और इस समूह को {} में भुगतान होता है।',
  'Pension: no figure on file for the fund {}': 'पेंशन: निधि {} के लिए कोई आँकड़ा दर्ज नहीं',
  '{} hours in three weeks, overtime included': 'ओवरटाइम सहित तीन सप्ताह में {} घंटे',
  '{}: no figure on file for {} as known on {}': '{}: {} के लिए {} तक ज्ञात कोई आँकड़ा दर्ज नहीं',
  'No overtime threshold on file for {}': '{} के लिए ओवरटाइम सीमा दर्ज नहीं',
  'No labour standards on file for {}': '{} के लिए श्रम मानक दर्ज नहीं',
  '{} hours a week, overtime included': 'ओवरटाइम सहित सप्ताह में {} घंटे',
  '{}: {} of time off, instead of pay.': '{}: वेतन के बदले {} की छुट्टी।',
  '{}: {} now, {} when it was approved': '{}: अब {}, मंज़ूरी के समय {}',
  'Born {}, after the wage month {}': 'जन्म {}, वेतन माह {} के बाद',
  '{} hours of overtime a quarter': 'तिमाही में {} घंटे ओवरटाइम',
  '{} hours of overtime a month': 'महीने में {} घंटे ओवरटाइम',
  '{} hours of overtime a week': 'सप्ताह में {} घंटे ओवरटाइम',
  '{} hours of overtime a year': 'साल में {} घंटे ओवरटाइम',
  '{}: no figure on file for {}': '{}: {} के लिए कोई आँकड़ा दर्ज नहीं',
  '{} hours of overtime a day': 'दिन में {} घंटे ओवरटाइम',
  '{} must be a whole number': '{}: पूर्ण संख्या होनी चाहिए',
  '{}: no table on file for {}': '{}: {} के लिए कोई तालिका दर्ज नहीं',
  '{} is not asked for here': '{} यहाँ नहीं माँगा जाता',
  '{} must be yes or no': '{}: हाँ या नहीं होना चाहिए',
  '{} must be one of {}': '{}: इनमें से एक होना चाहिए: {}',
  '{} and {} more days': '{} और {} और दिन',
  '{} must be a date': '{}: तारीख़ होनी चाहिए',
  '{} hours a week': 'सप्ताह में {} घंटे',
  '{} hours a day': 'दिन में {} घंटे',
}
export default said

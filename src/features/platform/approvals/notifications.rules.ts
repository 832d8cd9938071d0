import { defineNotifications } from '../../../shared/notifications.ts'

/** What people are told of from here, and by the features that have things approved. */
export const approvalNotifications = defineNotifications([
  {
    event: 'approval-asked',
    audience: ['company', 'employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'Something waits for your approval',
      fr: 'Une demande attend votre approbation',
      ar: 'طلب بانتظار موافقتك',
      hi: 'एक अनुरोध आपकी मंज़ूरी की प्रतीक्षा में है',
      ta: 'ஒரு கோரிக்கை உங்கள் ஒப்புதலுக்காகக் காத்திருக்கிறது',
      zh: '有一项申请等待您批准',
    },
  },
  {
    event: 'approval-waiting',
    audience: ['company', 'employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'Reminder: an approval still waits for you',
      fr: 'Rappel : une approbation vous attend toujours',
      ar: 'تذكير: موافقة ما زالت بانتظارك',
      hi: 'अनुस्मारक: एक मंज़ूरी अब भी आपकी प्रतीक्षा में है',
      ta: 'நினைவூட்டல்: ஓர் ஒப்புதல் இன்னும் உங்களுக்காகக் காத்திருக்கிறது',
      zh: '提醒：仍有一项审批等待您处理',
    },
  },
  {
    event: 'approval-answered',
    audience: ['company', 'employee'],
    channels: { listed: true, email: 'at_once', push: false },
    label: {
      en: 'Your request for approval was answered',
      fr: 'Votre demande d’approbation a reçu une réponse',
      ar: 'تم الرد على طلب موافقتك',
      hi: 'आपके मंज़ूरी अनुरोध का उत्तर आया है',
      ta: 'உங்கள் ஒப்புதல் கோரிக்கைக்குப் பதில் வந்துள்ளது',
      zh: '您的审批申请已有答复',
    },
  },
  {
    event: 'approval-question',
    audience: ['company', 'employee'],
    channels: { listed: true, email: 'at_once', push: true },
    label: {
      en: 'A question about a request, or its answer',
      fr: 'Une question sur une demande, ou sa réponse',
      ar: 'سؤال عن طلب أو الرد عليه',
      hi: 'किसी अनुरोध पर सवाल, या उसका जवाब',
      ta: 'ஒரு கோரிக்கை பற்றிய கேள்வி அல்லது அதன் பதில்',
      zh: '关于申请的提问或答复',
    },
  },
  {
    // Whoever runs the company hears of it, whatever they chose: a control is not switched off unseen.
    event: 'control-changed',
    audience: ['company'],
    channels: { listed: true, email: 'at_once', push: true },
    letterAlways: true,
    label: {
      en: 'A rule about approvals is to change or has changed',
      fr: 'Une règle d’approbation change ou a changé',
      ar: 'قاعدة للموافقات ستتغير أو تغيّرت',
      hi: 'मंज़ूरी का एक नियम बदलने वाला है या बदल गया है',
      ta: 'ஒப்புதல் விதி ஒன்று மாற உள்ளது அல்லது மாறிவிட்டது',
      zh: '一条审批规则将要更改或已更改',
    },
  },
])

export default {
  situations: {
    giveBack:
      'Your shop takes goods back within {{limit}} days with a receipt. A customer has the receipt and bought the kettle {{days}} days ago. It works; they changed their mind. What do you do?',
    faulty:
      'House rule: what is faulty is replaced within {{limit}} days, and repaired free of charge after that. A kettle bought {{days}} days ago does not heat. What do you do?',
    overcharged:
      'You may pay back up to {{most}} without asking. The till shows that a customer paid {{amount}} too much. What do you do?',
    waiting:
      'House rule: whoever still has to wait more than {{most}} minutes is offered a free drink. A guest complains after {{waited}} minutes; the kitchen needs {{left}} more. What do you do?',
    insults:
      'House rule: a caller who insults you is warned {{most}} times, then the call is ended. This caller has insulted you again and was warned {{given}} times so far. What do you do?',
    missing:
      'A customer says they ordered {{asked}} cups and got {{got}}. The order sheet they signed says {{sheet}}. What do you do?',
    identity:
      'House rule: at least {{needed}} details must match before you speak of an account. A caller gives {{right}} that match and asks for the balance. What do you do?',
    age: 'A product may be sold from the age of {{least}}. The identity card shows that the customer is {{years}}. What do you do?',
    found:
      'House rule: found things are kept at the counter for {{keep}} days and then go to the lost property office. Somebody asks for a bag found {{since}} days ago. What do you do?',
    shift:
      'Your shift ends in {{left}} minutes and a colleague takes over. A customer’s case needs about {{needed}} minutes. What do you do?',
    queue:
      'House rule: from {{most}} people in the queue a second till opens. {{people}} are waiting; a colleague fills the shelves. What do you do?',
    stock:
      'A customer needs {{wanted}} chairs by Friday. {{here}} are here; the other shop has {{there}} and can send them by Thursday. What do you do?',
  },
  choices: {
    refund: 'Take it back and refund the price',
    declineOffer: 'Say kindly that the time is over, and offer what the shop can still do',
    sendMaker: 'Send them to the manufacturer',
    askWhy: 'Ask why they did not make up their mind earlier',
    replace: 'Replace it now',
    repair: 'Have it repaired free of charge',
    charge: 'Offer a repair at the customer’s cost',
    notOurs: 'Say that the shop only sells and has nothing to do with faults',
    payNow: 'Apologise and pay it back now',
    askLead: 'Explain, and have the supervisor approve it while the customer waits',
    voucher: 'Give a voucher without saying what went wrong',
    comeBack: 'Ask the customer to come back tomorrow',
    trueTime: 'Apologise and say how long it really takes',
    trueTimeDrink: 'Apologise, say how long it really takes and offer the drink',
    anyMoment: 'Say that it comes any moment',
    lowerVoice: 'Ask the guest to lower their voice first',
    warn: 'Say calmly that you want to help and that insults end the call',
    endCall: 'Say that you are ending the call, end it and note it',
    sameTone: 'Answer in the same tone',
    hangUp: 'Hang up without a word',
    addNow: 'Apologise and add what is missing',
    showSheet: 'Show the sheet kindly and offer to sell the rest',
    blame: 'Say that a colleague packed it',
    miscounted: 'Say that they must have miscounted',
    tell: 'Tell the balance',
    askMore: 'Ask for another detail first',
    hint: 'Say only whether it is much or little',
    sendNew: 'Send it to whatever number they name',
    sell: 'Sell it and hand the card back',
    refuseSale: 'Decline kindly and say the rule',
    friend: 'Let an older friend pay for it',
    photo: 'Sell it and take a photo of the card',
    describe: 'Ask what is in it, and hand it over against a signature',
    office: 'Say that it went to the office, and give the address',
    handOver: 'Hand it over at once',
    openBag: 'Open the bag in front of everybody',
    finishIt: 'Finish the case yourself',
    introduce: 'Introduce the colleague and explain the case in front of the customer',
    leave: 'Leave on time and let the customer wait',
    secondTill: 'Ask the colleague to open the second till',
    greet: 'Go on serving and greet those who wait',
    faster: 'Leave out greeting and thanks to be faster',
    closeTill: 'Close the till until it is calmer',
    setAside: 'Set them aside now',
    orderRest: 'Order the rest from the other shop and confirm the day',
    sayFewer: 'Say how many can be there by Friday, and let the customer decide',
    promiseAll: 'Promise all of them and hope',
  },
  reasons: {
    giveBack:
      'The rule counts {{limit}} days, and it was {{days}}. A rule that holds for everybody is fair, and a clear answer with what is still possible keeps the customer.',
    faulty:
      'The rule replaces up to day {{limit}} and repairs after it; it was day {{days}}. The fault is not the customer’s, so they pay for neither.',
    overcharged:
      'You may pay back {{most}} and it was {{amount}}. Above the limit somebody has to approve it; that is no reason to send the customer away.',
    waiting:
      'The drink is for more than {{most}} minutes, and {{left}} were left. A true time is always better than a hopeful one.',
    insults:
      '{{most}} warnings come first, and there were {{given}}. A limit is said aloud before it is drawn, and the call is noted.',
    missing:
      'The sheet says {{sheet}} and {{got}} came. What the sheet says was promised; what goes beyond it can be sold, without blaming anybody.',
    identity:
      '{{needed}} details are needed and {{right}} matched. Half an answer is an answer too, and a number somebody names proves nothing.',
    age: 'The rule is {{least}} and the card shows {{years}}. A photo of a card is nobody’s to take, and whoever is younger gets it from nobody.',
    found:
      'It stays {{keep}} days, and {{since}} have passed. Only the owner can say what is in it, and a signature shows who has it.',
    shift:
      'There were {{left}} minutes and the case needed {{needed}}. What does not fit is handed over so that the customer need not tell it again.',
    queue:
      'The second till opens from {{most}}, and {{people}} waited. Below that, a greeting shows people that they were seen.',
    stock:
      '{{here}} here and {{there}} there make what can be promised by Friday; {{wanted}} were wanted. A promise is only as good as the chairs.',
  },
} as const

import type { Draw } from './draw.rules.ts'
import type { Kind, QuestionView } from './kinds.rules.ts'

const NAMES = ['Amira', 'Bala', 'Chen', 'Divya', 'Elias', 'Farah', 'Grace', 'Hassan', 'Indra', 'Joelle'] as const
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const ROOMS = ['the blue room', 'the store room', 'the front office', 'the kitchen', 'the training room'] as const
const GOODS = ['chairs', 'printers', 'lamps', 'uniforms', 'monitors', 'shelves'] as const

/** What a text says and asks: the right answer first in `options`; they are mixed before anybody sees them. */
type Text = { passage: string; ask: string; options: [string, string, string, string] }

const text =
  (write: (draw: Draw) => Text) =>
  (draw: Draw): QuestionView & { answer: number } => {
    const { passage, ask, options } = write(draw)
    const mixed = draw.mixed(options)
    return { key: 'reading', figures: {}, passage, ask, options: mixed, answer: mixed.indexOf(options[0]) + 1 }
  }

const clock = (hour: number, minute = 0) => `${hour}:${`${minute}`.padStart(2, '0')}`
/** Different ones of a list, in an order of chance. */
const some = <T>(draw: Draw, of: readonly T[]): [T, T, T, T] => draw.mixed(of).slice(0, 4) as [T, T, T, T]

/** Short texts of a day at work, of our own wording: names, days, times and amounts are drawn anew, and the answer follows from them. */
export const READING: readonly Kind[] = [
  {
    topic: 'facts',
    difficulty: -2,
    make: text((draw) => {
      const [day, other, third, fourth] = some(draw, DAYS)
      const hour = draw.whole(8, 11)
      return {
        passage: `Team meeting: we meet on ${day} at ${clock(hour, 30)} in ${draw.one(ROOMS)}. The meeting planned for ${other} is cancelled.`,
        ask: 'On which day is the meeting?',
        options: [day, other, third, fourth],
      }
    }),
  },
  {
    topic: 'facts',
    difficulty: -1.2,
    make: text((draw) => {
      const [name, other, third, fourth] = some(draw, NAMES)
      const goods = draw.one(GOODS)
      return {
        passage: `Hello ${name}, the ${goods} arrive this afternoon. ${other} signs for them, and ${third} checks the boxes before ${fourth} takes them to ${draw.one(ROOMS)}. Call me if a box is open.`,
        ask: `Who checks the boxes of ${goods}?`,
        options: [third, other, name, fourth],
      }
    }),
  },
  {
    topic: 'facts',
    difficulty: -0.2,
    make: text((draw) => {
      const open = draw.whole(7, 9)
      const close = draw.whole(17, 20)
      const earlier = draw.whole(1, 2)
      const day = draw.one(DAYS)
      return {
        passage: `The counter is open from ${clock(open)} to ${clock(close)}. On ${day} it closes ${earlier === 1 ? 'one hour' : 'two hours'} earlier than usual, and opens half an hour later.`,
        ask: `When does the counter close on ${day}?`,
        options: [clock(close - earlier), clock(close), clock(close - 3), clock(open, 30)],
      }
    }),
  },
  {
    topic: 'instructions',
    difficulty: -1.6,
    make: text((draw) => {
      const [name, other] = some(draw, NAMES)
      const minutes = draw.whole(2, 9) * 5
      return {
        passage: `Cleaning the coffee machine: switch it off and wait ${minutes} minutes. Then empty the tray and wash it. Only after that open the side door. If the red light stays on, do not open it and tell ${name}, or ${other} when ${name} is away.`,
        ask: 'The machine is off and the waiting time is over. What is done next?',
        options: [
          'Empty the tray and wash it',
          'Open the side door',
          `Tell ${name}`,
          `Wait another ${minutes} minutes`,
        ],
      }
    }),
  },
  {
    topic: 'instructions',
    difficulty: -0.6,
    make: text((draw) => {
      const limit = draw.whole(3, 9) * 10
      const isOver = draw.whole(0, 1) === 1
      const amount = isOver ? limit + draw.whole(1, 20) : limit - draw.whole(1, 20)
      const name = draw.one(NAMES)
      return {
        passage: `Taxi fares up to ${limit} dollars are paid back with a receipt. For a higher fare, write down the reason as well, and have it signed by your supervisor before you hand it in.`,
        ask: `${name} took a taxi for ${amount} dollars. What does ${name} hand in?`,
        options: isOver
          ? [
              'The receipt and a reason signed by the supervisor',
              'Only the receipt',
              'The receipt and an unsigned reason',
              'Nothing, because it is not paid back',
            ]
          : [
              'Only the receipt',
              'The receipt and a reason signed by the supervisor',
              'A reason without a receipt',
              'Nothing, because it is not paid back',
            ],
      }
    }),
  },
  {
    topic: 'instructions',
    difficulty: 0.8,
    make: text((draw) => {
      const [first, second, third, fourth] = some(draw, NAMES)
      const goods = draw.one(GOODS)
      const away = draw.whole(0, 1) === 1
      return {
        passage: `Orders of ${goods} are approved by ${first}. While ${first} is on leave, ${second} approves them, unless the order was made by ${second}; in that case it goes to ${third}. ${fourth} receives a copy of every order but approves none.`,
        ask: `${first} is on leave. ${away ? second : fourth} orders ${goods}. Who approves the order?`,
        options: away ? [third, first, second, fourth] : [second, first, third, fourth],
      }
    }),
  },
  {
    topic: 'meaning',
    difficulty: -0.9,
    make: text((draw) => {
      const [day, other] = some(draw, DAYS)
      const [word, right, ...wrong] = draw.one([
        ['postponed', 'moved to a later day', 'cancelled for good', 'made shorter', 'moved to another room'],
        ['brought forward', 'moved to an earlier day', 'moved to a later day', 'written down', 'made longer'],
        ['called off', 'cancelled', 'moved to a later day', 'announced', 'held by telephone'],
      ] as const)
      return {
        passage: `The safety training on ${day} has been ${word}. Please tell everybody who planned to come, and look at the board on ${other}.`,
        ask: `What does “${word}” mean here?`,
        options: [right, ...wrong] as [string, string, string, string],
      }
    }),
  },
  {
    topic: 'meaning',
    difficulty: 0.2,
    make: text((draw) => {
      const name = draw.one(NAMES)
      const [word, right, ...wrong] = draw.one([
        ['on short notice', 'with little time to prepare', 'in a short letter', 'for a short time', 'without pay'],
        ['in person', 'by coming oneself', 'by name', 'in private', 'one after the other'],
        ['in advance', 'before it begins', 'with a raise in pay', 'as a favour', 'step by step'],
      ] as const)
      const days = draw.whole(2, 14)
      return {
        passage: `Dear ${name}, thank you for handing in your papers ${word}. We answer within ${days} working days. If you hear nothing by then, call the front office.`,
        ask: `What does “${word}” mean here?`,
        options: [right, ...wrong] as [string, string, string, string],
      }
    }),
  },
  {
    topic: 'meaning',
    difficulty: 1.1,
    make: text((draw) => {
      const goods = draw.one(GOODS)
      const days = draw.whole(3, 20)
      const [word, right, ...wrong] = draw.one([
        ['subject to', 'only if there is', 'because there is', 'in spite of', 'instead of'],
        ['pending', 'while waiting for', 'without', 'after receiving', 'against'],
        ['regardless of', 'whatever the answer about', 'only with', 'because of', 'after'],
      ] as const)
      return {
        passage: `The ${goods} will be sent within ${days} days ${word} approval by the head office.`,
        ask: `Which words could stand instead of “${word}” without changing what is said?`,
        options: [right, ...wrong] as [string, string, string, string],
      }
    }),
  },
  {
    topic: 'conclude',
    difficulty: 0.5,
    make: text((draw) => {
      const [name, other, third] = some(draw, NAMES)
      const early = draw.whole(6, 8)
      return {
        passage: `${name} starts at ${clock(early)}, an hour before ${other}. ${third} starts when ${other} has been at work for two hours. Whoever comes last opens the counter.`,
        ask: 'Who opens the counter, and at what time at the earliest?',
        options: [
          `${third}, at ${clock(early + 3)}`,
          `${third}, at ${clock(early + 2)}`,
          `${other}, at ${clock(early + 1)}`,
          `${name}, at ${clock(early)}`,
        ],
      }
    }),
  },
  {
    topic: 'conclude',
    difficulty: 1.3,
    make: text((draw) => {
      const goods = draw.one(GOODS)
      const [ordered, spare] = [draw.whole(20, 60), draw.whole(2, 9)]
      const name = draw.one(NAMES)
      return {
        passage: `${name} writes: “We ordered ${ordered} ${goods}. All but ${spare} came today, and none of those that came is damaged, so there is no need to send anybody. The rest, I am told, were never put on the van.”`,
        ask: 'What follows from the message?',
        options: [
          `${ordered - spare} undamaged ${goods} arrived`,
          `${spare} of the ${goods} arrived damaged`,
          `All ${ordered} ${goods} were put on the van`,
          `Somebody has to come and look at the ${goods}`,
        ],
      }
    }),
  },
  {
    topic: 'conclude',
    difficulty: 1.9,
    make: text((draw) => {
      const [name, other] = some(draw, NAMES)
      const percent = draw.whole(2, 9) * 5
      return {
        passage: `From: ${name}. “I would not say that the new form is a failure. It is true that ${percent} per cent of our customers left it half filled in; but then hardly anybody finished the old one either, and ${other} has yet to show me a better one.”`,
        ask: `What does ${name} think of the new form?`,
        options: [
          'It has faults, but nothing better is known',
          `It is a failure, because ${percent} per cent did not finish it`,
          `The form of ${other} is better`,
          'The old form was finished by more people',
        ],
      }
    }),
  },
]

import type { Draw } from './draw.rules.ts'
import type { Kind, QuestionView } from './kinds.rules.ts'

/** A situation: its figures, and what is right under the rule that it states; the right choice first. */
type Situation = { figures: Record<string, number>; choices: readonly [string, string, string, string] }

const situation =
  (key: string, write: (draw: Draw) => Situation) =>
  (draw: Draw): QuestionView & { answer: number; reason: string } => {
    const { figures, choices } = write(draw)
    const mixed = draw.mixed(choices)
    return { key, figures, choices: mixed, answer: mixed.indexOf(choices[0]) + 1, reason: key }
  }

/** A whole number on either side of a limit, or on it: whether the rule holds is drawn with it. */
const near = (draw: Draw, limit: number, by: number) => Math.max(1, limit + draw.whole(-by, by))

/**
 * Customers and colleagues: every situation states the rule of the house and the facts, and what is right follows from both. With other figures
 * another choice is right, so that no answer can be learnt by heart.
 */
export const CARE: readonly Kind[] = [
  {
    topic: 'returns',
    difficulty: -1.6,
    make: situation('giveBack', (draw) => {
      const limit = draw.one([14, 21, 28, 30, 60])
      const days = near(draw, limit, 10)
      return {
        figures: { limit, days },
        choices:
          days <= limit
            ? ['refund', 'declineOffer', 'sendMaker', 'askWhy']
            : ['declineOffer', 'refund', 'sendMaker', 'askWhy'],
      }
    }),
  },
  {
    topic: 'returns',
    difficulty: -0.8,
    make: situation('faulty', (draw) => {
      const limit = draw.one([7, 10, 14, 30])
      const days = near(draw, limit, 6)
      return {
        figures: { limit, days },
        choices:
          days <= limit ? ['replace', 'repair', 'charge', 'notOurs'] : ['repair', 'replace', 'charge', 'notOurs'],
      }
    }),
  },
  {
    topic: 'returns',
    difficulty: 0.2,
    make: situation('overcharged', (draw) => {
      const most = draw.whole(2, 10) * 10
      const amount = near(draw, most, 9)
      return {
        figures: { most, amount },
        choices:
          amount <= most ? ['payNow', 'askLead', 'voucher', 'comeBack'] : ['askLead', 'payNow', 'voucher', 'comeBack'],
      }
    }),
  },
  {
    topic: 'upset',
    difficulty: -1.2,
    make: situation('waiting', (draw) => {
      const [waited, most] = [draw.whole(15, 45), draw.whole(8, 15)]
      const left = near(draw, most, 6)
      return {
        figures: { waited, most, left },
        choices:
          left > most
            ? ['trueTimeDrink', 'trueTime', 'anyMoment', 'lowerVoice']
            : ['trueTime', 'trueTimeDrink', 'anyMoment', 'lowerVoice'],
      }
    }),
  },
  {
    topic: 'upset',
    difficulty: -0.2,
    make: situation('insults', (draw) => {
      const most = draw.whole(2, 4)
      const given = draw.whole(0, most)
      return {
        figures: { most, given },
        choices: given < most ? ['warn', 'endCall', 'sameTone', 'hangUp'] : ['endCall', 'warn', 'sameTone', 'hangUp'],
      }
    }),
  },
  {
    topic: 'upset',
    difficulty: 0.6,
    make: situation('missing', (draw) => {
      const asked = draw.whole(6, 40)
      const got = asked - draw.whole(1, 5)
      const isOurs = draw.whole(0, 1) === 1
      return {
        figures: { asked, got, sheet: isOurs ? asked : got },
        choices: isOurs
          ? ['addNow', 'showSheet', 'blame', 'miscounted']
          : ['showSheet', 'addNow', 'blame', 'miscounted'],
      }
    }),
  },
  {
    topic: 'trust',
    difficulty: -0.5,
    make: situation('identity', (draw) => {
      const needed = draw.whole(2, 5)
      const right = draw.whole(1, needed + 1)
      return {
        figures: { needed, right },
        choices: right >= needed ? ['tell', 'askMore', 'hint', 'sendNew'] : ['askMore', 'tell', 'hint', 'sendNew'],
      }
    }),
  },
  {
    topic: 'trust',
    difficulty: -1.9,
    make: situation('age', (draw) => {
      const least = draw.one([16, 18, 21])
      const years = near(draw, least, 3)
      return {
        figures: { least, years },
        choices: years >= least ? ['sell', 'refuseSale', 'friend', 'photo'] : ['refuseSale', 'sell', 'friend', 'photo'],
      }
    }),
  },
  {
    topic: 'trust',
    difficulty: 0.9,
    make: situation('found', (draw) => {
      const keep = draw.whole(3, 14)
      const since = near(draw, keep, 3)
      return {
        figures: { keep, since },
        choices:
          since <= keep ? ['describe', 'office', 'handOver', 'openBag'] : ['office', 'describe', 'handOver', 'openBag'],
      }
    }),
  },
  {
    topic: 'together',
    difficulty: 0.4,
    make: situation('shift', (draw) => {
      const left = draw.whole(10, 30)
      const needed = near(draw, left, 9)
      return {
        figures: { left, needed },
        choices:
          needed <= left
            ? ['finishIt', 'introduce', 'comeBack', 'leave']
            : ['introduce', 'finishIt', 'comeBack', 'leave'],
      }
    }),
  },
  {
    topic: 'together',
    difficulty: 1.2,
    make: situation('queue', (draw) => {
      const most = draw.whole(3, 9)
      const people = near(draw, most, 3)
      return {
        figures: { most, people },
        choices:
          people >= most
            ? ['secondTill', 'greet', 'faster', 'closeTill']
            : ['greet', 'secondTill', 'faster', 'closeTill'],
      }
    }),
  },
  {
    topic: 'together',
    difficulty: 1.7,
    make: situation('stock', (draw) => {
      const [here, there] = [draw.whole(5, 15), draw.whole(3, 10)]
      const wanted = draw.one([here - 1, here, here + 1, here + there, here + there + 1, here + there + 4])
      const figures = { wanted, here, there }
      if (wanted <= here) return { figures, choices: ['setAside', 'orderRest', 'sayFewer', 'promiseAll'] }
      return wanted <= here + there
        ? { figures, choices: ['orderRest', 'setAside', 'sayFewer', 'promiseAll'] }
        : { figures, choices: ['sayFewer', 'orderRest', 'setAside', 'promiseAll'] }
    }),
  },
]

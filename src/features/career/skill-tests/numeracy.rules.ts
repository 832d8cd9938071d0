import type { Kind } from './kinds.rules.ts'

/** Reckoning as it comes up at work. Figures are drawn so that each answer is a whole number. */
export const NUMERACY: readonly Kind[] = [
  {
    topic: 'percent',
    difficulty: -1.6,
    make: (draw) => {
      const [percent, price] = [draw.whole(1, 9) * 5, draw.whole(2, 30) * 20]
      return { key: 'off', figures: { percent, price }, answer: (price * (100 - percent)) / 100 }
    },
  },
  {
    topic: 'percent',
    difficulty: 0.4,
    make: (draw) => {
      const [before, percent] = [draw.whole(2, 40) * 20, draw.whole(1, 15) * 5]
      return { key: 'change', figures: { before, after: before + (before * percent) / 100 }, answer: percent }
    },
  },
  {
    topic: 'percent',
    difficulty: 1.4,
    make: (draw) => {
      const [net, tax] = [draw.whole(3, 60) * 100, draw.whole(5, 18)]
      return { key: 'net', figures: { total: (net * (100 + tax)) / 100, tax }, answer: net }
    },
  },
  {
    topic: 'percent',
    difficulty: 2,
    make: (draw) => {
      const [start, up, down] = [draw.whole(1, 12) * 1000, draw.whole(1, 5) * 10, draw.whole(1, 5) * 10]
      return { key: 'twice', figures: { start, up, down }, answer: (start * (100 + up) * (100 - down)) / 10_000 }
    },
  },
  {
    topic: 'ratio',
    difficulty: -1.2,
    make: (draw) => {
      const [pieces, each, wanted] = [draw.whole(3, 9), draw.whole(3, 25), draw.whole(10, 40)]
      return { key: 'unit', figures: { pieces, price: pieces * each, wanted }, answer: wanted * each }
    },
  },
  {
    topic: 'ratio',
    difficulty: 0.2,
    make: (draw) => {
      const [first, second, part] = [draw.whole(2, 5), draw.whole(6, 9), draw.whole(20, 120)]
      return { key: 'share', figures: { first, second, total: (first + second) * part }, answer: second * part }
    },
  },
  {
    topic: 'ratio',
    difficulty: -0.4,
    make: (draw) => {
      const [people, grams, guests] = [draw.whole(2, 6), draw.whole(5, 30) * 10, draw.whole(8, 30)]
      return { key: 'recipe', figures: { people, grams: grams * people, guests }, answer: grams * guests }
    },
  },
  {
    topic: 'time',
    difficulty: -0.8,
    make: (draw) => {
      const [hours, minutes, pause] = [draw.whole(7, 10), draw.whole(1, 11) * 5, draw.whole(3, 12) * 5]
      return { key: 'shift', figures: { hours, minutes, pause }, answer: hours * 60 + minutes - pause }
    },
  },
  {
    topic: 'time',
    difficulty: 0.6,
    make: (draw) => {
      const [speed, quarters] = [draw.whole(8, 24) * 4, draw.whole(3, 15)]
      return { key: 'speed', figures: { speed, minutes: quarters * 15 }, answer: (speed * quarters) / 4 }
    },
  },
  {
    topic: 'time',
    difficulty: 1.6,
    make: (draw) => {
      const [people, days, more] = [draw.whole(2, 6), draw.whole(4, 12), draw.whole(1, 4)]
      return {
        key: 'crew',
        figures: { people, days: days * (people + more), together: people + more },
        answer: days * people,
      }
    },
  },
  {
    topic: 'measure',
    difficulty: -0.2,
    make: (draw) => {
      const [long, wide, tin] = [draw.whole(4, 15) * 2, draw.whole(3, 12) * 3, draw.one([2, 3, 6])]
      return { key: 'area', figures: { long, wide, covers: tin }, answer: (long * wide) / tin }
    },
  },
  {
    topic: 'measure',
    difficulty: 0.8,
    make: (draw) => {
      const [count, mean, more] = [draw.whole(3, 6), draw.whole(20, 90), draw.whole(1, 6)]
      return {
        key: 'mean',
        figures: { count, mean, next: count + 1, raised: mean + more },
        answer: (mean + more) * (count + 1) - mean * count,
      }
    },
  },
]

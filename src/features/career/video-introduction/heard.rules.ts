import type { Cue } from './captions.rules.ts'

/** A phrase as it was heard while a video was recorded: its words, and when it was over. Seconds from the beginning. */
export type HeardPhrase = { words: string; at: number }

const LONGEST_CUE = 8
const LONGEST_LINE = 84
/** Shortest a line stands. Seconds. */
const LEAST = 0.2

const linesOf = (words: string): string[] =>
  (words.replace(/\s+/g, ' ').match(new RegExp(`.{1,${LONGEST_LINE}}(?:\\s|$)|\\S{1,${LONGEST_LINE}}`, 'g')) ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Captions of what was heard: each phrase stands from the end of the one before, for eight seconds at most, until it was over; a long one in lines, by how
 * long each is. Nothing stands beyond the end of the video. They are a beginning: their person reads and corrects them.
 */
export const heardCues = (heard: readonly HeardPhrase[], seconds: number): Cue[] => {
  const cues: Cue[] = []
  let before = 0
  for (const { words, at } of heard) {
    const to = Math.min(Math.max(at, before + LEAST), seconds)
    const lines = linesOf(words)
    const from = Math.max(before, to - LONGEST_CUE * Math.max(lines.length, 1))
    if (from >= seconds || to - from < LEAST / 2) continue
    const all = lines.reduce((sum, line) => sum + line.length, 0)
    let passed = 0
    for (const line of lines) {
      const begins = from + ((to - from) * passed) / all
      passed += line.length
      cues.push({ from: begins, to: from + ((to - from) * passed) / all, words: line })
    }
    before = to
  }
  return cues
}

/** Which line is said at a moment of the video, by its place; -1: none. */
export const cueAt = (cues: readonly Cue[], seconds: number): number =>
  cues.findLastIndex(({ from, to }) => from <= seconds && seconds < to)

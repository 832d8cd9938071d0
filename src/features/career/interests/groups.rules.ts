import type { Interest } from './interests.rules.ts'

/**
 * The one or two kinds of interests that work in each sub-major group of ISCO-08 mostly meets, the stronger first. It is our own judgement from what
 * the groups are defined by, no measurement: the source of the groups (ILO) says nothing of interests, and published tables of other
 * classifications have no bridge to it here (decision 270).
 */
const OF_GROUP: Readonly<Record<string, readonly Interest[]>> = {
  '01': ['r', 'e'],
  '02': ['r', 'c'],
  '03': ['r', 's'],
  11: ['e', 's'],
  12: ['e', 'c'],
  13: ['e', 'r'],
  14: ['e', 's'],
  21: ['i', 'r'],
  22: ['s', 'i'],
  23: ['s', 'a'],
  24: ['c', 'e'],
  25: ['i', 'c'],
  26: ['a', 's'],
  31: ['r', 'i'],
  32: ['s', 'r'],
  33: ['c', 'e'],
  34: ['s', 'a'],
  35: ['c', 'r'],
  41: ['c', 's'],
  42: ['s', 'c'],
  43: ['c', 'r'],
  44: ['c', 's'],
  51: ['s', 'e'],
  52: ['e', 's'],
  53: ['s', 'r'],
  54: ['r', 's'],
  61: ['r', 'i'],
  62: ['r', 'i'],
  63: ['r'],
  71: ['r'],
  72: ['r', 'c'],
  73: ['r', 'a'],
  74: ['r', 'i'],
  75: ['r', 'a'],
  81: ['r', 'c'],
  82: ['r', 'c'],
  83: ['r'],
  91: ['r', 'c'],
  92: ['r'],
  93: ['r'],
  94: ['r', 's'],
  95: ['r', 'e'],
  96: ['r', 'c'],
}

/** The kinds of interests of an occupation, by its group (ISCO-08, from two digits on); none where the group is not known. */
export const interestsOfGroup = (isco: string): readonly Interest[] => OF_GROUP[isco.slice(0, 2)] ?? []

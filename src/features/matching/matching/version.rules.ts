import { ENGINE as READING } from '../cv-reading/parsed.rules.ts'

/** Stand beside every result. Each counts every change of what it names: the rules of comparing, and the list of what is taken. */
export const ENGINE = 'match/6'
export const LIST = 'facts/2'
/** The model that orders those who meet as much as each other. */
export const MODEL = 'minilm-l6-v2/fp16'
/** What the facts of an application were made by. */
export const FACTS_BY = `${READING} ${LIST}`

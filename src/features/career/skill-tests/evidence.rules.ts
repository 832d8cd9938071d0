/** The middle of the scale: half of those who take a test are expected below it. */
const MIDDLE = 500
type Result = { score: number | null; band: number | null; voided_at: string | null; test: string }

/** Tests whose result is on the scale, and of a skill that adverts ask for. Typing is told in words a minute, reading and care of an English text. */
const ON_SCALE: readonly string[] = ['numeracy', 'data', 'spreadsheet', 'coding']

/** Whether a result can be evidence of its skill: not void, and not so low that the true figure surely lies below the middle. */
export const isEvidence = ({ score, band, voided_at: voided, test }: Result): boolean =>
  ON_SCALE.includes(test) && voided === null && score !== null && band !== null && score + band >= MIDDLE

/** What a company begins with for declining somebody: its own word, and what the person is told. */
export const DEFAULT_REASONS: readonly { name: string; publicPhrase: string }[] = [
  {
    name: 'Another candidate fits the work more closely',
    publicPhrase: 'We chose somebody whose experience is closer to this work.',
  },
  {
    name: 'A requirement of the job is not met',
    publicPhrase: 'One of the requirements in the advert is not met at present.',
  },
  {
    name: 'Pay expectations are apart',
    publicPhrase: 'What you expect and what this position pays are too far apart.',
  },
  { name: 'Start date or hours do not fit', publicPhrase: 'The start date or the working hours do not fit.' },
  { name: 'The position has been filled', publicPhrase: 'The position has been filled.' },
  { name: 'The position is no longer open', publicPhrase: 'The position is no longer open.' },
]

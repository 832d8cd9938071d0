type Props = { from: string | null | undefined; until: string | null | undefined }

/**
 * From one time to another, as it is read: in Arabic from the right, as the sentences around it run and as Unicode's own patterns of a range have it.
 * A whole of its own, so that no text beside it moves its ends.
 */
export const TimeRange = ({ from, until }: Props) => <span className="figures">{`${from ?? ''}–${until ?? ''}`}</span>

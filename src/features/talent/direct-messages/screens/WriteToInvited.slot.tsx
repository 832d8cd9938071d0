import { BeginThread } from './BeginThread.tsx'

/** Under an invitation that was accepted: the beginning of a thread with whoever accepted it. */
export default function WriteToInvited({ invitation }: { invitation: string }) {
  return <BeginThread with={{ invitation }} />
}

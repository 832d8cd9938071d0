import { BeginThread } from './BeginThread.tsx'

/** Under the messages of an application: the beginning of a thread with the person. */
export default function WriteDirectly({ application }: { application: string }) {
  return <BeginThread with={{ application }} />
}

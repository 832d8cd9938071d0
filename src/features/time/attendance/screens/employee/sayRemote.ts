import type { useWords } from '../../employee/words/index.ts'
import type { Request } from '../../shapes.contract.ts'

/** The days of remote work that were asked for, in words; one day is said by its date alone, which stands before it. */
export const sayRemote = (
  t: ReturnType<typeof useWords>,
  shortDay: (day: string) => string,
  { workDate, remote }: Request,
): string =>
  remote === null || remote.until === workDate
    ? t('remoteAsk.title')
    : t('requests.remote', { from: shortDay(workDate), until: shortDay(remote.until) })

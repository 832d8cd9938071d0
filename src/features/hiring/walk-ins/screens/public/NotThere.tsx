import type { ApiError } from '../../../../../web/call.ts'
import { useWords } from '../../public/words/index.ts'

/** In the place of a page that is on its way, or that cannot be had. */
export const NotThere = ({ error }: { error: ApiError | null }) => {
  const t = useWords()
  if (!error) return <p role="status">{t('loading')}</p>
  return <p role="alert">{error.status === 404 ? t('missing') : error.message}</p>
}

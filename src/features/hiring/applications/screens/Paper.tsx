import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { answerOf } from './calls.ts'
import classes from './cv.module.css'

const PDF = 'application/pdf'
/** What a browser draws by itself. A telephone often draws no PDF: there the text is what is shown. */
export const isDrawn = (type: string) =>
  type === PDF ? navigator.pdfViewerEnabled : type === 'image/png' || type === 'image/jpeg'

/** A file of an application as it is, drawn by the browser. */
export const FilePreview = ({ path, type, title }: { path: string; type: string; title: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['paper', path],
    queryFn: () => answerOf(path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    // The type is the one the server found in the content: never a page that could run.
    const made = URL.createObjectURL(new Blob([data], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data, type])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!url) return <Skeleton height={420} />
  return type === PDF ? (
    <iframe src={`${url}#navpanes=0&view=FitH`} title={title} className={classes.paper} />
  ) : (
    <img src={url} alt={title} className={classes.picture} />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile } from '../../../../web/download.ts'
import classes from './video.module.css'

/** The still picture of a video. `at`: when it was made, so that another one is fetched anew. */
export const Picture = ({ path, at, label }: { path: string; at: string; label: string }) => {
  const { data } = useQuery({
    queryKey: ['video picture', path, at],
    queryFn: () => fetchFile(path),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return address ? <img src={address} alt={label} className={classes.picture} /> : null
}

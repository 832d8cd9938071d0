import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { initialsOf } from '../../rules.ts'
import { fetchFile } from '../download.ts'
import classes from './profile.module.css'

/** A person's photo, fetched with the caller's right to see it; their initials without one. */
export const Photo = ({ name, url, chosen = null }: { name: string; url: string | null; chosen?: Blob | null }) => {
  const { data } = useQuery({
    queryKey: ['photo', url],
    queryFn: () => fetchFile(url ?? ''),
    enabled: Boolean(url) && !chosen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const blob = chosen ?? (url ? data : null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address ? (
    <img src={address} alt="" className={classes.photo} />
  ) : (
    <span className={classes.initials} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call, useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { playMineCall, videosCall } from '../../../career/video-introduction/screens/calls.ts'
import { Player } from '../../../career/video-introduction/screens/Player.tsx'

/** A video of one's own, with its captions. */
export default function OneVideo({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data } = useApiState(videosCall, {})
  const [played, setPlayed] = useState<{ address: string } | { failure: string } | null>(null)
  useEffect(() => {
    call(playMineCall, { id })
      .then(({ address }) => setPlayed({ address }))
      .catch((error: Error) => setPlayed({ failure: error.message }))
  }, [id])
  const video = data?.videos.find((one) => one.id === id)
  return (
    <Dialog onClose={onClose} title={<bdi>{title}</bdi>}>
      {played && 'failure' in played && <p className={panel.wrong}>{played.failure}</p>}
      {video && played && 'address' in played ? (
        <Player {...video} address={played.address} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../../../web/api.ts'
import { writeCaptions } from '../captions.rules.ts'
import type { IntroVideo } from '../contract.ts'
import { type HeardPhrase, heardCues } from '../heard.rules.ts'
import { bytesOfPart, MOST_BYTES, PART_BYTES, partsOf } from '../video.rules.ts'
import { addCall, changeCall, finishCall, partCall, pictureCall, videosCall } from './calls.ts'

/** A part is tried so often before the upload stops. */
const TRIES = 4
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

export type Upload = { state: 'idle' } | { state: 'sending' | 'stopped'; here: number; parts: number; failure: string }
/** What was drawn and heard beside a recording: sent when the video is whole. */
export type Beside = { picture: Blob | null; heard: readonly HeardPhrase[] }
type Held = { id: string; title: string; file: Blob; here: readonly number[]; beside: Beside }

const NOTHING: Beside = { picture: null, heard: [] }

const typeOf = (file: Blob) => (file.type.startsWith('video/mp4') ? 'video/mp4' : 'video/webm')

/** Sends a video part by part; what is there already is not sent again, and what fails is tried once more. */
export const useUpload = (onDone: (id: string) => void) => {
  const client = useQueryClient()
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })
  const held = useRef<Held | null>(null)

  const sendPart = async (id: string, number: number, file: Blob): Promise<void> => {
    const from = number * PART_BYTES
    const part = file.slice(from, from + bytesOfPart(file.size, number))
    for (let tried = 1; ; tried++)
      try {
        await call(partCall, { id, number }, { file: part })
        return
      } catch (error) {
        // What the server refuses it refuses again; a connection may come back.
        const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)
        if (!isLost || tried === TRIES) throw error
        await wait(500 * 2 ** tried)
      }
  }

  const go = async (): Promise<void> => {
    const current = held.current
    if (!current) return
    const { id, file } = current
    const parts = partsOf(file.size)
    let here = current.here.length
    try {
      for (let number = 0; number < parts; number++) {
        if (current.here.includes(number)) continue
        setUpload({ state: 'sending', here, parts, failure: '' })
        await sendPart(id, number, file)
        current.here = [...current.here, number]
        here++
      }
      setUpload({ state: 'sending', here, parts, failure: '' })
      const { seconds } = await call(finishCall, { id })
      // The video is whole without them: what fails here is chosen and written on its card.
      if (current.beside.picture) await call(pictureCall, { id }, { file: current.beside.picture }).catch(() => {})
      const cues = heardCues(current.beside.heard, seconds ?? 0)
      if (cues.length > 0)
        await call(changeCall, {
          id,
          title: current.title,
          script: '',
          captions: writeCaptions(cues),
          trimStart: 0,
          trimEnd: null,
        }).catch(() => {})
      held.current = null
      setUpload({ state: 'idle' })
      onDone(id)
    } catch (error) {
      const said =
        error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : (error as Error).message
      setUpload({ state: 'stopped', here, parts, failure: said })
    } finally {
      await client.invalidateQueries({ queryKey: [videosCall.path] })
    }
  }

  return {
    upload,
    isTooLarge: (file: Blob) => file.size > MOST_BYTES,
    /** A new one. Throws what the server has against it. */
    begin: async (title: string, file: Blob, beside: Beside) => {
      const { id } = await call(addCall, { title, bytes: file.size, contentType: typeOf(file) })
      held.current = { id, title, file, here: [], beside }
      await go()
    },
    /** One that is not whole, with its file chosen again. */
    goOnWith: async (video: IntroVideo, file: Blob) => {
      held.current = { id: video.id, title: video.title, file, here: video.here, beside: NOTHING }
      await go()
    },
    again: go,
  }
}
export type Uploading = ReturnType<typeof useUpload>

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Endpoint, Input, Wire } from '../../shared/endpoint.ts'
import { callEndpoint } from '../call.ts'
import { createTranslator } from '../i18n.ts'
import { notify } from '../notify.ts'
import type en from '../shell/words/en.ts'
import { heldKeys, holdStep, onHeld, takeBackStep } from './held.ts'

const t = createTranslator<typeof en>('shell')

const failed = (error: unknown) => notify.failure((error as Error).message)

/**
 * Something that is done ten seconds after one said so, with Undo until then: for what the server could not make undone, such as a file that is
 * deleted or somebody who is told. `isHeld(key)`: draw it as done. What the server refuses is said, and stands there again.
 *
 * const removing = useHeldCommand(removeCall, { refreshes: [listCall] })
 * removing.hold(`note ${id}`, { id }, t('removed')); rows.filter(({ id }) => !removing.isHeld(`note ${id}`))
 */
export const useHeldCommand = <E extends Endpoint>(
  w: Wire<E>,
  // biome-ignore lint/suspicious/noExplicitAny: any call will do; only its path is read
  { refreshes = [] }: { refreshes?: readonly Pick<Wire<any>, 'path'>[] } = {},
) => {
  const client = useQueryClient()
  const keys = useSyncExternalStore(onHeld, heldKeys)
  const hold = (key: string, input: Input<E>, text: string) => {
    const undo = { label: t('undo.label'), onClick: () => void takeBackStep(key) }
    const shown = notify.success(text, undo)
    const hide = () => void shown.then((end) => end())
    const send = (isLast: boolean) =>
      callEndpoint(w, input, { keepalive: isLast })
        .catch(failed)
        .then(() => Promise.all(refreshes.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))))
    holdStep(key, { send, hide })
  }
  const isHeld = useCallback((key: string) => keys.has(key), [keys])
  return { hold, isHeld }
}

/** Something that was done, with Undo where another call makes it undone. What has followed meanwhile is the server's to refuse, in its words. */
export const notifyUndo = (text: string, undo: () => Promise<unknown>): void => {
  const onClick = () => void undo().then(() => notify.success(t('undo.done')), failed)
  notify.success(text, { label: t('undo.label'), onClick })
}

import { journeyOptions } from '../browser.ts'

/** A browser whose camera is a moving picture and whose microphone beeps; nobody is asked whether it may be used. */
export const withCamera = {
  ...journeyOptions,
  args: [...journeyOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
}

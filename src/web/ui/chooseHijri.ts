import { callEndpoint } from '../call.ts'
import { keepHijri } from './hijri.ts'

/** At once here, then on each device of theirs. As it was, where the server did not keep it. */
export const chooseHijri = async (isOn: boolean): Promise<void> => {
  keepHijri(isOn)
  try {
    await callEndpoint({ method: 'PUT', path: '/api/navigation/hijri' }, { shown: isOn })
    // What the frame was told before, and heard meanwhile, was older.
    keepHijri(isOn)
  } catch (error) {
    keepHijri(!isOn)
    throw error
  }
}

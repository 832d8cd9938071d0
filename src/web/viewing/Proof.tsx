import { useInput } from '../confirm.ts'
import ConfirmDialog from './ConfirmDialog.tsx'

/** Asks for the password when a call wants proof of who is here. */
export default function Proof() {
  const asked = useInput()
  return asked && <ConfirmDialog answer={asked.answer} />
}

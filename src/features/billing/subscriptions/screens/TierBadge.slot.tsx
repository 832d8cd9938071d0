import { useSession } from '../../../../web/session.ts'
import { PLANS, tierOf } from '../rules.ts'
import classes from './tier.module.css'

/** Which plan the person who is signed in has, in its colour and its name. `label` says what the name is of. */
export default function TierBadge({ label }: { label: string }) {
  const { subscription } = useSession()
  const plan = PLANS[tierOf(subscription?.tier)]
  return (
    <span className={classes.badge} data-colour={plan.colour}>
      {label}: {plan.name}
    </span>
  )
}

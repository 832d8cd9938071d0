import '../../../../web/styles.dashboard.ts'
import { Queries } from '../../../../web/queries.tsx'
import SeekerProfile from './SeekerProfile.screen.tsx'
import classes from './seekers.module.css'

/** The same profile at its older address, outside the dashboard. */
export default function OwnProfile() {
  return (
    <Queries>
      <div className={classes.outside}>
        <SeekerProfile />
      </div>
    </Queries>
  )
}

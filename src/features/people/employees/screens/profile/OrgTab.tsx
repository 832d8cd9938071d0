import { Anchor } from '@mantine/core'
import { dayIn } from '../../../../../shared/dates.ts'
import { useApiState } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { onDayCall } from '../../../employments/screens/calls.ts'
import { OrgTree } from '../../../employments/screens/OrgTree.tsx'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { Block } from './parts.tsx'
import classes from './profile.module.css'

/** The way up from somebody, and everybody under them. */
export default function OrgTab({ detail }: { detail: EmployeeDetail }) {
  const t = useProfileWords()
  const { id, full_name: name } = detail.employee
  const { data } = useApiState(onDayCall, { id, day: dayIn('UTC', new Date()) })
  const chain = (data?.chain ?? []).toReversed()
  return (
    <>
      <Block title={t('org.above')}>
        {chain.length === 0 ? (
          <p className={classes.note}>{t('org.nobodyAbove', { name })}</p>
        ) : (
          <ol className={classes.things}>
            {chain.map((one) => (
              <li key={one.employmentId}>
                <span className={classes.thing}>
                  <Anchor
                    component={Link}
                    to={paths.employees({ open: 'profile', id: one.employeeId, tab: 'org' })}
                    inherit
                  >
                    {one.name}
                  </Anchor>
                  <span className={classes.note}>{one.position}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
      </Block>
      <Block
        title={t('org.under', { name })}
        action={
          <Anchor component={Link} to={paths.employees({ open: 'org' })} inherit>
            {t('org.whole')}
          </Anchor>
        }
      >
        <OrgTree under={id} label={t('org.under', { name })} />
      </Block>
    </>
  )
}

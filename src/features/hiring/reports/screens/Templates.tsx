import { Stack } from '@mantine/core'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import TemplatesForm from '../../interviews/screens/TemplatesForm.tsx'
import Letters from '../../letters/screens/Letters.tsx'
import { useWords } from '../words/index.ts'
import { Part } from './Part.tsx'
import classes from './recruitment.module.css'

/** Everything that hiring begins from and is said with, in one place. */
export default function Templates() {
  const say = useWords()
  const elsewhere = [
    ['stages', paths.kanbanAts({ settings: 'stages' })],
    ['reasons', paths.kanbanAts({ settings: 'reasons' })],
    ['jobs', paths.companyJobs({ status: 'template' })],
  ] as const
  return (
    <Stack gap="md">
      <Part name={say('templates.elsewhere')} means={say('templates.elsewhereText')} wide>
        <ul className={classes.steps}>
          {elsewhere.map(([what, to]) => (
            <li key={what}>
              <span>{say(`templates.${what}`)}</span>
              <Link to={to} className={classes.wait} aria-label={`${say('open')}: ${say(`templates.${what}`)}`}>
                {say('open')}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part name={say('templates.letters')} means={say('templates.lettersText')} wide>
        <Letters />
      </Part>
      <Part name={say('templates.scorecards')} means={say('templates.scorecardsText')} wide>
        <TemplatesForm />
      </Part>
    </Stack>
  )
}

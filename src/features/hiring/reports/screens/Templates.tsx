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
  const t = useWords()
  const elsewhere = [
    ['stages', paths.kanbanAts({ settings: 'stages' })],
    ['reasons', paths.kanbanAts({ settings: 'reasons' })],
    ['jobs', paths.companyJobs({ status: 'template' })],
  ] as const
  return (
    <Stack gap="md">
      <Part name={t('templates.elsewhere')} means={t('templates.elsewhereText')} wide>
        <ul className={classes.steps}>
          {elsewhere.map(([what, to]) => (
            <li key={what}>
              <span>{t(`templates.${what}`)}</span>
              <Link to={to} className={classes.wait} aria-label={`${t('open')}: ${t(`templates.${what}`)}`}>
                {t('open')}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part name={t('templates.letters')} means={t('templates.lettersText')} wide>
        <Letters />
      </Part>
      <Part name={t('templates.scorecards')} means={t('templates.scorecardsText')} wide>
        <TemplatesForm />
      </Part>
    </Stack>
  )
}

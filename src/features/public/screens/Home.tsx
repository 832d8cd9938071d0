import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { useSession } from '../../../web/session.ts'
import { homeOf } from '../../../web/shell/navigation.ts'
import { useTitle } from '../../../web/ui/Page.tsx'
import { useWebWords } from '../../../web/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './Home.module.css'

const COUNTRIES = ['sg', 'in', 'ca', 'ae'] as const
const TODAY = ['people', 'documents', 'upload', 'portal'] as const

const Home = () => {
  const say = useWords()
  useTitle('Fourshore')
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.headline}>{say('headline')}</h1>
          <p className={classes.lead}>{say('lead')}</p>
          <Ways />
        </div>
        <Sample />
      </section>

      <section aria-labelledby="countries">
        <h2 id="countries" className={classes.heading}>
          {say('countriesTitle')}
        </h2>
        <ul className={classes.countries}>
          {COUNTRIES.map((c) => (
            <li key={c} className={classes.country}>
              <span className={classes.code} aria-hidden>
                {c.toUpperCase()}
              </span>
              <h3 className={classes.name}>{say(`${c}.name`)}</h3>
              <p className={classes.text}>{say(`${c}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="today">
        <h2 id="today" className={classes.heading}>
          {say('todayTitle')}
        </h2>
        <ul className={classes.today}>
          {TODAY.map((t) => (
            <li key={t}>
              <IconCheck size={18} aria-hidden />
              {say(`today.${t}`)}
            </li>
          ))}
        </ul>
        <p className={classes.later}>{say('laterNote')}</p>
      </section>
    </div>
  )
}
export default Home

const Ways = () => {
  const say = useWords()
  const web = useWebWords()
  const { user } = useSession()
  return (
    <div className={classes.ways}>
      {user ? (
        <Button component={Link} to={homeOf(user.role)} size="md">
          {web('nav.dashboard')}
        </Button>
      ) : (
        <>
          <Button component={Link} to={paths.signup()} size="md">
            {say('start')}
          </Button>
          <Button component={Link} to={paths.login({ role: 'employer' })} size="md" variant="default">
            {say('logIn')}
          </Button>
        </>
      )}
    </div>
  )
}

/** A worked figure of the product: the overtime dialog's rule (salary ÷ (threshold × 52 ÷ 12)) with plain numbers. */
const Sample = () => {
  const say = useWords()
  const lines = [
    [say('sampleSalary'), 'S$5,000.00'],
    [say('sampleHours'), `44 ${say('hours')}`],
    [say('sampleWorked'), `50 ${say('hours')}`],
  ] as const
  const steps = [
    [say('sampleMonthly'), '190.6667'],
    [say('sampleRate'), 'S$26.2238'],
    [say('sampleOvertime'), 'S$236.01'],
  ] as const
  return (
    <figure className={classes.sample} aria-label={say('sampleTitle')}>
      <figcaption>
        <strong>{say('sampleTitle')}</strong>
        {say('sampleIntro')}
      </figcaption>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={classes.steps}>
        {steps.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={classes.result}>
          <dt>{say('sampleResult')}</dt>
          <dd>
            <bdi>S$236.01</bdi>
          </dd>
        </div>
      </dl>
    </figure>
  )
}

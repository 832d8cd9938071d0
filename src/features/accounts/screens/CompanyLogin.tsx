import { useParams } from '@tanstack/react-router'
import { useGo } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { session } from '../../../web/session.ts'
import { useWords } from '../words/index.ts'
import { Card } from './Card.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The company's own door, for its employees. */
const CompanyLogin = () => {
  const say = useWords()
  const go = useGo()
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const done = () =>
    void go(session().user?.mustChangePassword ? paths.choosePassword() : paths.employeePortal(), { replace: true })
  return (
    <Card title={say('company.title')} subtitle={say('company.subtitle', { company: slug })}>
      <LoginForm portal="employee" company={slug} onDone={done} />
    </Card>
  )
}
export default CompanyLogin

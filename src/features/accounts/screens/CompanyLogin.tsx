import { useParams } from '@tanstack/react-router'
import { useWords } from '../words/index.ts'
import { Card } from './Card.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The company's own door, for its employees. */
const CompanyLogin = () => {
  const say = useWords()
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  return (
    <Card title={say('company.title')} subtitle={say('company.subtitle', { company: slug })}>
      <LoginForm portal="employee" company={slug} />
    </Card>
  )
}
export default CompanyLogin

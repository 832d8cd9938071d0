import { useAddress } from '../../../../web/address.ts'
import { Slot } from '../../../../web/slots.tsx'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useComplianceWords } from '../words/index.ts'
import { ComplianceFigures, CompliancePeople, ComplianceReport } from './CompliancePeople.tsx'
import classes from './compliance.module.css'
import { ExpiringPanel } from './Expiring.tsx'
import { Review } from './Review.tsx'

const AT = { tab: 'expiring', completeness: '', page: '1', review: '' }
const TABS = ['expiring', 'people'] as const

/** What runs out, what is owed, and where everybody stands by the rules of their country. */
export default function Compliance() {
  const t = useComplianceWords()
  const [at, go] = useAddress(AT)
  if (at.review)
    return (
      <Page title={t('page.title')}>
        <Review id={at.review} onBack={() => void go({ review: '' })} />
      </Page>
    )
  return (
    <Page
      title={t('page.title')}
      subtitle={t('page.subtitle')}
      actions={<ComplianceReport completeness={at.completeness} />}
    >
      <div className={classes.overview}>
        <ComplianceFigures />
        <Slot name="compliance.part" with={{}} />
        <PageTabs
          tabs={TABS}
          open={TABS.find((tab) => tab === at.tab) ?? 'expiring'}
          onOpen={(tab) => void go({ tab, page: '1', completeness: '' })}
          label={t('page.parts')}
          nameOf={(tab) => t(`page.${tab}`)}
        >
          {(tab) =>
            tab === 'expiring' ? (
              <ExpiringPanel />
            ) : (
              <CompliancePeople
                completeness={at.completeness}
                page={Number(at.page) || 1}
                onFilter={(completeness) => void go({ completeness, page: '1' }, { replace: true })}
                onPage={(page) => void go({ page: String(page) }, { replace: true })}
                onReview={(review) => void go({ review })}
              />
            )
          }
        </PageTabs>
      </div>
    </Page>
  )
}

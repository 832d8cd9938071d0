import { Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useApiState } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useReason } from '../../../../platform/geo/screens/countries.ts'
import { useWords } from '../../words/index.ts'
import { classifyCall } from '../calls.ts'
import { useAround, useJudged } from './context.ts'
import classes from './form.module.css'
import type { FormValues } from './values.ts'

/** What the server says about the person as soon as nationality and country are known, and again when either changes. */
export const Classified = () => {
  const t = useWords()
  const { number, list } = useFormat()
  const reason = useReason()
  const { surface, country: rules } = useAround()
  const { facts } = useJudged()
  const [country, nationality] = useWatch<FormValues, ['countryCode', 'nationality']>({
    name: ['countryCode', 'nationality'],
  })
  // At onboarding a country's papers are asked for before anything is known of the person.
  const onboarding = surface === 'onboarding'
  const known = Boolean(country && (nationality || onboarding))
  const { data, error, isFetching } = useApiState(
    classifyCall,
    {
      country: country.toUpperCase(),
      nationality,
      employmentStatus: facts.employmentStatus ?? '',
      ...(onboarding ? { documents: [] } : {}),
    },
    { enabled: known },
  )
  useEffect(() => {
    if (!error) return
    if (nationality) notify.failure(t('errors.classify'))
    // Without a nationality it is the country's papers that were asked for: nothing the person has to do waits for them.
    else console.error('The documents of the country could not be loaded.', error.message)
  }, [error, nationality, t])
  if (!known) return <p className={classes.note}>{t('classification.pending')}</p>
  if (!data)
    return (
      <p className={classes.note} role="status">
        {isFetching && <Loader size="xs" />} {isFetching ? t('classification.working') : t('errors.classify')}
      </p>
    )
  const { classification, confidence, required_documents: documents } = data
  // The same rules and documents, in the language of the page.
  const details = rules ? reason(rules, nationality, facts.employmentStatus) : data.details
  const input = new Map(
    (['citizen_pr', 'foreign_worker'] as const).flatMap((status) =>
      (rules?.requiredDocuments(status) ?? []).map((d) => [d.key, d.label] as const),
    ),
  )
  const classified = nationality !== '' && classification !== 'pending'
  return (
    <div className={classes.card} role="status" aria-busy={isFetching}>
      {classified ? (
        <>
          <div className={classes.row}>
            <StatusBadge tone={classification === 'citizen_pr' ? 'ok' : 'calm'}>
              {classification === 'citizen_pr' ? t('classification.citizen_pr') : t('classification.foreign_worker')}
            </StatusBadge>
            <span className="figures">
              {t('classification.confidence', { percent: `${number(Math.round(confidence * 100))}%` })}
            </span>
          </div>
          <span>{details}</span>
        </>
      ) : (
        <span className={classes.note}>{t('classification.pending')}</span>
      )}
      {documents.length > 0 && (
        <span className={classes.note}>
          {t('classification.documents')}: {list(documents.map((d) => input.get(d.key) ?? d.label))}
        </span>
      )}
    </div>
  )
}

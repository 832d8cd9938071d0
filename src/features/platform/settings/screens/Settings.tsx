import { Loader, NativeSelect } from '@mantine/core'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Slot } from '../../../../web/slots.tsx'
import { EmptyState, ErrorState } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { AreaForm } from './AreaForm.tsx'
import { listCall } from './calls.ts'
import { Storage } from './Storage.tsx'
import classes from './settings.module.css'

const AT = { area: '', part: '' }

/** How the company does things: one area at a time, for all of it or for a part of it. */
export default function Settings() {
  const t = useWords()
  const language = useLanguage()
  const [at, go] = useAddress(AT)
  const { data, error, isPending, refetch } = useApiState(listCall, {})
  if (isPending) return <Loader size="sm" />
  if (error || !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const area = data.areas.find((one) => one.area === at.area) ?? data.areas[0]
  if (!area) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  const speak = (text: { en: string; ar: string }) => (language === 'ar' ? text.ar : text.en)
  const parts = data.parts.filter(({ scope }) => area.scopes.includes(scope))
  const part = parts.find(({ id }) => id === at.part)
  return (
    <div className={classes.page}>
      <nav aria-label={t('areas')} className={classes.areas}>
        {data.areas.map((one) => (
          <button
            key={one.area}
            type="button"
            className={classes.area}
            aria-current={one.area === area.area ? 'page' : undefined}
            onClick={() => go({ area: one.area, part: '' })}
          >
            {speak(one.label)}
          </button>
        ))}
      </nav>
      <section className={classes.form} aria-labelledby="settings-area">
        <h2 id="settings-area" className={classes.title}>
          {speak(area.label)}
        </h2>
        <p className={classes.hint}>{speak(area.hint)}</p>
        {parts.length > 0 && (
          <NativeSelect
            label={t('for')}
            value={part?.id ?? ''}
            data={[
              { value: '', label: t('company') },
              ...parts.map(({ scope, id, name }) => ({ value: id, label: t(scope, { name }) })),
            ]}
            onChange={(e) => go({ part: e.currentTarget.value })}
          />
        )}
        <AreaForm key={`${area.area} ${part?.id ?? ''}`} area={area} part={part ?? null} speak={speak} />
        <Slot name="settings.area" with={{ area: area.area }} />
      </section>
      <Storage />
    </div>
  )
}

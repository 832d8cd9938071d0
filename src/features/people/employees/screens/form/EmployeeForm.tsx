import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { DraftNote } from '../../../../../web/ui/DraftNote.tsx'
import { useWords } from '../../words/index.ts'
import { CompensationSection } from './CompensationSection.tsx'
import { Conflict } from './Conflict.tsx'
import { FormAround, FormJudged } from './context.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import classes from './form.module.css'
import { type Section, sectionOf } from './judge.ts'
import {
  AfterwardsSection,
  BasicSection,
  ClassificationSection,
  DetailsSection,
  NotificationSection,
  PersonalSection,
} from './PersonSections.tsx'
import { type EmployeeFormState, flattenErrors, focusBox } from './useEmployeeForm.ts'

const StarterDialog = lazy(() => import('./StarterDialog.tsx'))

type Props = { state: EmployeeFormState; onCancel?: () => void }

/** The whole employee form, to add somebody or to edit them. */
export const EmployeeForm = ({ state, onCancel }: Props) => {
  const t = useWords()
  const { form, around, judged, record, saving } = state
  const onboarding = around.surface === 'onboarding'
  const sections: Section[] = [
    'basic',
    'classification',
    'details',
    ...(record ? (['personal'] as const) : []),
    'compensation',
    'documents',
    ...(onboarding ? (['notifications'] as const) : []),
    ...(onboarding || record ? [] : (['afterwards'] as const)),
  ]
  return (
    <FormProvider {...form}>
      <FormAround value={around}>
        <FormJudged value={judged}>
          <form noValidate onSubmit={state.save} aria-label={record ? t('form.update') : t('form.create')}>
            <div className={classes.frame}>
              <Steps sections={sections} state={state} />
              <div className={classes.body}>
                <Kept state={state} />
                <Summary state={state} />
                <BasicSection onCountry={state.onCountry} />
                <ClassificationSection />
                <DetailsSection record={record} />
                {record && <PersonalSection />}
                <CompensationSection />
                <DocumentsSection />
                {onboarding ? <NotificationSection /> : !record && <AfterwardsSection />}
              </div>
            </div>
            <div className={classes.bar}>
              {onCancel && (
                <Button variant="default" onClick={onCancel}>
                  {t('actions.cancel')}
                </Button>
              )}
              {!record && !onboarding && <SaveWithLeast state={state} />}
              <Button type="submit" loading={saving}>
                {record ? t('form.update') : t('form.create')}
              </Button>
            </div>
          </form>
          {state.clash && (
            <Conflict clash={state.clash} nameOf={state.labelOf} onChosen={state.settle} onClose={state.closeClash} />
          )}
        </FormJudged>
      </FormAround>
    </FormProvider>
  )
}

/** Name, country and first day are enough: the rest is asked of the person, or filled in later. */
const SaveWithLeast = ({ state }: { state: EmployeeFormState }) => {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('least.open')}
      </Button>
      <Suspense fallback={null}>{asking && <StarterDialog state={state} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

const Kept = ({ state }: { state: EmployeeFormState }) => {
  const t = useWords()
  if (!state.draft.restored) return <DraftNote news={state.draft.news} onDiscard={state.draft.discard} />
  return (
    <div className={classes.kept} role="status">
      {t('form.draft')}
      <Button variant="subtle" size="compact-sm" onClick={state.draft.discard}>
        {t('form.draftDiscard')}
      </Button>
    </div>
  )
}

/** The sections, each with whether everything it asks for is there. */
const Steps = ({ sections, state }: { sections: Section[]; state: EmployeeFormState }) => {
  const t = useWords()
  const open = new Set(Object.keys(state.judged.judgement.problems).map(sectionOf))
  const wrong = new Set(Object.keys(flattenErrors(state.form.formState.errors)).map(sectionOf))
  return (
    <nav aria-label={t('form.sections')} className={classes.side}>
      <ul className={classes.nav}>
        {sections.map((section) => {
          const complete = !open.has(section)
          return (
            <li key={section}>
              <Anchor
                href={`#employee-section-${section}`}
                underline="never"
                c="inherit"
                className={classes.step}
                onClick={(e) => {
                  e.preventDefault()
                  document.getElementById(`employee-section-${section}`)?.scrollIntoView({ block: 'start' })
                  document
                    .querySelector<HTMLElement>(`#employee-section-${section} :is(input, select)`)
                    ?.focus({ preventScroll: true })
                }}
              >
                <span className={classes.mark} data-complete={complete} data-wrong={wrong.has(section)} aria-hidden>
                  {wrong.has(section) ? (
                    <IconExclamationMark size={12} stroke={3} />
                  ) : (
                    <IconCheck size={12} stroke={3} />
                  )}
                </span>
                <span>
                  {t(`form.${section}`)}
                  <VisuallyHidden>, {complete ? t('form.complete') : t('form.incomplete')}</VisuallyHidden>
                </span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Every sentence that stops the saving, each leading to its box. */
const Summary = ({ state }: { state: EmployeeFormState }) => {
  const t = useWords()
  const { errors, isSubmitted } = state.form.formState
  const sentences = flattenErrors(errors)
  const paths = state.pathsOf(errors)
  const count = paths.length + state.refused.length
  if (!isSubmitted || count === 0) return null
  return (
    <div className={classes.summary} role="alert">
      <strong>{t('form.problems', { count })}</strong>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Anchor
              href={`#${path}`}
              inherit
              onClick={(e) => {
                e.preventDefault()
                focusBox(path)
              }}
            >
              {state.around.inWords(sentences[path] ?? '')}
            </Anchor>
          </li>
        ))}
        {state.refused.map((sentence) => (
          <li key={sentence}>{state.around.inWords(sentence)}</li>
        ))}
      </ul>
    </div>
  )
}

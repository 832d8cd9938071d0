import '../../../../web/styles.dashboard.ts'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Queries } from '../../../../web/queries.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { SkillResultRow } from '../../../career/skill-tests/review.contract.ts'
import { Scale } from '../../../career/skill-tests/screens/Scale.tsx'
import { useWords as useTestWords } from '../../../career/skill-tests/words/index.ts'
import { useWords } from '../words/index.ts'
import { resultsCall } from './calls.ts'
import { Decide } from './Decide.tsx'

const AT = { show: 'waiting', code: '', page: '1' }
const PAGE = 50

/** Results that people ask to have reviewed, those that are void, and the one of a badge. */
export default function SkillResults() {
  return (
    <Queries>
      <List />
    </Queries>
  )
}

const List = () => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const show = at.show === 'voided' ? 'voided' : 'waiting'
  const page = Math.max(1, Number(at.page) || 1)
  const answer = useListPage(resultsCall, at.code ? { show, code: at.code } : { show }, page)
  const { data, isPending } = answer
  const [code, setCode] = useState(at.code)
  const [deciding, setDeciding] = useState<{ result: SkillResultRow; voids: boolean } | null>(null)
  const empty = () => {
    if (at.code) return <EmptyState icon={<IconCheck size={22} stroke={1.6} />} title={t('none')} />
    return (
      <EmptyState icon={<IconCheck size={22} stroke={1.6} />} title={t(show === 'waiting' ? 'empty' : 'nothing')}>
        {t(show === 'waiting' ? 'emptyText' : 'nothingText')}
      </EmptyState>
    )
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Figures
        loading={isPending}
        figures={[
          {
            label: t('waiting'),
            value: format.number(data?.waiting ?? 0),
            hint: t('waitingHint'),
            tone: data?.waiting ? 'careful' : 'ok',
          },
        ]}
      />
      <form
        className={panel.row}
        onSubmit={(e) => {
          e.preventDefault()
          // A whole link is read to its end.
          go({ code: code.trim().split('/').at(-1) ?? '', page: '1' })
        }}
      >
        <SegmentedControl
          aria-label={t('show')}
          value={show}
          onChange={(value) => go({ show: value, code: '', page: '1' })}
          data={[
            { value: 'waiting', label: t('shows.waiting') },
            { value: 'voided', label: t('shows.voided') },
          ]}
        />
        <TextInput
          aria-label={t('code')}
          placeholder={t('code')}
          dir="ltr"
          maxLength={300}
          value={code}
          onChange={(e) => setCode(e.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('find')}
        </Button>
        {at.code && (
          <Button
            variant="subtle"
            onClick={() => {
              setCode('')
              go({ code: '' })
            }}
          >
            {t('all')}
          </Button>
        )}
      </form>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={3} columns={2} />}>
        {({ results, decides }) =>
          results.length === 0 ? (
            empty()
          ) : (
            <ul className={panel.grid}>
              {results.map((result) => (
                <Row
                  key={result.id}
                  result={result}
                  onDecide={decides ? (voids) => setDeciding({ result, voids }) : null}
                />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {data && data.total > PAGE && (
        <div className={panel.row}>
          <Button variant="default" disabled={page === 1} onClick={() => go({ page: String(page - 1) })}>
            {t('earlier')}
          </Button>
          <Button variant="default" disabled={page * PAGE >= data.total} onClick={() => go({ page: String(page + 1) })}>
            {t('later')}
          </Button>
        </div>
      )}
      {deciding && <Decide {...deciding} onClose={() => setDeciding(null)} />}
    </Page>
  )
}

type RowProps = { result: SkillResultRow; onDecide: ((voids: boolean) => void) | null }

const Row = ({ result, onDecide }: RowProps) => {
  const t = useWords()
  const w = useTestWords()
  const format = useFormat()
  const { name, test, review, voided } = result
  return (
    <li className={panel.card}>
      <h2>
        <bdi>{name}</bdi> · {w(`names.${test}`)}
      </h2>
      <Scale test={test} score={result.score} band={result.band} />
      <p className={panel.quiet}>
        {t('took', {
          day: format.day(result.takenOn),
          minutes: format.number(result.minutes),
          away: format.number(result.timesAway),
        })}{' '}
        · {t(result.isShown ? 'shown' : 'hidden')}
      </p>
      {review && (
        <p>
          {t('asks', { when: format.moment(review.at) })} <bdi>{review.words}</bdi>
        </p>
      )}
      {review?.answer && (
        <p>
          {t('answered')} <bdi>{review.answer}</bdi>
        </p>
      )}
      {voided && (
        <p>
          {t('voided', { when: format.moment(voided.at) })} <bdi>{voided.reason}</bdi>
        </p>
      )}
      {onDecide && !voided && (
        <div className={panel.row}>
          <Button color="red" variant="light" aria-label={t('voidOf', { name })} onClick={() => onDecide(true)}>
            {t('void')}
          </Button>
          {review && review.answer === null && (
            <Button variant="default" aria-label={t('standOf', { name })} onClick={() => onDecide(false)}>
              {t('stand')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

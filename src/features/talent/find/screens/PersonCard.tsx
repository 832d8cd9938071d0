import { Button, Checkbox } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconEyeOff, IconFolderPlus, IconSend } from '@tabler/icons-react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { Badges } from '../../../career/skill-tests/screens/Badges.tsx'
import { useWish } from '../../../matching/profile/screens/wish.ts'
import type { TalentCard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { markCall, nearCall, promotedCall, searchCall } from './calls.ts'
import { nameOf, spanOf, usePlaceName } from './parts.ts'
import classes from './talent.module.css'

type Props = {
  person: TalentCard
  compared: boolean
  mayCompare: boolean
  onCompare: () => void
  onOpen: () => void
  onInvite: () => void
  onPool: () => void
}

const refreshes = [searchCall, nearCall, promotedCall]

export const PersonCard = ({ person, compared, mayCompare, onCompare, onOpen, onInvite, onPool }: Props) => {
  const t = useWords()
  const mark = useCommand(markCall, { refreshes })
  const name = nameOf(person, t)
  const set = (kind: 'shortlisted' | 'hidden' | 'none', undo = false) =>
    mark.mutate(
      { id: person.id, kind },
      {
        onSuccess: () => {
          if (kind === 'hidden' && !undo)
            notify.success(t('hidden'), { label: t('undo'), onClick: () => set(person.mark ?? 'none', true) })
        },
        onError: (error) => notify.failure(error.message),
      },
    )
  const listed = person.mark === 'shortlisted'
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <div className={classes.who}>
          <h3 className={classes.name}>
            <button type="button" className={classes.open} onClick={onOpen} aria-label={t('openOf', { name })}>
              <bdi>{name}</bdi>
            </button>
          </h3>
          {person.name && person.headline && <p className={classes.headline}>{person.headline}</p>}
          <Facts person={person} />
        </div>
        <div className={classes.badges}>
          {person.invited && <StatusBadge tone="ok">{t('invited')}</StatusBadge>}
          {person.pools.map((pool) => (
            <StatusBadge key={pool} tone="calm">
              {pool}
            </StatusBadge>
          ))}
          {person.opened && <StatusBadge tone="idle">{t('opened')}</StatusBadge>}
        </div>
      </div>
      <Posts person={person} />
      <Skills person={person} />
      <Asks person={person} />
      <Badges badges={person.badges} />
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          leftSection={<IconSend size={14} />}
          onClick={onInvite}
          aria-label={t('inviteOf', { name })}
        >
          {t('invite')}
        </Button>
        <Button
          size="compact-sm"
          variant={listed ? 'light' : 'default'}
          aria-pressed={listed}
          aria-label={t('shortlistOf', { name })}
          leftSection={listed ? <IconBookmarkFilled size={14} /> : <IconBookmark size={14} />}
          onClick={() => set(listed ? 'none' : 'shortlisted')}
        >
          {t(listed ? 'shortlisted' : 'shortlist')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFolderPlus size={14} />}
          onClick={onPool}
          aria-label={t('toPoolOf', { name })}
        >
          {t('toPool')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconEyeOff size={14} />}
          aria-label={t('hideOf', { name })}
          onClick={() => set(person.mark === 'hidden' ? 'none' : 'hidden', person.mark === 'hidden')}
        >
          {t(person.mark === 'hidden' ? 'show' : 'hide')}
        </Button>
        <Checkbox
          label={t('compare')}
          aria-label={t('compareOf', { name })}
          checked={compared}
          disabled={!compared && !mayCompare}
          onChange={onCompare}
        />
      </div>
    </li>
  )
}

/** Years, place, way of working, when they were last here. */
export const Facts = ({ person }: { person: TalentCard }) => {
  const t = useWords()
  const placeName = usePlaceName()
  const wish = useWish()
  const place = placeName(person.place)
  const modes = person.modes.map((m) => t(`mode.${m}`)).join(' / ')
  const facts = [
    person.years === null ? null : t('yearsWorked', { count: person.years }),
    place,
    modes || null,
    wish.pay(person.pay),
    wish.notice(person.notice),
    t(`seen.${person.active}`),
    person.name === null ? t(person.anonymous ? 'anonymous' : 'hiddenName') : null,
  ].filter(Boolean)
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

const Posts = ({ person }: { person: TalentCard }) => {
  const t = useWords()
  const { list } = useFormat()
  if (person.posts.length + person.titles.length === 0) return null
  return (
    <p className={classes.line}>
      {person.posts.map((p, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same post may be held twice
        <span key={i} className={classes.post}>
          <bdi>{p.title}</bdi>{' '}
          <span className={classes.quiet}>{list([spanOf(p.months, t), p.present ? t('present') : null])}</span>
        </span>
      ))}
      {person.titles.length > 0 && (
        <span className={classes.quiet}>
          {t('wants')}: {list(person.titles)}
        </span>
      )}
    </p>
  )
}

/** Each with the line of their work that speaks of it. */
const Skills = ({ person }: { person: TalentCard }) => {
  const t = useWords()
  const [shown] = person.skills.filter((s) => s.evidence)
  if (person.skills.length === 0) return null
  return (
    <div className={classes.skills}>
      <ul className={classes.chips} aria-label={t('skills')}>
        {person.skills.map((s) => (
          <li key={s.label} className={classes.skill} data-shown={s.evidence !== null || undefined}>
            <bdi>{s.label}</bdi>
          </li>
        ))}
        {person.moreSkills > 0 && <li className={classes.quiet}>{t('moreSkills', { n: person.moreSkills })}</li>}
      </ul>
      {shown && (
        <p className={classes.evidence}>
          <strong>{shown.label}</strong> <q>{shown.evidence}</q>
        </p>
      )}
    </div>
  )
}

/** What the chosen job asks with its reason. */
export const Asks = ({ person }: { person: TalentCard }) => {
  const t = useWords()
  const { list } = useFormat()
  const right = (['citizen', 'permanent', 'permit', 'needs_sponsorship', 'not_said'] as const).find(
    (r) => r === person.mayWork,
  )
  if (!right && person.languages === null) return null
  return (
    <p className={classes.line}>
      {right && (
        <span>
          {t('right')}: <strong>{t(`rights.${right}`)}</strong>
        </span>
      )}
      {person.languages !== null && (
        <span>
          {t('languages')}: <strong>{list(person.languages) || t('none')}</strong>
        </span>
      )}
    </p>
  )
}

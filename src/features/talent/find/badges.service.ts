import type { Context } from '../../../server/context.ts'
import { badgesOfCards } from '../../career/skill-tests/shown.service.ts'
import type { TalentCard } from './contract.ts'

/** A card before its badges are known, which only the platform's door tells. */
export type BareCard = Omit<TalentCard, 'badges'>

/** The same cards in the same order, each with the badges its person shows. */
export const withBadges = async <C extends BareCard>(
  ctx: Pick<Context, 'database' | 'now'>,
  cards: readonly C[],
): Promise<(C & Pick<TalentCard, 'badges'>)[]> => {
  const ids = cards.map(({ id }) => id)
  const badges = await badgesOfCards(ctx, ids)
  return cards.map((card) => ({ ...card, badges: badges.get(card.id) ?? [] }))
}

export const oneWithBadges = async <C extends BareCard>(
  ctx: Pick<Context, 'database' | 'now'>,
  card: C,
): Promise<C & Pick<TalentCard, 'badges'>> => ({
  ...card,
  badges: (await badgesOfCards(ctx, [card.id])).get(card.id) ?? [],
})

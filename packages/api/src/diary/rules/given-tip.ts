import { reviewRules } from './review-rules.ts';
import {
  matchingTips,
  plainTips,
  type MatchingTips,
  type ReviewTip,
  type ReviewTipCode,
  type TipFacts,
} from './review-tips.ts';

export type GivenTip = ReviewTip & { before: Pick<ReviewTip, 'nights' | 'minutes'> | null };

type Given = { tip: GivenTip; weeks: number };

const isPattern = ({ code }: Pick<ReviewTip, 'code'>) => !(code in plainTips);

function nextTip(matching: MatchingTips, last: Given | null): Given {
  const [first, ...others] = matching;
  const isWornOut =
    last !== null && last.tip.code === first.code && last.weeks >= reviewRules.sameTipWeeks;
  const next = isWornOut && first.code !== 'shortTimeInBed' ? others.find(isPattern) : undefined;
  const tip = next ?? first;
  if (last?.tip.code !== tip.code) return { tip: { ...tip, before: null }, weeks: 1 };
  const { nights, minutes } = last.tip;
  return {
    tip: { ...tip, before: isPattern(tip) ? { nights, minutes } : null },
    weeks: last.weeks + 1,
  };
}

/**
 * Tip of a week (« une chose à essayer »): the first matching tip. After two weeks in a row with
 * the same tip, the next matching tip is given. Only the tip about a short time in bed may continue
 * longer.
 * @param earlier the earlier closed weeks, first week first
 * @decision D68 D83 diary#weekly-review
 */
export function givenTip(
  facts: TipFacts,
  earlier: readonly TipFacts[],
): { tip: GivenTip; intentions: ReviewTipCode[] } {
  const last = earlier.reduce<Given | null>(
    (given, week) => nextTip(matchingTips(week), given),
    null,
  );
  const matching = matchingTips(facts);
  const { tip } = nextTip(matching, last);
  const found = [tip, ...matching.filter(({ code }) => code !== tip.code)].filter(isPattern);
  const codes = found.slice(0, reviewRules.intentionsFound).map(({ code }) => code);
  return { tip, intentions: [...codes, 'keepRising', 'noteNights'] };
}

import { isDiaryOver, pauseOffer, pendingPause, type PauseRefusal } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Overview } from '../../../lib/use-overview.ts';
import { PauseForm } from './pause-form.tsx';
import { PendingPause } from './pending-pause.tsx';

const refusals: Readonly<Record<PauseRefusal, MessageDescriptor>> = {
  abandoned: msg`Le programme a été quitté : une pause n’est plus possible.`,
  notStarted: msg`Une pause se demande une fois le programme commencé.`,
  lastWeek: msg`Le programme en est à sa dernière semaine : une pause n’est plus possible.`,
  over: msg`Le programme est terminé : il n’y a plus rien à mettre en pause.`,
  noneLeft: msg`Les deux pauses possibles ont déjà été prises.`,
  pending: msg`Une pause est déjà demandée.`,
};

const openedWeeks = msg`Les semaines ouvertes après le programme ne se mettent pas en pause.`;

type PausePanelProps = {
  readonly overview: Overview;
  readonly isForStaff?: boolean;
};

/** @decision D67 */
export function PausePanel({ overview, isForStaff = false }: PausePanelProps) {
  const { i18n } = useLingui();
  const { today, firstDayOn, pauses, abandonment } = overview;
  const hasLeft = abandonment !== null;
  const pending = hasLeft ? null : pendingPause(pauses, today);
  if (pending) return <PendingPause overview={overview} pause={pending} isForStaff={isForStaff} />;
  const offer = pauseOffer({ today, firstDayOn, pauses, abandonedOn: hasLeft ? today : null });
  if ('refusal' in offer) {
    const isOpenedWeek = offer.refusal === 'over' && !isDiaryOver(overview);
    return <p>{i18n._(isOpenedWeek ? openedWeeks : refusals[offer.refusal])}</p>;
  }
  return (
    <PauseForm key={offer.startsOn} overview={overview} offer={offer} isForStaff={isForStaff} />
  );
}

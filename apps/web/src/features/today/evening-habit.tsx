import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import type { Programme } from '../../lib/programme-data.ts';

const habits: readonly MessageDescriptor[] = [
  msg`Tournez le réveil vers le mur : demain, vous noterez la nuit de mémoire.`,
  msg`N’allez pas au lit avant votre heure de coucher, même si la soirée semble longue.`,
  msg`Allez au lit quand vous avez sommeil, et gardez le lit pour dormir.`,
  msg`Notez ce qui vous préoccupe bien avant le coucher, puis fermez le carnet.`,
  msg`Baissez les lumières une heure avant le coucher, et respirez lentement quelques minutes.`,
  msg`Demain, levez-vous à la même heure, quelle que soit la nuit.`,
];
const scheduleModule = 2;

export function moduleInProgress({
  currentStep,
  modules,
}: Pick<Programme, 'currentStep' | 'modules'>): number {
  const open = modules.findLast(({ state }) => state !== 'locked')?.number ?? 1;
  return currentStep?.moduleNumber ?? open;
}

type EveningHabitProps = {
  readonly programme: Programme;
  readonly hasSchedule: boolean;
};

export function EveningHabit({ programme, hasSchedule }: EveningHabitProps) {
  const { i18n } = useLingui();
  const number = moduleInProgress(programme);
  const module = number === scheduleModule && !hasSchedule ? 1 : number;
  const habit = habits[module - 1];
  if (!habit) return null;
  return (
    <p className="mt-5 border-t border-line pt-4">
      <span className="block text-small text-ink-soft">
        <Link to="module" params={{ module }}>
          <Trans>Une habitude du module {module}</Trans>
        </Link>
      </span>
      {i18n._(habit)}
    </p>
  );
}

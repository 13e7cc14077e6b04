import { Trans } from '@lingui/react/macro';
import { useWords } from '../use-words.ts';

/** Hours of a week without a schedule. `wakeTime`: rise time of a schedule that was stopped. */
export function UsualHours({ wakeTime }: { readonly wakeTime: number | null }) {
  const { clock } = useWords();
  if (wakeTime === null) return <Trans>Couchez-vous comme d’habitude.</Trans>;
  const rise = clock(wakeTime);
  return <Trans>Gardez vos heures habituelles, et levez-vous à {rise} comme avant.</Trans>;
}

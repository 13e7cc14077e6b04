import { useLingui } from '@lingui/react/macro';
import { useWords } from '../../nights/use-words.ts';
import type { ScheduleVerdict } from './schedule-choice.ts';

/** @decision D28 */
export function useAnchorError(verdict: ScheduleVerdict | null): string | undefined {
  const { t } = useLingui();
  const { clock } = useWords();
  switch (verdict?.kind) {
    case 'missing':
      return t`Entrez l’heure que vous choisissez`;
    case 'unreadable':
      return t`Entrez une heure de 00:00 à 23:59, par exemple 06:30`;
    case 'offStep':
      return t`L’horaire va de 5 en 5 minutes : entrez ${clock(verdict.before)} ou ${clock(verdict.after)}`;
    case 'ready':
    case undefined:
      return undefined;
  }
}

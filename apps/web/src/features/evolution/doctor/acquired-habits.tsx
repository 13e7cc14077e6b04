import { acquiredTrials } from '@aube/api/rules';
import { intentionCodes } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import type { Programme } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';

/** @decision D84 */
export function AcquiredHabits({ programme }: { programme: Programme }) {
  const text = useFieldText();
  const habits = acquiredTrials(programme.weeks);
  if (habits.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>Habitudes acquises</Trans>
      </h2>
      <p>{habits.map(({ code }) => text(intentionCodes[code].label)).join(' · ')}</p>
    </>
  );
}

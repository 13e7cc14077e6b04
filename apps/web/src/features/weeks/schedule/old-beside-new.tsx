import type { Schedule } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWords } from '../../nights/use-words.ts';

type OldBesideNewProps = {
  readonly before: (Schedule & { windowMinutes: number }) | null;
  readonly children: ReactNode;
};

/** Schedule in force, shown above the schedule that is being chosen. @decision D68 */
export function OldBesideNew({ before, children }: OldBesideNewProps) {
  const { clock, duration } = useWords();
  if (before === null) return children;
  const bedTime = clock(before.bedTime);
  const wakeTime = clock(before.wakeTime);
  const window = duration(before.windowMinutes);
  return (
    <>
      <p className="mb-3 text-ink-soft">
        <Trans>
          Jusqu’ici : coucher {bedTime}, lever {wakeTime}, fenêtre {window}.
        </Trans>
      </p>
      {children}
    </>
  );
}

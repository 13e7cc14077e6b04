import { callsForCaution, type NightMeasures } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { Programme } from '../../../lib/programme-data.ts';
import { SomethingHappenedLink } from '../../../ui/something-happened-link.tsx';

type NightCautionProps = {
  readonly programme: Programme;
  readonly date: string;
  readonly measures: Pick<NightMeasures, 'totalSleepMinutes'>;
};

/**
 * Shown after a night of very little sleep, last night or the night before.
 * @decision D69 D77 D80
 */
export function NightCaution({ programme, date, measures }: NightCautionProps) {
  const { person, today } = programme;
  if (person.isConsulted || !callsForCaution(date, measures, today)) return null;
  return (
    <div className="mt-3 border-l-4 border-attention pl-4">
      <p>
        <Trans>
          Si vous avez sommeil aujourd’hui, ne conduisez pas et n’utilisez pas de machine
          dangereuse.
        </Trans>
      </p>
      <SomethingHappenedLink />
    </div>
  );
}

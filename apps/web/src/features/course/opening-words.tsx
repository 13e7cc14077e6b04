import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';

type Opening = {
  readonly opensOn: string | null;
  readonly afterModule: number | null;
  readonly isStopped: boolean;
};

/** @decision D34 */
export function OpeningWords({ opensOn, afterModule, isStopped }: Opening) {
  const dates = useDates();
  if (isStopped) return <Trans>Ne s’ouvrira pas : le programme est arrêté.</Trans>;
  if (opensOn !== null && afterModule !== null) {
    return (
      <Trans>
        S’ouvre le {dates.day(opensOn)}, une fois le module {afterModule} terminé.
      </Trans>
    );
  }
  if (opensOn !== null) return <Trans>S’ouvre le {dates.day(opensOn)}.</Trans>;
  if (afterModule !== null) {
    return <Trans>S’ouvre dès que le module {afterModule} est terminé.</Trans>;
  }
  return <Trans>S’ouvre une fois le questionnaire de départ envoyé.</Trans>;
}

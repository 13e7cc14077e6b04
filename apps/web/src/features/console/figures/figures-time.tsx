import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';

/** @decision console#kept-figures */
export function FiguresTime({ asOf }: { asOf: string | null | undefined }) {
  const dates = useDates();
  if (!asOf) return null;
  return (
    <p className="mb-3">
      <Trans>
        Ces chiffres datent du {dates.stamp(asOf)} : des changements plus récents y manquent. Le
        site les recompte sans vous.
      </Trans>
    </p>
  );
}

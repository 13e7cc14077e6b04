import { useLingui } from '@lingui/react/macro';
import { zoneWords } from '../../lib/time-zone-choices.ts';

type ZoneGroup = {
  readonly label: string;
  readonly zones: readonly string[];
  readonly wordsOf?: (zone: string) => string;
};

function Group({ label, zones, wordsOf = zoneWords }: ZoneGroup) {
  return (
    <optgroup label={label}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {wordsOf(zone)}
        </option>
      ))}
    </optgroup>
  );
}

export function ZoneOptions({
  likely,
  others,
}: {
  readonly likely: ZoneGroup;
  readonly others: readonly string[];
}) {
  const { t } = useLingui();
  return (
    <>
      <Group {...likely} />
      <Group label={t`Tous les autres`} zones={others} />
    </>
  );
}

import { type NightEntry, nightDetails } from '@aube/api/rules';
import { useNightRows } from '../use-night-rows.ts';

/** @decision D70 */
export function DetailsSaid({ night }: { night: NightEntry }) {
  const rows = useNightRows()(night, nightDetails).filter(({ value }) => value !== null);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-x-4 gap-y-1 border-t border-line pt-4 sm:grid-cols-[auto_1fr]">
      {rows.map(({ field, name, value }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mb-1 whitespace-pre-wrap wrap-anywhere sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useDates } from '../lib/dates.ts';

/** A date with its time. It stays on one line, since a browser breaks a date after a hyphen. */
export function Stamp({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {useDates().stamp(at)}
    </time>
  );
}

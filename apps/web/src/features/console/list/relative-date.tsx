import type { LocalDate } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { formatAgo } from './format-ago.ts';

type RelativeDateProps = {
  readonly on: LocalDate;
  readonly absolute?: string;
};

/** The exact date is shown on focus or hover, and always on touch screens. */
export function RelativeDate({ on, absolute = on }: RelativeDateProps) {
  const { i18n } = useLingui();
  const dates = useDates();
  const ago = formatAgo(on, dates.today(), i18n.locale);
  if (ago === null) return <time dateTime={on}>{absolute}</time>;
  return (
    <time dateTime={on} className="group/date inline-grid whitespace-nowrap tabular-nums">
      <span className={relativeLook}>{ago}</span> <span className={absoluteLook}>{absolute}</span>
    </time>
  );
}

export function RelativeInstant({ at }: { readonly at: string }) {
  const dates = useDates();
  return <RelativeDate on={dates.localDateOf(at)} absolute={dates.stamp(at)} />;
}

const relativeLook =
  '[grid-area:1/1] pointer-fine:group-hover/date:opacity-0 pointer-fine:group-focus-within/row:opacity-0';
const absoluteLook =
  'pointer-coarse:text-small pointer-coarse:text-ink-soft pointer-fine:[grid-area:1/1] pointer-fine:not-group-hover/date:not-group-focus-within/row:opacity-0';

import type { LocalDate } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { formatAgo, todayHere } from './format-ago.ts';

type RelativeDateProps = {
  readonly on: LocalDate;
  readonly absolute?: string;
};

/**
 * The exact date is shown on focus or hover, and always on touch screens. Screen readers read both
 * dates.
 */
export function RelativeDate({ on, absolute = on }: RelativeDateProps) {
  const { i18n } = useLingui();
  const ago = formatAgo(on, todayHere(), i18n.locale);
  if (ago === null) return <time dateTime={on}>{absolute}</time>;
  return (
    <time dateTime={on} className="group/date inline-grid whitespace-nowrap tabular-nums">
      <span className={relativeLook}>{ago}</span> <span className={absoluteLook}>{absolute}</span>
    </time>
  );
}

const relativeLook =
  '[grid-area:1/1] pointer-fine:group-hover/date:opacity-0 pointer-fine:group-focus-within/row:opacity-0';
const absoluteLook =
  'pointer-coarse:text-small pointer-coarse:text-ink-soft pointer-fine:[grid-area:1/1] pointer-fine:not-group-hover/date:not-group-focus-within/row:opacity-0';

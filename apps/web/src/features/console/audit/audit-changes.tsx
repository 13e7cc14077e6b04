import type { RouterOutputs } from '@aube/api';
import { Plural, useLingui } from '@lingui/react/macro';
import { linkClass } from '../../../ui/link.tsx';

type AuditChange = RouterOutputs['rights']['listAudit']['rows'][number]['changes'][number];

/** Number of changes shown at first. A night or a questionnaire can have dozens of changes. */
const SHOWN = 3;

export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  if (changes.length <= SHOWN + 1) return <ChangeList changes={changes} />;
  const others = changes.slice(SHOWN);
  const otherCount = others.length;
  return (
    <>
      <ChangeList changes={changes.slice(0, SHOWN)} />
      <details>
        <summary className="flex min-h-8 list-none items-center [&::-webkit-details-marker]:hidden">
          <span className={linkClass}>
            <Plural value={otherCount} one="# autre champ" other="# autres champs" />
          </span>
        </summary>
        <ChangeList changes={others} />
      </details>
    </>
  );
}

function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-1 whitespace-normal">
      {changes.map(({ field, name, before, after }) => (
        <li key={field} className="max-w-96 wrap-anywhere">
          <span className="text-ink-soft">{name}</span> {before ?? t`(vide)`} → {after ?? t`(vide)`}
        </li>
      ))}
    </ul>
  );
}

import type { RouterOutputs } from '@aube/api';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { linkClass } from '../../../ui/link.tsx';

type AuditChange = RouterOutputs['rights']['listAudit']['rows'][number]['changes'][number];

const SHOWN_AT_FIRST = 3;

function cut<Entry>(entries: readonly Entry[]): {
  shown: readonly Entry[];
  others: readonly Entry[];
} {
  const end = entries.length <= SHOWN_AT_FIRST + 1 ? entries.length : SHOWN_AT_FIRST;
  return { shown: entries.slice(0, end), others: entries.slice(end) };
}

export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  const { shown, others } = cut(changes);
  const otherCount = others.length;
  return (
    <>
      <ChangeList changes={shown} />
      {otherCount > 0 && (
        <Unfolded label={<Plural value={otherCount} one="# autre champ" other="# autres champs" />}>
          <ChangeList changes={others} />
        </Unfolded>
      )}
    </>
  );
}

function Unfolded({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-8 list-none items-center [&::-webkit-details-marker]:hidden">
        <span className={linkClass}>{label}</span>
      </summary>
      {children}
    </details>
  );
}

function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useLingui();
  const words = (values: readonly string[]) => values.join(', ') || t`(vide)`;
  return (
    <ul className="grid gap-1 whitespace-normal">
      {changes.map(({ field, name, before, after }) => {
        const [was, is] = [cut(before), cut(after)];
        const [otherBefore, otherAfter] = [was.others.length, is.others.length];
        return (
          <li key={field} className="max-w-96 wrap-anywhere">
            <span className="text-ink-soft">{name}</span>{' '}
            <span>
              {words(was.shown)} → {words(is.shown)}
            </span>
            {otherBefore > 0 && (
              <Unfolded
                label={
                  <Plural
                    value={otherBefore}
                    one="# autre valeur avant"
                    other="# autres valeurs avant"
                  />
                }
              >
                {words(was.others)}
              </Unfolded>
            )}
            {otherAfter > 0 && (
              <Unfolded
                label={
                  <Plural
                    value={otherAfter}
                    one="# autre valeur après"
                    other="# autres valeurs après"
                  />
                }
              >
                {words(is.others)}
              </Unfolded>
            )}
          </li>
        );
      })}
    </ul>
  );
}

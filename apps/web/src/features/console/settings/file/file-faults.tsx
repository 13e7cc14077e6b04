import type { FieldIssue } from '@aube/api';
import { useLingui } from '@lingui/react/macro';
import { faultWords } from '../fault-words.ts';

type Named = { readonly kind: string; readonly establishment: string | null };

function namesInFile(text: string): Named[] {
  try {
    const { settings } = JSON.parse(text) as { settings?: unknown };
    if (!Array.isArray(settings)) return [];
    return settings.map((each: Partial<Record<keyof Named, unknown>> | null) => ({
      kind: typeof each?.kind === 'string' ? each.kind : '',
      establishment: typeof each?.establishment === 'string' ? each.establishment : null,
    }));
  } catch {
    return [];
  }
}

type FileFaultsProps = {
  readonly text: string;
  readonly issues: readonly Pick<FieldIssue, 'path' | 'code'>[];
  readonly titleOf: (kind: string) => string;
};

export function FileFaults({ text, issues, titleOf }: FileFaultsProps) {
  const { t, i18n } = useLingui();
  const names = namesInFile(text);
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5">
      {issues.map(({ path, code }) => {
        const [where, index, ...field] = path;
        const named = where === 'settings' ? names[Number(index)] : undefined;
        const place = named?.establishment ?? t`Tout le site`;
        return (
          <li key={path.join('.')} className="wrap-break-word">
            {named && (
              <strong className="font-medium">{`${titleOf(named.kind)} · ${place} : `}</strong>
            )}
            <span>{i18n._(faultWords({ path, code }))}</span>
            {named && field.length > 0 && (
              <code className="text-small text-ink-soft">{` (${field.join('.')})`}</code>
            )}
          </li>
        );
      })}
    </ul>
  );
}

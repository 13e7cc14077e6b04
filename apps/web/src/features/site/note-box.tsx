import { Trans } from '@lingui/react/macro';
import { ListChecks, Sparkle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type NoteKind = 'advice' | 'caution' | 'summary';

const looks: Record<NoteKind, { icon: LucideIcon; title: ReactNode }> = {
  advice: { icon: Sparkle, title: <Trans>À essayer</Trans> },
  caution: { icon: TriangleAlert, title: <Trans>Prudence</Trans> },
  summary: { icon: ListChecks, title: <Trans>À retenir</Trans> },
};

/** Advice, caution or summary: marked by a sign, a word and a line as well as by colour. */
export function NoteBox({ kind, children }: { kind: NoteKind; children: ReactNode }) {
  const id = useId();
  const { icon: Icon, title } = looks[kind];
  return (
    <div role="note" aria-labelledby={id} className="note-box" data-kind={kind}>
      <p id={id} className="note-title">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {title}
      </p>
      <div className="prose">{children}</div>
    </div>
  );
}

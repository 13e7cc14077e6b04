import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HeadingWords } from '../../../ui/heading-words.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { type NightRow, useNightRows } from '../use-night-rows.ts';
import { type DiaryDay, isCompletedDay } from '../../../lib/programme-data.ts';
import { useNightEntry } from '../form/entry-context.ts';
import type { NightDraft } from '../form/use-night-draft.ts';
import { useTakeSaved } from './use-take-saved.ts';

type ConflictPanelProps = {
  readonly current: DiaryDay;
  readonly draft: NightDraft;
  readonly onTakeTheirs: () => void;
};

export default function ConflictPanel(props: ConflictPanelProps) {
  const { current, draft, onTakeTheirs } = props;
  const { t } = useLingui();
  const { review } = useNightEntry();
  const rowsOf = useNightRows();
  const takeSaved = useTakeSaved(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!review.isSavable || !isCompletedDay(current)) return null;
  const mine = rowsOf(review.entry);
  const theirs = rowsOf(current.night);
  const takeTheirs = () => {
    takeSaved(current);
    onTakeTheirs();
  };
  return (
    <section aria-labelledby="conflict" className="rounded-card border-2 border-attention p-5">
      <h2 id="conflict" ref={heading} tabIndex={-1} className="mb-2 text-lead">
        <HeadingWords>{t`Cette nuit a été enregistrée ailleurs entre-temps`}</HeadingWords>
      </h2>
      <p className="mb-4">
        <Trans>
          Un autre appareil, ou un autre onglet, l’a enregistrée pendant que vous écriviez ici. Les
          deux versions sont gardées : choisissez celle qui est juste.
        </Trans>
      </p>
      <DataTable caption={t`Les deux versions de la nuit`} head={[t`Ici`, t`Ailleurs`]}>
        {mine.map((row, index) => {
          const other = theirs[index];
          if (row.value === null && other?.value === null) return null;
          return <ConflictRow key={row.field} mine={row} theirs={other} />;
        })}
      </DataTable>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void draft.submitMine()}>
          <Trans>Garder ce que j’ai écrit ici</Trans>
        </Button>
        <Button kind="secondary" onClick={takeTheirs}>
          <Trans>Garder l’autre version</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The question is above the two answers, so that they fit side by side on a phone. */
function ConflictRow({ mine, theirs }: { mine: NightRow; theirs: NightRow | undefined }) {
  const isDifferent = mine.value !== theirs?.value;
  return (
    <tbody className={isDifferent ? 'font-bold' : 'text-ink-soft'}>
      <tr>
        <th scope="rowgroup" colSpan={2} className="border-b-0 pb-0 font-normal">
          <span>{mine.name}</span>
          {isDifferent && (
            <span className="sr-only">
              {' '}
              <Trans>(différent)</Trans>
            </span>
          )}
        </th>
      </tr>
      <tr>
        <td>{mine.value ?? '—'}</td>
        <td>{theirs?.value ?? '—'}</td>
      </tr>
    </tbody>
  );
}

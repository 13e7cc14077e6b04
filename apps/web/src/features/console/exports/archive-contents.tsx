import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';

type Datasets = RouterOutputs['exports']['listDatasets'];

/** Stands where a single dataset has its preview. */
export function ArchiveContents({ datasets }: { datasets: Datasets }) {
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-lead">
        <Trans>Dans l’archive</Trans>
      </h2>
      <dl className="rounded-card border border-line bg-raised px-4 sm:px-5">
        {datasets.map(({ fileName, title, description }) => (
          <div key={fileName} className="border-t border-line py-3 first:border-t-0">
            <dt className="font-medium">{title}</dt>
            <dd className="text-small text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

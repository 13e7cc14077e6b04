import type { EstablishmentStatistics } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '../../../ui/data-table.tsx';
import { figureWords } from './figure-words.ts';
import { funnelOf } from './funnel.ts';

type FunnelProps = {
  readonly statistics: EstablishmentStatistics;
};

/** From registration to the last questionnaire, drawn, and in figures under the drawing. */
export function Funnel({ statistics }: FunnelProps) {
  const { i18n, t } = useLingui();
  const steps = funnelOf(statistics);
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="mb-2 text-lead">
        <Trans>Du compte activé au dernier questionnaire</Trans>
      </h2>
      <p className="mb-4 text-ink-soft">
        <Trans>
          Qui a quitté le programme compte aussi, pour ce qui a été envoyé avant de partir.
        </Trans>
      </p>
      {statistics.registered > 0 && (
        <ul aria-hidden className="mb-6 max-w-3xl space-y-3">
          {steps.map(({ name, count, percent }) => (
            <li key={name}>
              <span className="flex justify-between gap-4 text-small">
                <span>{i18n._(figureWords[name].name)}</span>
                <span className="tabular-nums">{i18n.number(count)}</span>
              </span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-3 w-full">
                <rect width="100" height="6" rx="0" className="fill-sunken" />
                <rect width={percent ?? 0} height="6" className="fill-sleep" />
              </svg>
            </li>
          ))}
        </ul>
      )}
      <DataTable caption={<Trans>Personnes à chaque étape</Trans>}>
        <thead>
          <tr>
            <th scope="col">{t`Étape`}</th>
            <th scope="col" className="text-right!">{t`Personnes`}</th>
            <th scope="col" className="text-right! whitespace-normal!">{t`Part des inscrits`}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, count, percent }) => (
            <tr key={name}>
              <th scope="row" className="font-medium">
                {i18n._(figureWords[name].name)}
              </th>
              <td className="text-right! tabular-nums">{i18n.number(count)}</td>
              <td className="text-right! tabular-nums">
                {percent === null ? '–' : i18n.number(percent / 100, { style: 'percent' })}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

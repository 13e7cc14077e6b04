import { FIGURE_STEPS } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../lib/use-field-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { SavedDrawing } from './drawing/saved-drawing.tsx';
import { StepDrawing } from './drawing/step-drawing.tsx';
import { FigureFileButton } from './figure-file-button.tsx';
import { FigureLink } from './figure-link.tsx';
import type { FigureScope } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';
import type { PersonFigures } from './person-figures.ts';
import { ShareBar } from './share-bar.tsx';

type StepsTableProps = {
  readonly scope: FigureScope;
  readonly figures: PersonFigures;
};

/** @decision D64 */
export function StepsTable({ scope, figures }: StepsTableProps) {
  const { i18n, t } = useLingui();
  const label = useLabel();
  return (
    <section aria-labelledby="steps" className="mb-10">
      <h2 id="steps" className="mb-2 text-lead">
        <Trans>Du compte créé à la fin du programme</Trans>
      </h2>
      <p className="mb-4 max-w-(--container-page) text-ink-soft">
        <Trans>
          Chaque part se compte parmi les personnes dont l’étape est arrivée : qui en est à la
          semaine 3 ne manque pas à S6.
        </Trans>
      </p>
      <DataTable caption={<Trans>Personnes à chaque étape</Trans>}>
        <thead>
          <tr>
            <th scope="col">{t`Étape`}</th>
            <th scope="col" className="text-right!">{t`Personnes`}</th>
            <th scope="col" className="text-right!">{t`Sur`}</th>
            <th scope="col">{t`Part`}</th>
            <th scope="col" className="text-right!">{t`Manquent`}</th>
          </tr>
        </thead>
        <tbody>
          {FIGURE_STEPS.map(({ done, due, missing }) => (
            <tr key={done}>
              <th scope="row" className="font-medium">
                {label(peopleWords[done].label)}
              </th>
              <td className="text-right! tabular-nums">
                <FigureLink scope={scope} figure={done} count={figures[done]} />
              </td>
              <td className="text-right! tabular-nums">
                <FigureLink scope={scope} figure={due} count={figures[due]} />
              </td>
              <td className="tabular-nums sm:w-104">
                <span className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-6">
                  <span className="inline-block min-w-14 text-right whitespace-nowrap">
                    {figures[due] === 0
                      ? '–'
                      : i18n.number(figures[done] / figures[due], { style: 'percent' })}
                  </span>
                  <ShareBar part={figures[done]} whole={figures[due]} />
                </span>
              </td>
              <td className="text-right! tabular-nums">
                <FigureLink scope={scope} figure={missing} count={figures[missing]} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <FigureFileButton
        file="statistiques-etapes.csv"
        scope={scope}
        of={t`Personnes à chaque étape`}
      />
      <SavedDrawing label={t`Personnes à chaque étape`} fileName="statistiques-etapes.svg">
        {(ref) => <StepDrawing ref={ref} figures={figures} />}
      </SavedDrawing>
    </section>
  );
}

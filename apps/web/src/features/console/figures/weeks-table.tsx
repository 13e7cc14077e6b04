import type { RouterOutputs } from '@aube/api';
import { programmeRules, questionnaireOfWeek, type WeekFigure } from '@aube/api/rules';
import { week as weekEntity } from '@aube/dictionary';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { OutOf } from '../list/out-of.tsx';
import { SavedDrawing } from './drawing/saved-drawing.tsx';
import { WeekDrawing } from './drawing/week-drawing.tsx';
import { FigureFileButton } from './figure-file-button.tsx';
import { FigureLink } from './figure-link.tsx';
import type { FigureScope } from './figure-scope.ts';
import { ShareBar } from './share-bar.tsx';

type Week = RouterOutputs['stats']['getFigures']['weeks'][number];

type WeeksTableProps = {
  readonly scope: FigureScope;
  readonly weeks: readonly Week[];
};

const SHOWN_ON_A_PHONE = 8;

/** @decision D64 */
export function WeeksTable({ scope, weeks }: WeeksTableProps) {
  const { t } = useLingui();
  const text = useFieldText();
  const [isWhole, setWhole] = useState(false);
  const foldedFrom = isWhole ? weeks.length : SHOWN_ON_A_PHONE;
  const folded = weeks.length - foldedFrom;
  return (
    <section aria-labelledby="weeks" className="mb-10">
      <h2 id="weeks" tabIndex={-1} className="mb-3 text-lead">
        <Trans>Semaine par semaine</Trans>
      </h2>
      {weeks.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>Personne n’a encore commencé le programme.</Trans>
        </p>
      ) : (
        <>
          <DataTable caption={<Trans>Semaines atteintes par quelqu’un</Trans>} isFolded>
            <thead>
              <tr>
                <th scope="col">{text(weekEntity.fields.number.label)}</th>
                <th scope="col" className="text-right!">{t`Atteinte`}</th>
                <th scope="col" className="text-right!">{t`Actives`}</th>
                <th scope="col">{text(weekEntity.fields.completedNights.label)}</th>
                <th scope="col" className="text-right!">{t`Efficacité médiane`}</th>
                <th scope="col" className="text-right!">{t`Horaire choisi`}</th>
                <th scope="col" className="text-right!">{t`Module terminé`}</th>
                <th scope="col" className="text-right!">{t`Questionnaire`}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <WeekRow key={week.week} scope={scope} week={week} isFolded={index >= foldedFrom} />
              ))}
            </tbody>
          </DataTable>
          {folded > 0 && (
            <Button
              kind="secondary"
              className="mt-4 mb-2 sm:hidden"
              onClick={() => {
                setWhole(true);
                catchFocus(() => document.getElementById('weeks'));
              }}
            >
              <Plural
                value={folded}
                one="Montrer une semaine de plus"
                other="Montrer les # semaines suivantes"
              />
            </Button>
          )}
          <FigureFileButton
            file="statistiques-semaines.csv"
            scope={scope}
            of={t`Semaine par semaine`}
          />
          <SavedDrawing label={t`Semaine par semaine`} fileName="statistiques-semaines.svg">
            {(ref) => <WeekDrawing ref={ref} weeks={weeks} />}
          </SavedDrawing>
        </>
      )}
    </section>
  );
}

type WeekRowProps = {
  readonly scope: FigureScope;
  readonly week: Week;
  /** True for a row that a phone shows only after a press. */
  readonly isFolded: boolean;
};

function WeekRow({ scope, week, isFolded }: WeekRowProps) {
  const { i18n, t } = useLingui();
  const text = useFieldText();
  const { recordedNights, expectedNights, medianEfficiencyPercent: median } = week;
  const link = (figure: WeekFigure, isInWords = false) => (
    <FigureLink
      scope={scope}
      figure={figure}
      week={week.week}
      count={week[figure]}
      isInWords={isInWords}
    />
  );
  const code = questionnaireOfWeek.get(week.week);
  return (
    <tr className={classNames(isFolded && 'max-sm:not-print:hidden')}>
      <th
        scope="row"
        data-name={text(weekEntity.fields.number.label)}
        className="font-medium tabular-nums"
      >
        {week.week}
      </th>
      <td data-name={t`Atteinte`} className={figureCell}>
        {link('reached')}
      </td>
      <td data-name={t`Actives`} className={figureCell}>
        {link('active')}
      </td>
      <td
        data-name={text(weekEntity.fields.completedNights.label)}
        className="tabular-nums sm:w-64"
      >
        <span className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-6">
          <span className="sm:min-w-24 sm:text-right">
            <OutOf part={recordedNights} whole={expectedNights} />
            <span className="block text-small">{link('expected', true)}</span>
          </span>
          <ShareBar part={recordedNights} whole={expectedNights} />
        </span>
      </td>
      <td data-name={t`Efficacité médiane`} className={figureCell}>
        {median === null ? (
          '–'
        ) : (
          <>
            {i18n.number(median / 100, { style: 'percent', maximumFractionDigits: 1 })}
            <span className="block text-small">{link('measured', true)}</span>
          </>
        )}
      </td>
      <td data-name={t`Horaire choisi`} className={cellOf(week.week > 1)}>
        {week.week === 1 ? '–' : link('scheduled')}
      </td>
      <td data-name={t`Module terminé`} className={cellOf(week.week <= programmeRules.moduleCount)}>
        {week.week > programmeRules.moduleCount ? '–' : link('moduleDone')}
      </td>
      <td data-name={t`Questionnaire`} className={cellOf(code !== undefined)}>
        {code === undefined ? (
          '–'
        ) : (
          <span>
            <Trans>
              {code} : {link('answered')} sur {link('due')}
            </Trans>
          </span>
        )}
      </td>
    </tr>
  );
}

const figureCell = 'text-right! tabular-nums';

/** A phone leaves out a cell without a figure. */
const cellOf = (hasFigure: boolean) =>
  hasFigure ? figureCell : classNames(figureCell, 'max-sm:sr-only');

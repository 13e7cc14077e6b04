import { type CheckOutcome, checkPicture } from '@aube/api/rules';
import { week as weekEntity } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { useWords } from '../../nights/use-words.ts';

type CheckPictureProps = { readonly programme: Programme; readonly week: DiaryWeek };

/** @decision D86 */
export function CheckPicture({ programme, week }: CheckPictureProps) {
  const { t } = useLingui();
  const { percent, duration } = useWords();
  const text = useFieldText();
  const picture = checkPicture(programme.weeks, week.number);
  if (picture === null) return null;
  const { reference, week: own, outcome } = picture;
  const { number: then } = reference;
  const { number: now } = own;
  const rowOf = (name: string, figure: (of: DiaryWeek) => string) =>
    [name, figure(reference), figure(own)] as const;
  const rows = [
    rowOf(t`Efficacité de la semaine`, (of) => percent(of.sleepEfficiencyPercent ?? 0)),
    rowOf(t`Sommeil, en moyenne`, (of) => duration(of.meanTotalSleepMinutes ?? 0)),
    rowOf(text(weekEntity.fields.meanTimeInBedMinutes.label), (of) =>
      duration(of.meanTimeInBedMinutes ?? 0),
    ),
  ];
  return (
    <Card aria-labelledby="picture" className="mb-10">
      <h2 id="picture" className="text-lead">
        <Trans>Où en est votre sommeil</Trans>
      </h2>
      <p className="mt-2">
        <OutcomeWords outcome={outcome} />
      </p>
      <dl className="mt-4">
        {rows.map(([name, before, after]) => (
          <div key={name} className="flex flex-wrap gap-x-6 border-t border-line py-2">
            <dt className="w-full text-ink-soft">{name}</dt>
            <dd className="tabular-nums">
              <Trans>
                Semaine {then} : {before}
              </Trans>
            </dd>
            <dd className="font-medium tabular-nums">
              <Trans>
                Semaine {now} : {after}
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Trans>Une semaine ne dit pas tout. Regardez aussi vos journées.</Trans>
      </p>
      {outcome === 'lower' && !programme.person.isConsulted && (
        <p className="mt-2">
          <Link to="afterProgramme" className="inline-flex min-h-11 items-center">
            <Trans>Repartir avec un horaire</Trans>
          </Link>
        </p>
      )}
    </Card>
  );
}

function OutcomeWords({ outcome }: { readonly outcome: CheckOutcome }) {
  switch (outcome) {
    case 'better':
      return <Trans>Vos nuits sont meilleures qu’à la fin du programme.</Trans>;
    case 'steady':
      return <Trans>Vos nuits sont comme à la fin du programme : elles tiennent.</Trans>;
    case 'lower':
      return (
        <Trans>
          Vos nuits sont moins bonnes qu’à la fin du programme. Cela arrive, et vous avez les
          outils.
        </Trans>
      );
  }
}

import { addDays, nightDetails, nightFields, type NightDetail } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useNightEntry } from '../form/entry-context.ts';
import { FigureField } from '../form/figure-field.tsx';
import type { ChosenDetail } from '../form/night-form.ts';
import { TimeField } from '../form/time-field.tsx';
import { detailNames, qualityWords } from './detail-words.ts';

const folded = nightDetails.filter((detail) => detail !== 'sleepQuality');

/** What may be said beyond the six answers: the quality in one tap, the rest folded. @decision D70 */
export default function NightDetails() {
  const { form, place, shownFaults, opensDetails } = useNightEntry();
  const dates = useDates();
  const day = dates.weekday(addDays(place.date, -1));
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(
    () => opensDetails || folded.some((detail) => form[detail] !== ''),
  );
  const isFaulty = shownFaults.some(({ field }) => field in detailNames);
  useEffect(() => {
    if (!opensDetails) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [opensDetails]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="details" className="mb-8 scroll-mt-4">
      <h2 id="details" className="mb-3 text-lead">
        <Trans>Si vous voulez en dire plus</Trans>
      </h2>
      <Quality />
      <Disclosure
        title={<Trans>Ajouter un détail</Trans>}
        open={isOpen || isFaulty}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="mt-4 border-t"
      >
        <TimeField
          field="intoBedTime"
          label={<Trans>À partir de quelle heure étiez-vous au lit ?</Trans>}
          hint={<Trans>Si c’était avant d’éteindre la lumière, pour lire par exemple.</Trans>}
        />
        <YesNo
          detail="hasTakenSleepMedication"
          legend={<Trans>Avez-vous pris un médicament pour dormir ?</Trans>}
        />
        <FigureField
          field="alcoholicDrinks"
          label={<Trans>Combien de verres d’alcool avez-vous bus le {day} ?</Trans>}
          hint={<Trans>Un verre : une bière, un verre de vin ou un alcool fort.</Trans>}
        />
        <YesNo
          detail="hasHadAfternoonCaffeine"
          legend={<Trans>Avez-vous pris de la caféine après midi, le {day} ?</Trans>}
          hint={<Trans>Café, thé, cola, boisson énergisante.</Trans>}
        />
        <Note />
      </Disclosure>
    </section>
  );
}

function Quality() {
  const { i18n } = useLingui();
  return (
    <ChosenChips
      detail="sleepQuality"
      legend={<Trans>Comment avez-vous trouvé votre sommeil ?</Trans>}
      options={qualityWords.map((words, index) => ({
        value: String(index + 1),
        label: i18n._(words),
      }))}
    />
  );
}

type YesNoProps = {
  readonly detail: Extract<ChosenDetail, `has${string}`>;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
};

function YesNo(props: YesNoProps) {
  const { t } = useLingui();
  const options = [
    { value: 'false', label: t`Non` },
    { value: 'true', label: t`Oui` },
  ];
  return <ChosenChips {...props} options={options} />;
}

type ChosenChipsProps = {
  readonly detail: ChosenDetail;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** One of a few answers, which can be taken back: nobody has to give it. */
function ChosenChips({ detail, ...chips }: ChosenChipsProps) {
  const { form } = useNightEntry();
  const set = useSet(detail);
  const place = useRef<HTMLDivElement>(null);
  const clear = () => {
    set('');
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className="mb-6">
      <Chips {...chips} value={form[detail] || null} onChange={set} />
      {form[detail] !== '' && (
        <Button kind="quiet" className="min-h-11! px-0 text-small!" onClick={clear}>
          <Trans>Effacer cette réponse</Trans>
        </Button>
      )}
    </div>
  );
}

const longest = nightFields.note.maximumLength;
const saidFromLeft = 100;

function Note() {
  const { form } = useNightEntry();
  const set = useSet('note');
  const left = longest - form.note.length;
  return (
    <FieldFrame
      id="note"
      label={<Trans>Une note sur cette nuit</Trans>}
      hint={<Trans>{longest} caractères au plus. L’équipe qui vous suit peut la lire.</Trans>}
    >
      <textarea
        id="note"
        rows={3}
        maxLength={longest}
        value={form.note}
        aria-describedby={describedBy('note', true)}
        className={`${inputClass} text-body!`}
        onChange={(event) => set(event.target.value)}
      />
      <p aria-live="polite" className="mt-1 text-small text-ink-soft">
        {left <= saidFromLeft && (
          <Plural
            value={left}
            _0="Vous avez atteint la longueur maximale."
            one="Encore # caractère."
            other="Encore # caractères."
          />
        )}
      </p>
    </FieldFrame>
  );
}

function useSet(detail: NightDetail): (text: string) => void {
  const { form, change } = useNightEntry();
  return (text) => change({ ...form, [detail]: text });
}

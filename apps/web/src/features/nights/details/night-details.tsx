import { nightField } from '@aube/dictionary';
import { addDays, nightDetails, type NightDetail } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useNightEntry } from '../form/entry-context.ts';
import { FigureField } from '../form/figure-field.tsx';
import { type ChosenDetail, isClockField, isNumberDetail } from '../form/night-form.ts';
import { TimeField } from '../form/time-field.tsx';

const isScale = (detail: NightDetail) => nightField(detail).kind === 'choice';
const scales = nightDetails.filter(isScale);
const folded = nightDetails.filter((detail) => !isScale(detail));

/**
 * Scales are always visible, because one tap answers a scale. The other details are folded.
 * @decision D70
 */
export default function NightDetails() {
  const { form, shownFaults, opensDetails } = useNightEntry();
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(
    () => opensDetails || folded.some((detail) => form[detail] !== ''),
  );
  const isFaulty = shownFaults.some(({ field }) => folded.some((detail) => detail === field));
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
      {scales.map((detail) => (
        <Detail key={detail} detail={detail} />
      ))}
      <Disclosure
        title={<Trans>Ajouter un détail</Trans>}
        open={isOpen || isFaulty}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="mt-4 border-t"
      >
        {folded.map((detail) => (
          <Detail key={detail} detail={detail} />
        ))}
      </Disclosure>
    </section>
  );
}

function Detail({ detail }: { detail: NightDetail }) {
  const { t } = useLingui();
  const { place } = useNightEntry();
  const dates = useDates();
  const text = useFieldText();
  const field = nightField(detail);
  const day = dates.weekday(addDays(place.date, -1));
  const label = text(field.question ?? field.label, { day });
  const hint = field.hint && text(field.hint);
  if (field.kind === 'text') {
    const { maximumLength } = field;
    return <TextDetail detail={detail} maximumLength={maximumLength} label={label} hint={hint} />;
  }
  if (isNumberDetail(detail) && field.kind !== 'choice') {
    return isClockField(detail) ? (
      <TimeField field={detail} label={label} hint={hint} />
    ) : (
      <FigureField field={detail} label={label} hint={hint} />
    );
  }
  const options =
    field.kind === 'choice'
      ? field.choices.map((choice, index) => ({
          value: String(field.minimum + index),
          label: text(choice),
        }))
      : [
          { value: 'false', label: t`Non` },
          { value: 'true', label: t`Oui` },
        ];
  return (
    <ChosenChips detail={detail as ChosenDetail} legend={label} hint={hint} options={options} />
  );
}

type ChosenChipsProps = {
  readonly detail: ChosenDetail;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

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

const saidFromLeft = 100;

type TextDetailProps = {
  readonly detail: NightDetail;
  readonly maximumLength: number;
  readonly label: string;
  readonly hint: string | undefined;
};

function TextDetail({ detail, maximumLength, label, hint }: TextDetailProps) {
  const { form } = useNightEntry();
  const set = useSet(detail);
  const left = maximumLength - form[detail].length;
  return (
    <FieldFrame
      id={detail}
      label={label}
      hint={
        <>
          <Trans>{maximumLength} caractères au plus.</Trans> {hint}
        </>
      }
    >
      <textarea
        id={detail}
        rows={3}
        maxLength={maximumLength}
        value={form[detail]}
        aria-describedby={describedBy(detail, true)}
        className={`${inputClass} text-body!`}
        onChange={(event) => set(event.target.value)}
      />
      <p aria-live="polite" className="mt-1 text-small text-ink-soft">
        {left <= saidFromLeft && (
          <Plural
            value={left}
            _0="Vous avez atteint la longueur maximale."
            one="Il reste # caractère."
            other="Il reste # caractères."
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

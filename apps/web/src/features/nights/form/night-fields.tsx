import { nightFields } from '@aube/dictionary';
import { nightFigures, type NightFigure } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useNightEntry } from './entry-context.ts';
import { FigureField } from './figure-field.tsx';
import { NapsField } from './naps-field.tsx';
import { isClockField } from './night-form.ts';
import { isAsked } from './review-night.ts';
import { TimeField } from './time-field.tsx';

/** The questions of the night, in the order of a night. @source specification §3 */
export function NightFields() {
  const { form } = useNightEntry();
  const asked = nightFigures.filter((figure) => isAsked(form, figure));
  return (
    <>
      {asked.map((figure) => (
        <Fragment key={figure}>
          <Figure figure={figure} />
          {figure === 'lightsOutTime' && <DidNotSleep />}
        </Fragment>
      ))}
      <NapsField />
    </>
  );
}

function Figure({ figure }: { figure: NightFigure }) {
  const text = useFieldText();
  const field = nightFields[figure];
  const words = { label: text(field.question), hint: 'hint' in field && text(field.hint) };
  if (isClockField(figure)) return <TimeField field={figure} {...words} />;
  return <FigureField field={figure} {...words} />;
}

function DidNotSleep() {
  const { form, change } = useNightEntry();
  return (
    <div className="mb-5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 flex-none"
          checked={form.didNotSleep}
          aria-describedby={form.didNotSleep ? 'didNotSleep-hint' : undefined}
          onChange={(event) => change({ ...form, didNotSleep: event.target.checked })}
        />
        <Trans>Je n’ai pas dormi cette nuit-là</Trans>
      </label>
      {form.didNotSleep && (
        <p id="didNotSleep-hint" className="text-ink-soft">
          <Trans>Il reste deux heures à noter : l’extinction de la lumière et le lever.</Trans>
        </p>
      )}
    </div>
  );
}

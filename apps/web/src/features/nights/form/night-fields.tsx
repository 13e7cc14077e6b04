import { nightFigures, type NightFigure, addDays } from '@aube/api/rules';
import { nightFields } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, Suspense } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useDates } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Chips } from '../../../ui/chips.tsx';
import { useNightEntry } from './entry-context.ts';
import { FigureField } from './figure-field.tsx';
import { isClockField, withNaps } from './night-form.ts';
import { isAsked } from './review-night.ts';
import { TimeField } from './time-field.tsx';
import { useFieldFault } from './use-field-fault.ts';

const NapList = lazyPart(() => import('./nap-list.tsx'));

/** @decision D11 */
function NapsField() {
  const { t } = useLingui();
  const { form, place, change } = useNightEntry();
  const dates = useDates();
  const text = useFieldText();
  const fault = useFieldFault('naps');
  const day = dates.weekday(addDays(place.date, -1));
  return (
    <div className={classNames('mb-8', fault && 'border-l-4 border-edge pl-4')}>
      <Chips
        id="naps"
        hint={fault && <span className="font-medium text-ink">{fault.text}</span>}
        legend={text(nightFields.naps.question, { day })}
        options={[
          { value: 'no', label: t`Non` },
          { value: 'yes', label: t`Oui` },
        ]}
        value={form.napsOpen === null ? null : form.napsOpen ? 'yes' : 'no'}
        onChange={(answer) => change(withNaps(form, answer === 'yes'))}
      />
      <Suspense>{form.napsOpen && <NapList />}</Suspense>
    </div>
  );
}

/** @source specification §3 */
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
      <label className="tick">
        <input
          type="checkbox"
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

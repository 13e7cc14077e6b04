import { addDays } from '@aube/api/rules';
import { nightFields } from '@aube/dictionary';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { withTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Chips } from '../../../ui/chips.tsx';
import { useNightEntry } from './entry-context.ts';
import { withNaps } from './night-form.ts';
import { useFieldFault } from './use-field-fault.ts';

const NapList = lazyPart(withTexts(['nights', 'weeks'], () => import('./nap-list.tsx')));

/** The naps of the day before the night: unanswered at first, and folded until there is one. @decision D11 */
export function NapsField() {
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

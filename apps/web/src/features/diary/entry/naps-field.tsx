import { addDays } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { withTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useDates } from '../../../lib/dates.ts';
import { Chips } from '../../../ui/chips.tsx';
import { useNightEntry } from './entry-context.ts';
import { withNaps } from './night-form.ts';

const NapList = lazyPart(withTexts('weeks', () => import('../../weeks/entry/nap-list.tsx')));

/** The naps of the day before the night, folded away until there is one to tell. @decision D11 */
export function NapsField() {
  const { t } = useLingui();
  const { form, place, change } = useNightEntry();
  const dates = useDates();
  const day = dates.weekday(addDays(place.date, -1));
  return (
    <div className="mb-8">
      <Chips
        legend={<Trans>Avez-vous fait une sieste la veille, le {day} ?</Trans>}
        options={[
          { value: 'no', label: t`Non` },
          { value: 'yes', label: t`Oui` },
        ]}
        value={form.napsOpen ? 'yes' : 'no'}
        onChange={(answer) => change(withNaps(form, answer === 'yes'))}
      />
      <Suspense>{form.napsOpen && <NapList />}</Suspense>
    </div>
  );
}

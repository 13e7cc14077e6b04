import { nightDetails } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useNightRows } from '../nights/use-night-rows.ts';
import type { Evolution } from './build-evolution.ts';

const tabledDetails = nightDetails.filter((detail) => detail !== 'note');

/** @decision D70 */
export default function DetailsTable({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const dates = useDates();
  const rowsOf = useNightRows();
  const nights = evolution.nights
    .map(({ date, night }) => ({
      date,
      details: rowsOf(night, tabledDetails),
    }))
    .filter(({ details }) => details.some(({ value }) => value !== null));
  const [first] = nights;
  if (!first) return null;
  const columns = tabledDetails.filter((detail) =>
    nights.some(({ details }) =>
      details.some((each) => each.field === detail && each.value !== null),
    ),
  );
  const cell = (night: typeof first, detail: (typeof columns)[number]) =>
    night.details.find((each) => each.field === detail);
  return (
    <Disclosure title={<Trans>Les détails notés</Trans>} className="mt-2" data-screen-only>
      <DataTable
        caption={<Trans>Détails des nuits</Trans>}
        scrolls="onPhones"
        head={[t`Nuit`, ...columns.map((detail) => cell(first, detail)?.name ?? '')]}
      >
        <tbody>
          {nights.map((night) => (
            <tr key={night.date}>
              <th scope="row" className="font-normal">
                {dates.night(night.date, 'short')}
              </th>
              {columns.map((detail) => (
                <td key={detail}>{cell(night, detail)?.value ?? '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Disclosure>
  );
}

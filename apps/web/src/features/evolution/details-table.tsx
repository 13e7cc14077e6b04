import { nightDetails } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useDetailRows } from '../nights/details/use-detail-rows.ts';
import type { Evolution } from './build-evolution.ts';

/** The details of the nights, those that somebody gave: a column each, without the notes. @decision D70 */
export default function DetailsTable({ evolution }: { evolution: Evolution }) {
  const { t } = useLingui();
  const dates = useDates();
  const rowsOf = useDetailRows();
  const nights = evolution.nights
    .map(({ date, night }) => ({
      date,
      details: rowsOf(night).filter(({ detail }) => detail !== 'note'),
    }))
    .filter(({ details }) => details.some(({ value }) => value !== null));
  const [first] = nights;
  if (!first) return null;
  const columns = nightDetails.filter((detail) =>
    nights.some(({ details }) =>
      details.some((each) => each.detail === detail && each.value !== null),
    ),
  );
  const cell = (night: typeof first, detail: (typeof columns)[number]) =>
    night.details.find((each) => each.detail === detail);
  return (
    <Disclosure title={<Trans>Les détails notés</Trans>} className="mt-2">
      <DataTable
        caption={<Trans>Détails des nuits</Trans>}
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

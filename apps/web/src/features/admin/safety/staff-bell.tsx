import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { CountedBell } from '../../../ui/counted-bell.tsx';

/**
 * The bell of the console: how many alerts wait for somebody, and the way to them. It asks anew at
 * each page and at each return to the window, and not by a timer, which would keep a session alive at
 * an empty desk. @decision D33
 */
export function StaffBell() {
  const { t } = useLingui();
  const { data: count = 0 } = trpc.questionnaires.countAlerts.useQuery(undefined, {
    staleTime: 0,
  });
  const label = t`À prendre en charge : ${plural(count, {
    0: 'aucune alerte',
    one: '# alerte',
    other: '# alertes',
  })}`;
  return <CountedBell to="admin" count={count} label={label} />;
}

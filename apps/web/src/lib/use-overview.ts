import type { RouterOutputs } from '@aube/api';
import { deviceView } from './device-nights.ts';
import { useConsultedId } from './consulting.ts';
import { useStore } from './store.ts';
import { trpc } from '../trpc.ts';

export type Overview = RouterOutputs['programme']['overview'];

export function useOverview() {
  const consultedId = useConsultedId();
  const select = useStore(deviceView);
  return trpc.programme.overview.useQuery(consultedId === null ? {} : { userId: consultedId }, {
    select,
  });
}

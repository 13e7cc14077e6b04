import type { RouterOutputs } from '@aube/api';
import { useConsultedId } from '../../lib/consulting.ts';
import { trpc } from '../../trpc.ts';

export type Overview = RouterOutputs['programme']['overview'];

/** Everything a participant's pages show, in one read; the consulted person's when staff look. */
export function useOverview() {
  const consultedId = useConsultedId();
  return trpc.programme.overview.useQuery(consultedId === null ? {} : { userId: consultedId });
}

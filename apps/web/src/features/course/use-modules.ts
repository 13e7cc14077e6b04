import type { RouterOutputs } from '@aube/api';
import { useConsultedId } from '../../lib/consulting.ts';
import { trpc } from '../../trpc.ts';

export type Module = RouterOutputs['programme']['getModuleState'];
export type ModuleStanding = RouterOutputs['programme']['overview']['modules'][number];
export type ModuleChapter = Module['chapters'][number];
export type Chapter = RouterOutputs['programme']['getChapter'];
export type Video = RouterOutputs['programme']['getVideo'];

/** Input of a query: empty for the participant, `userId` for staff who consult. */
export function useWhose(): { userId?: number } {
  const userId = useConsultedId();
  return userId === null ? {} : { userId };
}

export function useModules() {
  return trpc.programme.listModuleStates.useQuery(useWhose());
}

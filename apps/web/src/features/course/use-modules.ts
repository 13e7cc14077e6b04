import type { RouterOutputs } from '@aube/api';
import { useConsultedId } from '../../lib/consulting.ts';
import { trpc } from '../../trpc.ts';

/** One module as the person on the screen stands in it. */
export type Module = RouterOutputs['programme']['getModuleState'];
/** Where the person stands in one module, without its texts. */
export type ModuleStanding = RouterOutputs['programme']['overview']['modules'][number];
export type ModuleChapter = Module['chapters'][number];
export type Chapter = RouterOutputs['programme']['getChapter'];
export type Video = RouterOutputs['programme']['getVideo'];

/** Whose course is on the screen: one's own, or the consulted person's. */
export function useWhose(): { userId?: number } {
  const userId = useConsultedId();
  return userId === null ? {} : { userId };
}

/** The six modules with their states, titles and chapters. */
export function useModules() {
  return trpc.programme.listModuleStates.useQuery(useWhose());
}

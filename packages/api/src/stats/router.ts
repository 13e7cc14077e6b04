import { router } from '../trpc.ts';
import { getFigures } from './get-figures.ts';

/** Figures, and who needs somebody today. @decision D64 */
export const statsRouter = router({ getFigures });

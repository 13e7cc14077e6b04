import { router } from '../trpc.ts';
import { addNote } from './add-note.ts';
import { countWaiting } from './count-waiting.ts';
import { getFigures } from './get-figures.ts';
import { getFollowUp } from './get-follow-up.ts';
import { listCalls } from './list-calls.ts';
import { listTimeline } from './list-timeline.ts';
import { setInCharge } from './set-in-charge.ts';

/** Figures, who needs somebody today, and what staff note. @decision D64 */
export const statsRouter = router({
  addNote,
  countWaiting,
  getFigures,
  getFollowUp,
  listCalls,
  listTimeline,
  setInCharge,
});

import { clockTime } from './codecs.ts';
import { word } from './vocabulary.ts';

/** A nap of the day before (« sieste »). */
export const nap = [
  word('heure_debut', 'startTime', { codec: clockTime }),
  word('heure_fin', 'endTime', { codec: clockTime }),
];

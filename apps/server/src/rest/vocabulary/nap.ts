import { clockTime } from './codecs.ts';
import { word, type Vocabulary } from './vocabulary.ts';

/** A nap of the day before (« sieste »). */
export const nap: Vocabulary = [
  word('heure_debut', 'startTime', { codec: clockTime }),
  word('heure_fin', 'endTime', { codec: clockTime }),
];

import { router } from '../trpc.ts';
import { askPause } from './pause/ask-pause.ts';
import { listPauses } from './pause/list-pauses.ts';
import { resumeToday } from './pause/resume-today.ts';
import { withdrawPause } from './pause/withdraw-pause.ts';
import { getPage, listModules, listPartners, listReferences } from './catalogue.ts';
import { findExercises } from './exercises/find-exercises.ts';
import { listExercises } from './exercises/list-exercises.ts';
import { proposeAnswers } from './exercises/propose-answers.ts';
import { removeExercise } from './exercises/remove-exercise.ts';
import { saveExercise } from './exercises/save-exercise.ts';
import { getChapter } from './get-chapter.ts';
import { getContacts } from './get-contacts.ts';
import { getVideo } from './get-video.ts';
import { markChapterRead } from './mark-chapter-read.ts';
import { markVideoWatched } from './mark-video-watched.ts';
import { getModuleState, listModuleStates, resolveCurrentStep } from './module-states.ts';
import { noteGreeting } from './note-greeting.ts';
import { overview } from './overview.ts';
import { saveVideoPosition } from './save-video-position.ts';

/** The course, its pages, and where a participant stands in it. */
export const programmeRouter = router({
  overview,
  listModules,
  listReferences,
  getPage,
  listPartners,
  getContacts,
  listModuleStates,
  getModuleState,
  resolveCurrentStep,
  getChapter,
  getVideo,
  markVideoWatched,
  saveVideoPosition,
  markChapterRead,
  listExercises,
  findExercises,
  proposeAnswers,
  saveExercise,
  removeExercise,
  listPauses,
  noteGreeting,
  askPause,
  withdrawPause,
  resumeToday,
});

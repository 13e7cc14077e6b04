import { z } from 'zod';
import type { ItemOf } from '../procedure-types.ts';
import { codes, instant, startOfDay } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const state = codes({
  locked: 'verrouille',
  open: 'disponible',
  inProgress: 'en_cours',
  complete: 'complete',
});

const number = z.int().min(1);
const title = z.string();

/** A module's number (1 to 6) is also its id. @decision D43 */
export const module = named('Module', [
  word('id', 'number', { shape: number }),
  word('numero', 'number', { shape: number }),
  word('titre', 'title', { shape: title }),
]) satisfies ReplyVocabulary<ItemOf<'programme.listModules'>>;

const chapter = named('Chapitre', [
  word('id', 'number', { shape: number }),
  word('numero', 'number', { shape: number }),
  word('titre', 'title', { shape: title }),
  word('module_numero', 'moduleNumber', { shape: number }),
]);

export const chapterState = named('EtatChapitre', [
  word('id', 'number'),
  word('chapitre', 'chapter', { words: chapter }),
  word('lu_le', 'readAt', { codec: instant }),
]) satisfies ReplyVocabulary<ReturnType<typeof nestedChapter>>;

export const moduleState = named('EtatModule', [
  word('id', 'number'),
  word('module_id', 'number'),
  word('module', 'module', { words: module }),
  word('statut', 'state', { codec: state }),
  word('disponible_le', 'weekOpensOn', { codec: startOfDay }),
  word('video_visionnee', 'isVideoWatched'),
  word('chapitres', 'chapters', { words: chapterState }),
]) satisfies ReplyVocabulary<ReturnType<typeof nestedModule>>;

type ModuleStanding = ItemOf<'programme.getModuleState'>;

/** Older clients read the chapter and the state of the chapter as separate objects. */
export const nestedChapter = ({
  number,
  title,
  moduleNumber,
  readAt,
}: Pick<ModuleStanding['chapters'][number], 'number' | 'title' | 'moduleNumber' | 'readAt'>) => ({
  number,
  chapter: { number, title, moduleNumber },
  readAt,
});

/** Older clients read the module and the state of the module as separate objects. */
export const nestedModule = (standing: ModuleStanding) => ({
  ...standing,
  module: { number: standing.number, title: standing.title },
  chapters: standing.chapters.map(nestedChapter),
});

import { codes, startOfDay } from './codecs.ts';
import { word, type Vocabulary } from './vocabulary.ts';

const state = codes({
  locked: 'verrouille',
  open: 'disponible',
  inProgress: 'en_cours',
  complete: 'complete',
});

/**
 * A module. There are six, numbered for good: the number is the id.
 * @decision D43
 */
export const module: Vocabulary = [
  word('id', 'number'),
  word('numero', 'number'),
  word('titre', 'title'),
];

const chapter: Vocabulary = [
  word('id', 'number'),
  word('numero', 'number'),
  word('titre', 'title'),
  word('module_numero', 'moduleNumber'),
];

/** Where somebody stands in a chapter. Within an account a state is known by its chapter. */
export const chapterState: Vocabulary = [
  word('id', 'number'),
  word('chapitre', 'chapter', { entity: chapter }),
  word('lu_le', 'readAt'),
];

/** Where somebody stands in a module. Within an account a state is known by its module. */
export const moduleState: Vocabulary = [
  word('id', 'number'),
  word('module_id', 'number'),
  word('module', 'module', { entity: module }),
  word('statut', 'state', { codec: state }),
  word('disponible_le', 'weekOpensOn', { codec: startOfDay }),
  word('video_visionnee', 'isVideoWatched'),
  word('chapitres', 'chapters', { items: chapterState }),
];

type ChapterName = { number: number; title: string; moduleNumber: number; readAt: string | null };

/** A chapter's state beside the chapter itself, as the old clients know them. */
export const nestedChapter = ({ number, title, moduleNumber, readAt }: ChapterName) => ({
  number,
  chapter: { number, title, moduleNumber },
  readAt,
});

type Module = { number: number; title: string; chapters: ChapterName[] };

/** A module's state beside the module itself, as the old clients know them. */
export const nestedModule = <T extends Module>(standing: T) => ({
  ...standing,
  module: { number: standing.number, title: standing.title },
  chapters: standing.chapters.map(nestedChapter),
});

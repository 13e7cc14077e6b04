import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export interface CoursePieces {
  /** The piece's text and the file it came from, the override's first; null when neither has it. */
  readonly findPiece: (path: string) => Promise<{ text: string; file: string } | null>;
  /** Chapter files that lie in a course folder and that nothing asked for. */
  readonly findUnusedFiles: () => Promise<string[]>;
}

/**
 * Reads the course from a content folder, file by file, each from `overrideDir`
 * when it has one of the same relative path (`CONTENT_DIR`).
 */
export const openCoursePieces = (root: string, overrideDir?: string): CoursePieces => {
  const folders = overrideDir === undefined ? [root] : [overrideDir, root];
  const asked = new Set<string>();

  const findPiece: CoursePieces['findPiece'] = async (path) => {
    asked.add(path);
    for (const folder of folders) {
      const file = join(folder, path);
      try {
        return { text: await readFile(file, 'utf8'), file };
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    return null;
  };

  const chapterFiles = async (folder: string): Promise<string[]> => {
    try {
      const entries = await readdir(join(folder, 'course'), { recursive: true });
      return entries
        .filter((entry) => /\.(?:fr|en)\.md$/u.test(entry))
        .map((entry) => `course/${entry}`);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };

  const findUnusedFiles = async (): Promise<string[]> => {
    const found = await Promise.all(
      folders.map(async (folder) =>
        (await chapterFiles(folder))
          .filter((path) => !asked.has(path))
          .map((path) => join(folder, path)),
      ),
    );
    return found.flat();
  };

  return { findPiece, findUnusedFiles };
};

import { access, readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { plainText } from '../plain-text.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export type CoursePieces = {
  /** Path in the site's own folder when the file exists there, else in the product's folder. */
  readonly fileOf: (path: string) => Promise<string>;
  /** Null when the file exists neither in the site's folder nor in the product's folder. */
  readonly findText: (path: string) => Promise<{ text: string; file: string } | null>;
  readonly isOverride: (file: string) => boolean;
  /**
   * In the product's folder, only texts can count as unused, because the folder also contains the
   * sources of the videos.
   */
  readonly findUnusedFiles: () => Promise<string[]>;
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const filesOf = async (folder: string, part: string): Promise<string[]> => {
  try {
    const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((path) => !path.split('/').some((name) => name.startsWith('.')));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const isText = (path: string): boolean => /\.(?:fr|en)\.md$/u.test(path);

/** A file of `overrideDir` (`CONTENT_DIR`) replaces the product's file with the same path. */
export function openCoursePieces(
  root: string,
  overrideDir?: string,
  part: 'course' | 'pages' = 'course',
): CoursePieces {
  const folders = overrideDir === undefined ? [root] : [overrideDir, root];
  const asked = new Set<string>();

  const fileOf = async (path: string): Promise<string> => {
    asked.add(path);
    const override = overrideDir === undefined ? null : join(overrideDir, path);
    return override !== null && (await exists(override)) ? override : join(root, path);
  };

  const findText = async (path: string) => {
    const file = await fileOf(path);
    try {
      return { text: plainText(await readFile(file, 'utf8')), file };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const findUnusedFiles = async (): Promise<string[]> => {
    const found = await Promise.all(
      folders.map(async (folder) =>
        (await filesOf(folder, part))
          .filter((path) => !asked.has(path) && (folder === overrideDir || isText(path)))
          .map((path) => join(folder, path)),
      ),
    );
    return found.flat();
  };

  const isOverride = (file: string): boolean =>
    overrideDir !== undefined && file.startsWith(join(overrideDir, '/'));

  return { fileOf, findText, isOverride, findUnusedFiles };
}

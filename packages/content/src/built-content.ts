import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Content } from './content.ts';
import type { Course } from './course/course.ts';
import type { Page, PageLibrary } from './pages/page.ts';

/** The part of the content that does not ask which day it is. */
type Texts = Pick<Content, 'course' | 'pages'>;

/** The file that the build leaves in the copy of the content beside the bundle. */
const FILE = 'built-content.json';

type BuiltContent = {
  readonly course: Course;
  readonly pages: Omit<PageLibrary, 'pages'> & { readonly pages: readonly Page[] };
};

const withFiles = (course: Course, fileOf: (file: string) => string): Course => ({
  ...course,
  media: course.media.map((each) => ({ ...each, file: fileOf(each.file) })),
});

/** Keeps what was read of a content folder in that folder: a start then reads no Markdoc. */
export async function writeBuiltContent(root: string, { course, pages }: Texts): Promise<void> {
  const built: BuiltContent = {
    course: withFiles(course, (file) => relative(root, file)),
    pages: { ...pages, pages: [...pages.pages.values()] },
  };
  await writeFile(join(root, FILE), JSON.stringify(built));
}

/** What the build kept of a content folder; null where none did, as in the source. */
export async function readBuiltContent(root: string): Promise<Texts | null> {
  const text = await readFile(join(root, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { course, pages } = JSON.parse(text) as BuiltContent;
  return {
    course: withFiles(course, (file) => join(root, file)),
    pages: { ...pages, pages: new Map(pages.pages.map((page) => [page.id, page])) },
  };
}

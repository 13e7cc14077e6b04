import { pageConfig } from '../course/chapter-tags.ts';
import { easeWarnings, languageFaults, languageWarnings } from '../course/compare-languages.ts';
import type { ChapterText } from '../course/course.ts';
import { openCoursePieces } from '../course/course-pieces.ts';
import { parseText } from '../course/parse-text.ts';
import { splitText } from '../course/text-source.ts';
import type { LengthsByCode } from '../questionnaires/questionnaire-length.ts';
import { ContentFaultsError } from '../read-json-file.ts';
import { readConsent } from './consent.ts';
import { readContacts } from './contacts.ts';
import { lengthMarks, withLengths } from './page-lengths.ts';
import { readPartners } from './partners.ts';
import { readReminderDefaults } from './reminder-defaults.ts';
import { placeFaults, resourcesIn } from './resources.ts';
import { PAGE_IDS, type Page, type PageId, type PageLibrary } from './page.ts';
import { type Locale, locales } from '../locale.ts';

const nothing = new Map<string, never>();

/**
 * A file of `overrideDir` replaces the product's file with the same path.
 * @param root a content folder with `pages/`
 * @param overrideDir the site's own folder (`CONTENT_DIR`), with the structure of `root`
 * @param lengths length of each questionnaire, for `{% $questionnaires.S0.minutes %}`
 * @throws ContentFaultsError with every fault
 */
export async function loadPages(
  root: string,
  overrideDir: string | undefined,
  lengths: LengthsByCode,
): Promise<PageLibrary> {
  const pieces = openCoursePieces(root, overrideDir, 'pages');
  const faults: string[] = [];
  const warnings: string[] = [];

  type ReadText = { text: ChapterText; marked: ChapterText | null };

  const readText = async (path: string, locale: Locale): Promise<ReadText | null> => {
    const piece = await pieces.findText(path);
    if (piece === null) {
      faults.push(`${path} is missing`);
      return null;
    }
    const report = (line: number, fault: string) => faults.push(`${piece.file}:${line}: ${fault}`);
    // Public pages must not link to chapters, because chapters need an account.
    const context = { locale, chapterPaths: nothing, referenceNumbers: nothing, report };
    const text = parseText(piece.text, pageConfig(locale, lengths), context);
    if (!piece.text.includes('$questionnaires.')) return { text, marked: null };
    const silent = { ...context, report: () => undefined };
    return { text, marked: parseText(piece.text, pageConfig(locale, lengthMarks), silent) };
  };

  type ReadPage = { page: Page; marked: Page | null };

  const readPage = async (id: PageId): Promise<ReadPage | null> => {
    const path = `pages/${id}`;
    const [fr, en] = await Promise.all(
      locales.map((locale) => readText(`${path}.${locale}.md`, locale)),
    );
    if (!fr || !en) return null;
    const text = { fr: fr.text, en: en.text };
    const placed = placeFaults(id, text.fr.body);
    faults.push(...[...languageFaults(text), ...placed].map((fault) => `${path}: ${fault}`));
    const doubts = [...languageWarnings(text), ...easeWarnings(text)];
    warnings.push(...doubts.map((doubt) => `${path}: ${doubt}`));
    const marked = { fr: fr.marked ?? fr.text, en: en.marked ?? en.text };
    const isMarked = fr.marked !== null || en.marked !== null;
    return { page: { id, text }, marked: isMarked ? { id, text: marked } : null };
  };

  const report = (fault: string) => faults.push(fault);
  const contacts = await readContacts(root, overrideDir, report);
  const edition = await readConsent(root, overrideDir, report);
  const readSource = async (id: PageId) => {
    const [fr, en] = await Promise.all(
      locales.map((locale) => pieces.findText(`pages/${id}.${locale}.md`)),
    );
    return { fr: fr?.text ?? '', en: en?.text ?? '' };
  };
  const consentSource = await readSource('consent');
  const source = { fr: splitText(consentSource.fr), en: splitText(consentSource.en) };
  const consent = { ...edition, source };
  const resourceSource = await readSource('resources');
  const resources = { fr: resourcesIn(resourceSource.fr), en: resourcesIn(resourceSource.en) };
  const { partners, pictures } = await readPartners(root, overrideDir, report);
  const reminders = await readReminderDefaults(root, overrideDir, report);
  const read = (await Promise.all(PAGE_IDS.map(readPage))).filter((page) => page !== null);
  if (faults.length > 0 || !reminders) throw new ContentFaultsError(faults.toSorted());
  const unused = await pieces.findUnusedFiles();
  warnings.push(...unused.map((file) => `${file} belongs to no page`));
  const withMarks = read.flatMap(({ marked }) => marked ?? []);
  const pages = new Map(
    read.map(({ page, marked }) => [page.id, marked ? withLengths(marked, lengths) : page]),
  );
  return {
    pages,
    withMarks,
    contacts,
    resources,
    consent,
    partners,
    pictures,
    identity: null,
    reminders,
    warnings: warnings.toSorted(),
  };
}

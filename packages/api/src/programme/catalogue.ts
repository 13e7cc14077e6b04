import { type Locale, locales, PAGE_IDS, type PageId, PUBLIC_PAGE_IDS } from '@aube/content';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { choice } from '../primitives.ts';
import type { Services } from '../context.ts';
import { openProcedure, staffProcedure } from '../trpc.ts';
import { chapterNameOf, chapterNameOutput } from './module-output.ts';
import { nodesOutput } from './record/node-output.ts';

const catalogueOutput = z.array(
  z.object({
    number: z.number(),
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    chapters: z.array(chapterNameOutput),
  }),
);

/** The six modules and the names of their chapters, in the caller's language. */
export const listModules = openProcedure
  .output(catalogueOutput)
  .query(({ ctx: { course, locale } }) =>
    course.modules.map(({ number, id, title, summary, chapters }) => ({
      number,
      id,
      title: title[locale],
      summary: summary[locale],
      chapters: chapters.map((chapter) => chapterNameOf(chapter, locale)),
    })),
  );

const referencesOutput = z.array(
  z.object({
    number: z.number(),
    id: z.string(),
    fact: z.string(),
    lang: z.enum(locales),
    authors: z.string(),
    year: z.number(),
    title: z.string(),
    publication: z.string(),
  }),
);

/** Lists the scientific references of the programme. */
export const listReferences = openProcedure
  .output(referencesOutput)
  .query(({ ctx: { course, locale } }) =>
    course.references.map((reference) => ({ ...reference, fact: reference.fact[locale] })),
  );

const pageOutput = z.object({
  id: z.enum(PAGE_IDS),
  title: z.string(),
  summary: z.string(),
  body: nodesOutput,
  /** Version of the consent text in this reply. A person agrees to exactly this version. */
  edition: z.object({ version: z.string(), publishedOn: z.string() }).nullable(),
});

function readPage(id: PageId, { pages, locale }: { pages: Services['pages']; locale: Locale }) {
  const page = pages.pages.get(id);
  if (!page) throw new AppError('NOT_FOUND');
  const { title, summary, body } = page.text[locale];
  const { version, publishedOn } = pages.consent;
  return { id, title, summary, body, edition: id === 'consent' ? { version, publishedOn } : null };
}

/** A public page (« à propos », « FAQ » …) in the caller's language. @decision D35 */
export const getPage = openProcedure
  .input(z.object({ id: choice(PUBLIC_PAGE_IDS) }))
  .output(pageOutput)
  .query(({ ctx, input: { id } }) => readPage(id, ctx));

/** The staff's guide to the console, in the caller's language. @decision D92 */
export const getStaffGuide = staffProcedure
  .output(pageOutput)
  .query(({ ctx }) => readPage('staff-guide', ctx));

const logos = z.array(
  z.object({
    name: z.string(),
    logo: z.string(),
    /** Picture for dark pages. When null, dark pages show `logo` on a light plate. */
    nightLogo: z.string().nullable(),
    width: z.number(),
    height: z.number(),
  }),
);

/**
 * Name and logos of the site, in the caller's language.
 * @source specification §1
 * @decision D1 D90
 */
export const getIdentity = openProcedure
  .output(
    z.object({
      name: z.string().nullable(),
      ownLogos: logos,
      /**
       * Logos of the footer: those published in the console, otherwise those in the site's files.
       */
      partners: logos,
    }),
  )
  .query(({ ctx: { pages, locale } }) => {
    const { identity, partners } = pages;
    const view = (all: typeof partners) =>
      all.map((each) => ({ ...each, name: each.name[locale] }));
    return {
      name: identity?.name?.[locale] ?? null,
      ownLogos: view(identity?.logos ?? []),
      partners: view(partners),
    };
  });

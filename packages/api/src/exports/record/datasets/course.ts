import type { Course } from '@aube/content';
import type { DatasetTable } from '../table.ts';

const programme = { fr: 'Programme', en: 'Program' };

/** One row per watched video, read chapter and complete module. */
export function courseTable({ modules }: Course): DatasetTable {
  const chapters = modules.flatMap((module) => module.chapters);
  return {
    name: 'course',
    title: { fr: 'Parcours', en: 'Course' },
    description: {
      fr: 'Une ligne par module en images vu, chapitre lu et module terminé.',
      en: 'One row per module in pictures seen, chapter read and module finished.',
    },
    columns: [
      {
        name: 'element',
        label: { fr: 'Ce qui a été fait', en: 'What was done' },
        type: 'code',
        codes: [
          { value: 'film', label: { fr: 'Module en images vu', en: 'Module in pictures seen' } },
          { value: 'chapitre', label: { fr: 'Chapitre lu', en: 'Chapter read' } },
          { value: 'module', label: { fr: 'Module terminé', en: 'Module finished' } },
        ],
        source: programme,
        sql: 's.element',
      },
      {
        name: 'module',
        label: { fr: 'Numéro du module', en: 'Number of the module' },
        type: 'integer',
        codes: modules.map(({ number, title }) => ({ value: String(number), label: title })),
        source: programme,
        sql: 's.module',
      },
      {
        name: 'chapitre',
        label: { fr: 'Chapitre', en: 'Chapter' },
        type: 'code',
        codes: chapters.map(({ id, text }) => ({
          value: id,
          label: { fr: text.fr.title, en: text.en.title },
        })),
        source: programme,
        sql: 's.chapter',
      },
      {
        name: 'fait_le',
        label: { fr: 'Moment', en: 'When' },
        type: 'instant',
        source: programme,
        sql: 's.at',
      },
    ],
    from: `join lateral (
      select 'film' as element, m.module_number::int as module, null as chapter,
        m.video_watched_at as at
      from module_progress m where m.user_id = x.user_id and m.video_watched_at is not null
      union all
      select 'chapitre', c.module, r.chapter_id, r.read_at
      from chapter_reads r left join unnest(asked.chapter_modules, asked.chapters) as c (module, id)
        on c.id = r.chapter_id
      where r.user_id = x.user_id
      union all
      select 'module', c.module, null, greatest(min(m.video_watched_at), max(r.read_at))
      from unnest(asked.chapter_modules, asked.chapters) as c (module, id)
      join module_progress m on m.user_id = x.user_id and m.module_number = c.module
        and m.video_watched_at is not null
      left join chapter_reads r on r.user_id = x.user_id and r.chapter_id = c.id
      group by c.module having count(*) = count(r.read_at)
    ) s on true`,
    period: { at: 's.at' },
    order: 's.at, s.element, s.module, s.chapter',
  };
}

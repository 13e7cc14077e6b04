import type { Hazard } from '../hazard.ts';
import { readStored } from '../stored.ts';

const COLUMNS = `
  select format('select %L where exists (select from %I where %I::text is not nfc normalized)',
    relname || '.' || attname, relname, attname)
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and attnum > 0 and atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)`;

export const decomposesAccents: Hazard = {
  does: 'types each accent as a sign of its own (NFD), as macOS files and some keyboards do',
  typed: (text) => text.normalize('NFD'),
  async faultsOn(_page, site) {
    const searches = await readStored(site, COLUMNS);
    const places = await readStored(site, searches.join(' union all '));
    return places.map((place) => `accents are stored as signs of their own in ${place}`);
  },
};

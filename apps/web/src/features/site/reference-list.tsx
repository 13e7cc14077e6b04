import { trpc } from '../../trpc.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { keptContent } from './use-page.ts';

/** The sources of the chapters, by number. */
export function ReferenceList() {
  const references = trpc.programme.listReferences.useQuery(undefined, keptContent);
  return (
    <QueryView query={references} lines={12}>
      {(list) => (
        <ol className="mt-6 border-t border-line">
          {list.map(({ number, id, fact, lang, authors, year, title, publication }) => (
            <li
              key={id}
              id={`source-${id}`}
              tabIndex={-1}
              className="flex scroll-mt-4 gap-4 border-b border-line py-4 target:bg-raised"
            >
              <span className="min-w-7 flex-none font-bold text-accent-ink tabular-nums">
                {number}
              </span>
              <div>
                <p>{fact}</p>
                <p lang={lang} className="mt-1 text-small text-ink-soft">
                  {authors} ({year}). <cite>{title}</cite>
                  {/[?!.]$/u.test(title) ? ' ' : '. '}
                  {publication}.
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

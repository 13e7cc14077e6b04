import { useLingui } from '@lingui/react/macro';
import { linkClass } from '../../ui/link.tsx';
import { type ContentNode, wordsOf } from './content-node.ts';

/** A page of this many sections says first what is in it. */
const longPage = 5;

/** The sections of a long page, to go to; a short page has none. */
export function PageContents({ body }: { body: readonly ContentNode[] }) {
  const { t } = useLingui();
  const sections = body.flatMap((node) =>
    typeof node !== 'string' && node.name === 'h2' ? [node] : [],
  );
  if (sections.length < longPage) return null;
  return (
    <nav aria-label={t`Dans cette page`} className="page-contents" data-screen-only>
      <ul>
        {sections.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`} className={linkClass}>
              {wordsOf(children)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLingui } from '@lingui/react/macro';
import { linkClass } from '../../ui/link.tsx';
import { type ContentNode, wordsOf } from './content-node.ts';

const longPage = 5;

export function PageContents({ body }: { body: readonly ContentNode[] }) {
  const { t } = useLingui();
  const sections = body.flatMap((node) =>
    typeof node !== 'string' && node.name === 'h2' ? [node] : [],
  );
  if (sections.length < longPage) return null;
  return (
    <nav
      aria-label={t`Dans cette page`}
      className="mb-8 border-y border-line py-3"
      data-screen-only
    >
      <ul className="gap-x-8 columns-[2_14rem]">
        {sections.map(({ id, children }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className={`${linkClass} inline-flex min-h-11 items-center leading-[1.3]`}
            >
              {wordsOf(children)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

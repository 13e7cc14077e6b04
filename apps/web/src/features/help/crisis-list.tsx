import { useLingui } from '@lingui/react';
import type { Locale } from '../../lib/locale.ts';
import { linkClass } from '../../ui/link.tsx';
import { crisisLines } from './crisis-lines.ts';

/** The crisis lines, each to be pressed on a phone. */
export function CrisisList() {
  const { i18n } = useLingui();
  const locale: Locale = i18n.locale === 'en' ? 'en' : 'fr';
  return (
    <ul className="crisis-list">
      {crisisLines.map((line) => (
        <li key={line.tel} className="border-t border-line py-4">
          <p>
            <a
              href={`tel:${line.tel}`}
              className={`${linkClass} inline-flex min-h-11 items-center text-lead font-bold`}
            >
              {line.number}
            </a>
          </p>
          <p className="font-medium">{line.name[locale]}</p>
          <p className="text-ink-soft">{line.when[locale]}</p>
        </li>
      ))}
    </ul>
  );
}

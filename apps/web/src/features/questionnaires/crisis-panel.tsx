import type { RouterOutputs } from '@aube/api';
import { useEffect, useRef } from 'react';
import { linkClass } from '../../ui/link.tsx';

type Panel = NonNullable<RouterOutputs['questionnaires']['getDefinition']['crisis']>;

/** Where to find help, at once, when an answer says that somebody may be in danger. @decision D33 */
export function CrisisPanel({ panel }: { panel: Panel }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={element}
      aria-live="polite"
      className="mb-9 rounded-card border-2 border-danger bg-raised p-5 sm:p-7"
    >
      <h2 className="text-lead">{panel.title}</h2>
      <p className="mt-2">{panel.text}</p>
      <ul className="mt-4">
        {panel.resources.map((resource) => (
          <li key={resource.code} className="border-t border-line py-3">
            <p className="font-medium">{resource.name}</p>
            <p className="flex flex-wrap gap-x-6">
              {resource.phone && (
                <a
                  href={`tel:${resource.phone.tel}`}
                  className={`${linkClass} inline-flex min-h-11 items-center font-bold`}
                >
                  {resource.phone.display}
                </a>
              )}
              {resource.text && (
                <a
                  href={`sms:${resource.text.tel}`}
                  className={`${linkClass} inline-flex min-h-11 items-center`}
                >
                  {resource.text.display}
                </a>
              )}
              {resource.url && (
                <a
                  href={resource.url}
                  rel="noreferrer"
                  className={`${linkClass} inline-flex min-h-11 items-center`}
                >
                  {new URL(resource.url).host}
                </a>
              )}
            </p>
            <p className="text-ink-soft">{resource.detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

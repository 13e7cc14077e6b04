import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AccountSection } from './account-section.ts';

/** One section: drawn at its first opening and kept, so that closing it loses nothing. */
export function SectionDisclosure({ section }: { section: AccountSection }) {
  const { i18n } = useLingui();
  const [wasOpened, setOpened] = useState(false);
  const { id, title, line, Panel } = section;
  return (
    <Disclosure
      id={id}
      className="last:border-b-0"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
      title={
        <span className="flex flex-col py-1">
          <h3 className="text-body">{i18n._(title)}</h3>
          <span className="text-small font-normal text-ink-soft">{i18n._(line)}</span>
        </span>
      }
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <Panel />
        </Suspense>
      )}
    </Disclosure>
  );
}

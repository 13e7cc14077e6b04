import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { HeadingWords } from '../../../ui/heading-words.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AccountGroup, AccountSection } from './account-section.ts';

/** The content stays rendered after the first opening, so that typed text is not lost. */
function SectionDisclosure({ section }: { section: AccountSection }) {
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
          <h3 className="text-body">
            <HeadingWords>{i18n._(title)}</HeadingWords>
          </h3>
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

const titles: Readonly<Record<AccountGroup, MessageDescriptor>> = {
  me: msg`Moi et mes préférences`,
  security: msg`Sécurité`,
  rights: msg`Mes données et mes droits`,
  programme: msg`Mon programme`,
};

type SectionGroupProps = {
  readonly group: AccountGroup;
  readonly sections: readonly AccountSection[];
};

export function SectionGroup({ group, sections }: SectionGroupProps) {
  const { i18n } = useLingui();
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby={`group-${group}`} className="mb-10">
      <h2 id={`group-${group}`} className="mb-3 text-lead">
        {i18n._(titles[group])}
      </h2>
      <div className="rounded-card border border-line bg-raised px-5">
        {sections.map((section) => (
          <SectionDisclosure key={section.id} section={section} />
        ))}
      </div>
    </section>
  );
}

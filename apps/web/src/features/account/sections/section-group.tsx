import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AccountGroup, AccountSection } from './account-section.ts';
import { SectionDisclosure } from './section-disclosure.tsx';

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

/** The sections of one subject under its title; nothing for an account that has none. */
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

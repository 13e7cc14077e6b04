import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ContactCard } from '../../site/contact-card.tsx';
import { ChangeWords } from './change-words.tsx';

type ContactSettingsRead = RouterOutputs['admin']['getContactSettings'];

export type OtherDraft = NonNullable<ContactSettingsRead['draft']>;

type DraftConflictProps = {
  readonly other: OtherDraft;
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Two people wrote a draft at once: nothing is lost before one of them decides. */
export function DraftConflict({ other, busy, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  return (
    <Banner
      kind="attention"
      className="mb-6"
      title={<Trans>Un autre brouillon a été enregistré pendant que vous écriviez.</Trans>}
    >
      <p className="mt-1 text-ink-soft">
        <ChangeWords
          said={<Trans>L’autre brouillon</Trans>}
          at={other.changedAt}
          by={other.changedBy}
        />
      </p>
      <ul className="my-4 grid gap-4">
        {other.preview.fr.map((contact) => (
          <li key={contact.code} lang="fr" className="border-l-4 border-line pl-4">
            <ContactCard contact={contact} heading="h3" />
          </li>
        ))}
      </ul>
      <p className="mb-3">
        <Trans>Ce que vous avez écrit est encore dans la page.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" busy={busy} onClick={onKeepMine}>
          <Trans>Enregistrer le mien à sa place</Trans>
        </Button>
        <Button kind="secondary" onClick={onTakeTheirs}>
          <Trans>Prendre l’autre brouillon</Trans>
        </Button>
      </div>
    </Banner>
  );
}

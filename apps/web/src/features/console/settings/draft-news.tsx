import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeWords } from './change-words.tsx';
import type { SettingParts } from './setting-parts.ts';
import type { SettingDraft } from './use-setting-draft.ts';

type DraftNewsProps = {
  readonly said: 'published' | 'gone' | 'changed' | null;
  readonly isDirty: boolean;
  readonly draft: SettingDraft | null;
  readonly isDiscarding: boolean;
  readonly onDiscard: () => void;
};

const stillThere = <Trans>Ce que vous avez écrit est encore dans la page.</Trans>;

export function DraftNews({ said, isDirty, draft, isDiscarding, onDiscard }: DraftNewsProps) {
  return (
    <>
      {said === 'published' && (
        <Banner kind="ok" className="mb-6" title={<Trans>Publié</Trans>}>
          <p className="mt-1">
            <Trans>La nouvelle version est en vigueur dès maintenant.</Trans>
          </p>
        </Banner>
      )}
      {said === 'gone' && (
        <Banner
          kind="attention"
          className="mb-6"
          title={<Trans>Ce brouillon a été publié ou effacé.</Trans>}
        >
          {isDirty && <p className="mt-1">{stillThere}</p>}
        </Banner>
      )}
      {said === 'changed' && (
        <Banner
          kind="attention"
          className="mb-6"
          title={<Trans>Ce brouillon a été modifié.</Trans>}
        >
          <p className="mt-1">
            {isDirty ? stillThere : <Trans>Relisez-le : vous voyez la dernière version.</Trans>}
          </p>
        </Banner>
      )}
      {draft && (
        <Banner
          className="mb-6"
          title={
            <ChangeWords
              said={<Trans>Brouillon</Trans>}
              at={draft.changedAt}
              by={draft.changedBy}
            />
          }
        >
          <p className="mt-1 mb-2">
            <Trans>Personne ne le lit avant qu’il soit publié.</Trans>
          </p>
          <DiscardDraft isDiscarding={isDiscarding} onDiscard={onDiscard} />
        </Banner>
      )}
    </>
  );
}

type DiscardDraftProps = { readonly isDiscarding: boolean; readonly onDiscard: () => void };

function DiscardDraft({ isDiscarding, onDiscard }: DiscardDraftProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button kind="quiet" className="py-2" busy={isDiscarding} onClick={() => setAsked(true)}>
        <Trans>Effacer le brouillon</Trans>
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={<Trans>Effacer ce brouillon ?</Trans>}
        actions={
          <>
            <Button
              onClick={() => {
                close();
                onDiscard();
              }}
            >
              <Trans>Effacer</Trans>
            </Button>
            <Button kind="secondary" onClick={close}>
              <Trans>Garder</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Un brouillon effacé ne peut pas être repris. Ce qui est publié reste.</Trans>
        </p>
      </Dialog>
    </>
  );
}

type DraftConflictProps = {
  readonly other: SettingDraft;
  readonly Preview: SettingParts['Preview'];
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

export function DraftConflict({
  other,
  Preview,
  busy,
  onKeepMine,
  onTakeTheirs,
}: DraftConflictProps) {
  return (
    <Banner
      kind="attention"
      className="mb-6"
      title={<Trans>Un autre brouillon a été enregistré pendant que vous écriviez.</Trans>}
    >
      <p className="mt-1 mb-4 text-ink-soft">
        <ChangeWords
          said={<Trans>L’autre brouillon</Trans>}
          at={other.changedAt}
          by={other.changedBy}
        />
      </p>
      <Preview preview={other.preview.fr} lang="fr" heading="h3" />
      <p className="mt-4 mb-3">
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

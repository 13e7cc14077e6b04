import type { RouterOutputs } from '@aube/api';
import { savedViewRules } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';

type SavedView = RouterOutputs['admin']['listSavedViews'][number];

function useViewSteps() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const following = (words: string) => ({
    onSuccess: () => announce(words),
    onSettled: () => void utils.admin.listSavedViews.invalidate(),
  });
  return {
    save: trpc.admin.saveView.useMutation(following(t`La vue est gardée.`)),
    rename: trpc.admin.renameView.useMutation(following(t`La vue est renommée.`)),
    remove: trpc.admin.deleteView.useMutation(following(t`La vue est effacée.`)),
  };
}

type NameFormProps = {
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly usual?: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onName: (name: string) => void;
};

function NameForm({ label, hint, button, usual = '', isBusy, error, onName }: NameFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(usual);
  const [hasTried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) input.current?.focus();
    else if (!isBusy) onName(name);
  };
  const fault = error ? errorText(faultOf(error)) : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Field
        ref={input}
        label={label}
        hint={hint}
        value={name}
        maxLength={savedViewRules.nameMaxLength}
        autoComplete="off"
        className="text-body!"
        error={hasTried && isMissing ? t`Écrivez un nom` : fault}
        onChange={({ target }) => setName(target.value)}
      />
      <Button kind="secondary" type="submit" busy={isBusy}>
        {button}
      </Button>
    </form>
  );
}

type ViewLineProps = { readonly view: SavedView; readonly steps: ReturnType<typeof useViewSteps> };

function ViewLine({ view: { viewId, name, query }, steps: { rename, remove } }: ViewLineProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className="py-2">
      <Link
        to="adminParticipants"
        query={Object.fromEntries(new URLSearchParams(query))}
        className="inline-flex min-h-11 items-center font-medium wrap-anywhere"
      >
        {name}
      </Link>
      <span className="flex flex-wrap gap-x-4">
        <Button
          kind="quiet"
          aria-expanded={isRenaming}
          aria-label={t`Renommer ${name}`}
          onClick={() => setRenaming(!isRenaming)}
        >
          <Trans>Renommer</Trans>
        </Button>
        <Button
          kind="quiet"
          aria-label={t`Effacer ${name}`}
          busy={remove.isPending}
          onClick={() => remove.mutate({ viewId })}
        >
          <Trans>Effacer</Trans>
        </Button>
      </span>
      {isRenaming && (
        <NameForm
          label={t`Nouveau nom`}
          button={t`Renommer la vue`}
          usual={name}
          isBusy={rename.isPending}
          error={rename.error}
          onName={(next) =>
            rename.mutate({ viewId, name: next }, { onSuccess: () => setRenaming(false) })
          }
        />
      )}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {remove.error && errorText(faultOf(remove.error))}
      </p>
    </li>
  );
}

/**
 * @param query filters and order shown now, as in the address
 * @decision console#saved-views
 */
export function SavedViews({ query }: { query: string }) {
  const { t } = useLingui();
  const views = trpc.admin.listSavedViews.useQuery();
  const steps = useViewSteps();
  const { most } = savedViewRules;
  return (
    <Dropdown
      className="relative"
      triggerClass={buttonClass('secondary')}
      panelClass="absolute top-full right-0 z-20 mt-2 max-h-[70dvh] w-80 max-w-[calc(100vw-2rem)] overflow-auto rounded-card border border-edge bg-raised p-4 max-md:right-auto max-md:left-0"
      trigger={
        <>
          <Bookmark aria-hidden className="size-5" />
          <Trans>Vues</Trans>
        </>
      }
    >
      <QueryView query={views} lines={3}>
        {(kept) => (
          <>
            {kept.length === 0 ? (
              <p className="mb-4">
                <Trans>Aucune vue gardée pour le moment.</Trans>
              </p>
            ) : (
              <ul aria-label={t`Vues gardées`} className="mb-4 divide-y divide-line">
                {kept.map((view) => (
                  <ViewLine key={view.viewId} view={view} steps={steps} />
                ))}
              </ul>
            )}
            {kept.length < most ? (
              <NameForm
                key={kept.length}
                label={t`Nom de la vue affichée`}
                hint={t`Les filtres et l’ordre sont gardés, pas la recherche.`}
                button={t`Garder cette vue`}
                isBusy={steps.save.isPending}
                error={steps.save.error}
                onName={(name) => steps.save.mutate({ name, query })}
              />
            ) : (
              <p>
                <Trans>Vous gardez {most} vues. Effacez-en une pour en garder une autre.</Trans>
              </p>
            )}
          </>
        )}
      </QueryView>
    </Dropdown>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';

type SearchGoneNoticeProps = {
  /** The filters of the list, as in its address. */
  readonly words: Readonly<Record<string, string>>;
  /** Removes the filters and the search. */
  readonly onClear: () => void;
};

/** Shown instead of the files of everybody: the search belongs to another tab, and is unknown here. */
export function SearchGoneNotice({ words, onClear }: SearchGoneNoticeProps) {
  return (
    <section className="mb-10 max-w-(--container-page) rounded-card border border-line bg-raised p-4 sm:p-5">
      <h2 className="mb-2 text-lead">
        <Trans>La recherche de votre liste n’est plus là</Trans>
      </h2>
      <p className="mb-4">
        <Trans>
          Elle contient souvent un nom : elle reste dans l’onglet où vous l’avez écrite, et nulle
          part ailleurs. Revenez à la liste, refaites la recherche, puis exportez dans le même
          onglet.
        </Trans>
      </p>
      <p className="mb-3">
        <Link to="adminParticipants" query={words}>
          <Trans>Revenir à la liste des participants</Trans>
        </Link>
      </p>
      <Button kind="quiet" onClick={onClear}>
        <Trans>Prendre toutes les personnes</Trans>
      </Button>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';
import { useCatalogue } from '../../course/use-catalogue.ts';

/** @decision safety#first-schedule */
export default function BeforeFirstSchedule() {
  const { data: modules } = useCatalogue();
  const place = modules?.flatMap(({ number, chapters }) =>
    chapters
      .filter(({ id }) => id === 'staying-safe')
      .map((chapter) => ({ module: number, chapter: chapter.number })),
  )[0];
  return (
    <div className="mb-6">
      <Notice kind="attention" title={<Trans>Rester en sécurité</Trans>}>
        <span>
          <Trans>
            Au début, une fenêtre plus courte donne plus sommeil le jour. Si vous avez sommeil, ne
            conduisez pas et n’utilisez pas de machine. Le bouton « Revenir à mes heures d’avant »
            arrête l’horaire à tout moment.
          </Trans>
        </span>{' '}
        {place && (
          <Link to="moduleChapter" params={place}>
            <Trans>Lire le chapitre « Rester en sécurité »</Trans>
          </Link>
        )}
      </Notice>
    </div>
  );
}

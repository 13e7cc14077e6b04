import { Trans } from '@lingui/react/macro';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** What Aube is and is not. @decision D35 */
export default function AboutPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>Un programme en ligne pour les personnes qui dorment mal depuis longtemps.</Trans>
        }
      >
        <Trans>À propos</Trans>
      </PageHeading>
      <div className="prose">
        <p>
          <Trans>
            Aube explique le sommeil, aide à observer ses nuits et propose des habitudes à essayer,
            une à la fois. Il suit une approche connue : l’approche cognitive et comportementale de
            l’insomnie.
          </Trans>
        </p>
        <h2>
          <Trans>Ce que vous y trouvez</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Six modules, chacun avec une courte vidéo et quelques chapitres.</Trans>
          </li>
          <li>
            <Trans>Un journal du sommeil, une minute chaque matin.</Trans>
          </li>
          <li>
            <Trans>Un horaire calculé avec vos nuits, que vous choisissez.</Trans>
          </li>
          <li>
            <Trans>Des questionnaires, pour voir ce qui change.</Trans>
          </li>
        </ul>
        <h2>
          <Trans>À quoi sert Aube, et ce qu’il n’est pas</Trans>
        </h2>
        <p>
          <Trans>
            Aube sert à l’éducation et à la gestion de son propre sommeil, sous la responsabilité
            d’un établissement de santé. Il ne promet aucun résultat.
          </Trans>
        </p>
        <p>
          <Trans>
            Ce n’est ni un diagnostic, ni un avis médical, ni un service d’urgence : personne ne lit
            vos réponses en direct. En cas de détresse, voyez les{' '}
            <Link to="resourcePersons">personnes-ressources</Link>.
          </Trans>
        </p>
        <h2>
          <Trans>Votre vie privée</Trans>
        </h2>
        <p>
          <Trans>
            Vos réponses servent à votre programme. Le personnel de votre établissement y a accès,
            et chaque consultation est inscrite dans un registre. Aucun autre site ne reçoit quoi
            que ce soit.
          </Trans>
        </p>
      </div>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function UserGuidePage() {
  return (
    <>
      <PageHeading>
        <Trans>Guide de l'utilisateur</Trans>
      </PageHeading>
      <div className="prose">
        <h2>
          <Trans>Se repérer</Trans>
        </h2>
        <p>
          <Trans>
            Quatre onglets mènent partout. Sur un téléphone, ils sont en bas de l’écran.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>
              <strong>Mon programme</strong> : où vous en êtes, et la prochaine chose à faire.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Mon journal quotidien du sommeil</strong> : vos nuits, une par une.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Évolution de mon sommeil</strong> : vos nuits vues de loin.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Activités à compléter</strong> : ce qui vous attend, le plus pressant d’abord.
            </Trans>
          </li>
        </ul>
        <h2>
          <Trans>Remplir une nuit</Trans>
        </h2>
        <ol>
          <li>
            <Trans>Le matin, ouvrez votre journal : la nuit à remplir est en haut.</Trans>
          </li>
          <li>
            <Trans>
              Écrivez les heures sur 24 heures. Vous pouvez taper 2230, 22h30 ou 22:30 ; le site
              redit l’heure en mots.
            </Trans>
          </li>
          <li>
            <Trans>
              Indiquez les durées en minutes ; des boutons proposent les plus courantes.
            </Trans>
          </li>
          <li>
            <Trans>Enregistrez : le site dit l’heure de l’enregistrement.</Trans>
          </li>
        </ol>
        <h2>
          <Trans>Choisir son horaire</Trans>
        </h2>
        <p>
          <Trans>
            À partir de la deuxième semaine, cinq nuits remplies sur sept suffisent pour un horaire.
            Vous choisissez l’heure du lever ou du coucher, et le site calcule l’autre. « Pourquoi ?
            » montre chaque étape du calcul.
          </Trans>
        </p>
        <h2>
          <Trans>Régler le site à votre goût</Trans>
        </h2>
        <p>
          <Trans>
            « Affichage » change la taille du texte et le mode sombre. La langue se change en haut
            de chaque page, sans rien perdre de ce que vous écrivez.
          </Trans>
        </p>
      </div>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../ui/disclosure.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function FaqPage() {
  return (
    <>
      <PageHeading>
        <Trans>Questions fréquentes</Trans>
      </PageHeading>
      <Disclosure title={<Trans>Combien de temps faut-il y consacrer ?</Trans>}>
        <Trans>
          Environ une minute chaque matin pour le journal, et de trente à quarante-cinq minutes par
          semaine pour un module, en plusieurs fois si vous voulez.
        </Trans>
      </Disclosure>
      <Disclosure title={<Trans>Le programme va-t-il me faire mieux dormir ?</Trans>}>
        <Trans>
          Personne ne peut vous le promettre. Aube propose une méthode connue et un suivi de vos
          nuits. Les progrès viennent souvent par étapes, avec des retours en arrière.
        </Trans>
      </Disclosure>
      <Disclosure title={<Trans>Je ne connais pas les heures exactes. Que dois-je écrire ?</Trans>}>
        <Trans>
          Votre meilleure estimation, au matin. Ne regardez pas l’heure la nuit pour remplir le
          journal : cela tient éveillé.
        </Trans>
      </Disclosure>
      <Disclosure title={<Trans>À quelle date correspond une nuit ?</Trans>}>
        <Trans>
          Au matin où elle se termine. La nuit du lundi 5 au mardi 6 est celle du mardi 6 ; l’écran
          indique toujours les deux dates.
        </Trans>
      </Disclosure>
      <Disclosure title={<Trans>J’ai manqué une nuit. Est-ce grave ?</Trans>}>
        <Trans>
          Non. Vous avez trois jours pour la remplir, en comptant celui du réveil. Ensuite elle
          reste vide, et la suivante compte tout autant.
        </Trans>
      </Disclosure>
      <Disclosure title={<Trans>Puis-je arrêter le programme ?</Trans>}>
        <Trans>
          Oui, à tout moment, sans donner de raison. Vos données restent lisibles pour vous, et les
          rappels cessent aussitôt.
        </Trans>
      </Disclosure>
      <Disclosure title={<Trans>À qui parler si quelque chose m’inquiète ?</Trans>}>
        <Trans>
          À votre médecin ou à votre pharmacien, et aux{' '}
          <Link to="resourcePersons">personnes-ressources</Link> de votre établissement.
        </Trans>
      </Disclosure>
    </>
  );
}

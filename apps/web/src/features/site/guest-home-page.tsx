import { Trans } from '@lingui/react/macro';
import { BookOpen, CalendarClock, NotebookPen, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Dawn } from '../../ui/dawn.tsx';
import { Link } from '../../ui/link.tsx';

/** @decision D35 */
export default function GuestHomePage() {
  return (
    <>
      <Dawn>
        <h1 tabIndex={-1} className="text-display">
          <Trans>Vos nuits, une étape à la fois</Trans>
        </h1>
        <p className="mt-4 text-lead">
          <Trans>
            Aube accompagne les personnes qui vivent avec l’insomnie : six modules, un journal du
            sommeil et un horaire calculé avec vos propres nuits.
          </Trans>
        </p>
        <p className="mt-7 flex flex-wrap gap-3">
          <Link to="login" bare className={buttonClass('dawn')}>
            <Trans>Se connecter</Trans>
          </Link>
          <Link to="about" bare className={buttonClass('dawnQuiet')}>
            <Trans>Lire à propos d’Aube</Trans>
          </Link>
        </p>
      </Dawn>
      <div className="page-column">
        <h2 className="text-title">
          <Trans>Comment cela se passe</Trans>
        </h2>
        <ol className="mt-6">
          <Step icon={NotebookPen} title={<Trans>Le matin, une minute</Trans>}>
            <Trans>
              Vous notez votre nuit de mémoire, sans regarder l’heure pendant la nuit. Un dessin la
              montre à mesure que vous répondez.
            </Trans>
          </Step>
          <Step icon={BookOpen} title={<Trans>Chaque semaine, un module</Trans>}>
            <Trans>
              Quelques minutes d’images et quelques chapitres expliquent le sommeil et proposent une
              habitude à essayer.
            </Trans>
          </Step>
          <Step icon={CalendarClock} title={<Trans>Dès la deuxième semaine, un horaire</Trans>}>
            <Trans>
              Le site le calcule avec vos nuits et montre comment. Vous choisissez ce qui convient à
              votre vie.
            </Trans>
          </Step>
        </ol>
        <section className="mt-12 border-t border-line pt-8">
          <h2 className="text-lead">
            <Trans>Vous vous demandez si c’est pour vous ?</Trans>
          </h2>
          <p className="mt-2 text-ink-soft">
            <Trans>
              Quelques questions, sans compte, situent votre sommeil et disent à qui en parler. Ce
              n’est pas un diagnostic.
            </Trans>
          </p>
          <p className="mt-2">
            <Link to="selfScreening" className="inline-flex min-h-11 items-center">
              <Trans>Évaluer mon sommeil</Trans>
            </Link>
          </p>
        </section>
        <section className="mt-10 border-t border-line pt-8">
          <h2 className="text-lead">
            <Trans>Vous avez reçu une invitation ?</Trans>
          </h2>
          <p className="mt-2 text-ink-soft">
            <Trans>
              Ouvrez le lien du courriel de votre établissement : il mène à l’inscription. Une fois
              votre compte activé, vous commencez quand vous voulez.
            </Trans>
          </p>
        </section>
      </div>
    </>
  );
}

type StepProps = {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

function Step({ icon: Icon, title, children }: StepProps) {
  return (
    <li className="flex gap-5 border-t border-line py-6">
      <Icon aria-hidden className="mt-1 size-7 shrink-0 text-accent-ink" strokeWidth={1.5} />
      <div>
        <h3 className="text-lead">{title}</h3>
        <p className="mt-1 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

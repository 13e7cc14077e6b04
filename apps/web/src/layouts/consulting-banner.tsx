import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { stopConsulting } from '../lib/consulting.ts';
import { useConsultedTitle } from '../lib/document-title.ts';
import { rememberPerson } from '../lib/recent-people.ts';
import { pathTo } from '../routes.ts';
import { trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';

/** @decision D44 */
export default function ConsultingBanner({ userId }: { userId: number }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  // The page sends the same query, so the banner adds no request.
  const { data } = trpc.programme.overview.useQuery({ userId });
  const name = data ? `${data.person.firstName} ${data.person.lastName}` : `№ ${userId}`;
  useConsultedTitle(name);
  useEffect(() => {
    if (data) rememberPerson({ userId, name });
  }, [data, userId, name]);
  return (
    <section
      aria-label={t`Consultation`}
      data-screen-only
      className="sticky top-0 z-30 border-b-2 border-attention bg-raised"
    >
      <div className="mx-auto flex max-w-(--container-console) flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <Eye aria-hidden className="size-6 text-attention" />
        <p className="flex-1 basis-60">
          <Trans>
            Vous consultez le compte de <strong>{name}</strong>, en lecture seule.
          </Trans>
        </p>
        <Button
          kind="secondary"
          onClick={() => {
            stopConsulting();
            navigate(pathTo('admin'));
          }}
        >
          <Trans>Retour à mon compte</Trans>
        </Button>
      </div>
    </section>
  );
}

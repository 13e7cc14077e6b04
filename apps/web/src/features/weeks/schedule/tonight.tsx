import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Link, linkClass } from '../../../ui/link.tsx';
import { useWords } from '../../nights/use-words.ts';

/**
 * Advice for tonight without a schedule: usual hours, the same rise time, a contact.
 * @decision D69
 */
export function Tonight({ wakeTime }: { readonly wakeTime: number | null }) {
  const { clock } = useWords();
  const { data } = trpc.programme.getContacts.useQuery();
  const phone = data?.contacts.find((contact) => contact.phone !== null)?.phone ?? null;
  const rise = wakeTime === null ? null : clock(wakeTime);
  return (
    <section aria-labelledby="tonight" className="mt-4">
      <h3 id="tonight" className="font-medium">
        <Trans>Ce soir</Trans>
      </h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        <li>
          <Trans>Revenez à vos heures habituelles, sans retarder votre coucher.</Trans>
        </li>
        <li>
          {rise ? (
            <Trans>Gardez votre heure de lever, {rise}, chaque matin.</Trans>
          ) : (
            <Trans>Levez-vous chaque matin à la même heure.</Trans>
          )}
        </li>
        <li>
          {phone ? (
            <Trans>
              Pour en parler, appelez votre établissement au{' '}
              <a href={`tel:${phone.tel}`} className={linkClass}>
                {phone.display}
              </a>
              , ou une <Link to="resourcePersons">personne-ressource</Link>.
            </Trans>
          ) : (
            <Trans>
              Pour en parler, appelez une <Link to="resourcePersons">personne-ressource</Link>.
            </Trans>
          )}
        </li>
      </ul>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { useWords } from './use-words.ts';
import { CrisisSentence } from '../site/crisis-line.tsx';
import { ContactToCall } from '../site/contact-to-call.tsx';

/** @decision D69 */
export function Tonight({ wakeTime }: { readonly wakeTime: number | null }) {
  const { clock } = useWords();
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
        {rise && (
          <li>
            <Trans>Si vous aviez mis l’horaire dans votre agenda, retirez-le.</Trans>
          </li>
        )}
        <li>
          <ContactToCall />
        </li>
        <li>
          <CrisisSentence />
        </li>
      </ul>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Breath, nextBreath } from './breath.ts';

/** A circle that widens and narrows with the breath; its words alone for who wants no motion. @decision D72 */
export function BreathingPacer() {
  const [breath, setBreath] = useState<Breath | null>(null);
  useEffect(() => {
    if (!breath) return undefined;
    const timer = setTimeout(() => setBreath(nextBreath(breath)), breath.seconds * 1000);
    return () => clearTimeout(timer);
  }, [breath]);
  const isIn = breath?.phase === 'in';
  return (
    <section aria-labelledby="breath" className="mt-12 text-center">
      <h2 id="breath" className="text-lead">
        <Trans>Respirer doucement</Trans>
      </h2>
      <div aria-hidden className="my-6 grid h-56 place-items-center">
        <div
          className={`size-48 rounded-full border-2 border-accent bg-sunken transition-transform ease-in-out motion-reduce:scale-75 ${
            isIn ? 'scale-100 duration-[4s]' : 'scale-50 duration-[6s]'
          }`}
        />
      </div>
      <p className="min-h-8" aria-live="polite">
        {breath && (isIn ? <Trans>Inspirez</Trans> : <Trans>Expirez</Trans>)}
      </p>
      <Button
        kind="secondary"
        className="mt-4"
        onClick={() => setBreath(breath ? null : nextBreath(null))}
      >
        {breath ? <Trans>Arrêter</Trans> : <Trans>Commencer</Trans>}
      </Button>
    </section>
  );
}

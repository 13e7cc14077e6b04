import { Suspense, useState } from 'react';
import { withTexts } from './lib/i18n.ts';
import { awaitedConfirmation } from './lib/ask-confirmation.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { useStore } from './lib/store.ts';

const Dialog = lazyPart(
  withTexts(
    {
      fr: () => import('./features/account/confirm-identity/confirm-identity-dialog.tsx?texts=fr'),
      en: () => import('./features/account/confirm-identity/confirm-identity-dialog.tsx?texts=en'),
    },
    () => import('./features/account/confirm-identity/confirm-identity-dialog.tsx'),
  ),
);

export function IdentityDialog() {
  const isAwaited = useStore(awaitedConfirmation) !== null;
  const [isLoaded, setLoaded] = useState(false);
  if (isAwaited && !isLoaded) setLoaded(true);
  return (
    isLoaded && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  );
}

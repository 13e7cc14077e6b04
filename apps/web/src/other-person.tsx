import { Suspense, useState } from 'react';
import { withTexts } from './lib/i18n.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { isOtherPersonTold } from './lib/other-person.ts';
import { useStore } from './lib/store.ts';

const Dialog = lazyPart(
  withTexts(
    {
      fr: () => import('./features/account/other-person-dialog.tsx?texts=fr'),
      en: () => import('./features/account/other-person-dialog.tsx?texts=en'),
    },
    () => import('./features/account/other-person-dialog.tsx'),
  ),
);

export function OtherPerson() {
  const isTold = useStore(isOtherPersonTold);
  const [isLoaded, setLoaded] = useState(false);
  if (isTold && !isLoaded) setLoaded(true);
  return (
    isLoaded && (
      <Suspense>
        <Dialog />
      </Suspense>
    )
  );
}

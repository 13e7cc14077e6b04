import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <p className="-mt-3 mb-3">
      <Button kind="quiet" onClick={onClick}>
        <ChevronLeft aria-hidden className="size-5" />
        <Trans>Retour</Trans>
      </Button>
    </p>
  );
}

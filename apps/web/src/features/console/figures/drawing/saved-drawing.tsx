import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { ScrollFrame } from '../../../../ui/scroll-frame.tsx';
import { drawingText } from './drawing-text.ts';

type SavedDrawingProps = {
  readonly label: string;
  readonly fileName: string;
  readonly children: (ref: Ref<SVGSVGElement>) => ReactNode;
};

export function SavedDrawing({ label, fileName, children }: SavedDrawingProps) {
  const ref = useRef<SVGSVGElement>(null);
  const save = () => {
    if (!ref.current) return;
    saveFile(fileName, new Blob([drawingText(ref.current)], { type: 'image/svg+xml' }));
  };
  return (
    <Disclosure title={<Trans>En image</Trans>} className="mt-2">
      <ScrollFrame aria-label={label} scrolls="onPhones" className="max-w-[45rem]">
        {children(ref)}
      </ScrollFrame>
      <Button kind="quiet" className="mt-2" onClick={save}>
        <Download aria-hidden className="size-5" />
        <Trans>Télécharger l’image (SVG)</Trans>
      </Button>
    </Disclosure>
  );
}

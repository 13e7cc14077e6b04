import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/document-title.ts';
import { HorizonDrawing } from './horizon-drawing.tsx';

type PlainMessageProps = {
  readonly title: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
};

export function PlainMessage({ title, words, children }: PlainMessageProps) {
  usePageTitle(title);
  return (
    <>
      <HorizonDrawing className="mx-auto mb-6 h-16 w-56 text-edge" />
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <p className="mx-auto mt-3 max-w-md text-ink-soft">{words}</p>
      <p className="mt-8">{children}</p>
    </>
  );
}

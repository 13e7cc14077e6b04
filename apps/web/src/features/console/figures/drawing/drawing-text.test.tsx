import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawing } from './drawing.tsx';
import { drawingText } from './drawing-text.ts';

function textOf() {
  const { container } = render(
    <Drawing ref={null} title="Étapes & « fin »" description="12 sur 20" height={100}>
      <rect className="fill-sleep" fill="var(--sleep)" width="10" height="10" />
      <text fill="var(--ink-soft)">{'<60 %'}</text>
    </Drawing>,
  );
  return drawingText(container.querySelector('svg') as SVGSVGElement);
}

it('is a picture that needs nothing of the page: its size, its title, the colours of the day', () => {
  const text = textOf();
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  const root = drawing.documentElement;
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['720', '100']);
  expect(drawing.querySelector('title')?.textContent).toBe('Étapes & « fin »');
  expect(drawing.querySelector('desc')?.textContent).toBe('12 sur 20');
  expect(drawing.querySelectorAll('rect')[1]?.getAttribute('fill')).toBe('#474f9a');
  expect(text).not.toMatch(/var\(|class=|href|<style/);
});

it('refuses a colour that paper does not have', () => {
  const { container } = render(
    <Drawing ref={null} title="a" description="b" height={1}>
      <rect fill="var(--danger)" />
    </Drawing>,
  );
  expect(() => drawingText(container.querySelector('svg') as SVGSVGElement)).toThrow('danger');
});

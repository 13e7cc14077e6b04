import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

it('keeps the telephone of an error on one line', () => {
  render(<Field id="phone" label="Téléphone" error="Par exemple 514 555-0199" />);
  expect(screen.getByText('514 555-0199').className).toBe('whitespace-nowrap');
});

import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { resetSaved } from './reset-saved.ts';

const sent = { name: ' Ana ', phone: '5145550199' };
const saved = { name: 'Ana', phone: '514 555-0199' };

it.each([
  ['nothing: the server’s words are taken', sent, saved, false],
  ['one field: it keeps its words', { ...sent, name: 'Anne' }, { ...saved, name: 'Anne' }, true],
  ['a field to nothing', { ...sent, phone: '' }, { ...saved, phone: '' }, true],
])('after a change during the save of %s', (_what, typed, expected, isDirty) => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { name: '', phone: '' } });
    return { form, isDirty: form.formState.isDirty };
  });
  const { form } = result.current;
  act(() => {
    form.setValue('name', typed.name);
    form.setValue('phone', typed.phone);
    resetSaved(form, sent, saved);
  });
  expect(form.getValues()).toEqual(expected);
  expect(result.current.isDirty).toBe(isDirty);
});

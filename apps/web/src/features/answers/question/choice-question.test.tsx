import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type AnswerValue, declinedAnswer } from '@aube/api/rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { sampleItem } from '../testing/sample-definition.ts';
import { ChoiceQuestion } from './choice-question.tsx';

const item = sampleItem('reasons', {
  type: 'choices',
  declinable: true,
  choices: [
    { value: 'time', text: 'Le temps manque', exclusive: false },
    { value: 'hard', text: 'C’est difficile', exclusive: false },
  ],
});
const answers: AnswerValue[] = [];

function Asked() {
  const [value, setValue] = useState<AnswerValue | undefined>(['time', 'hard']);
  return (
    <ChoiceQuestion
      question={{ item, number: 1 }}
      count={1}
      error={undefined}
      value={value}
      onChange={(given) => {
        answers.push(given as AnswerValue);
        setValue(given);
      }}
    />
  );
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it('says that declining sets the other reasons aside, and brings them back', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Asked />
    </I18nProvider>,
  );
  const words = screen.getByRole('status');
  expect(words.textContent).toBe('');
  press(/préfère ne pas répondre/u);
  expect(answers.at(-1)).toBe(declinedAnswer);
  expect(words.textContent).toContain('mis de côté');
  press(/préfère ne pas répondre/u);
  expect(answers.at(-1)).toEqual(['time', 'hard']);
  expect(words.textContent).toBe('');
});

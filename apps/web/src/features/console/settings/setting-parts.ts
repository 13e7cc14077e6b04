import type { RouterInputs } from '@aube/api';
import type { Locale } from '@aube/client';
import type { ReactNode } from 'react';

export type SettingKind = RouterInputs['admin']['getSetting']['kind'];

export type FieldsProps<Form> = {
  readonly form: Form;
  readonly errorOf: (fieldId: string) => string | undefined;
  onChange(this: void, form: Form): void;
};

export type PreviewProps<Preview> = {
  readonly preview: Preview;
  readonly lang: Locale;
  readonly heading: 'h3' | 'h4';
};

export type SettingParts = {
  Fields(this: void, props: FieldsProps<unknown>): ReactNode;
  Preview(this: void, props: PreviewProps<unknown>): ReactNode;
};

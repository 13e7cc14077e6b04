import type { Admits } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** The groups of « Mon compte », in page order. */
export const accountGroups = ['me', 'security', 'rights', 'programme'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** One section of « Mon compte »: the title opens the content. @decision D61 */
export type AccountSection = {
  /** Anchor of the section in the address, as in `/mon-compte#appareils`. */
  readonly id: string;
  readonly group: AccountGroup;
  readonly title: MessageDescriptor;
  /** Short description under the title. */
  readonly line: MessageDescriptor;
  readonly admits: Extract<Admits, 'user' | 'participant' | 'staff'>;
  /** Content of the section; rendered and loaded when the section opens. */
  readonly Panel: ComponentType;
};

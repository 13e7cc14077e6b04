import type { Admits } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** The groups of « Mon compte », in page order. */
export const accountGroups = ['me', 'security', 'rights', 'programme'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** One section of « Mon compte »: a title that opens its content. @decision D61 */
export type AccountSection = {
  /** Its anchor in the address: `/mon-compte#appareils`. */
  readonly id: string;
  readonly group: AccountGroup;
  readonly title: MessageDescriptor;
  /** A few words under the title about its content. */
  readonly line: MessageDescriptor;
  readonly admits: Extract<Admits, 'user' | 'participant' | 'staff'>;
  /** Drawn when the section opens, and asks for its data then. */
  readonly Panel: ComponentType;
};

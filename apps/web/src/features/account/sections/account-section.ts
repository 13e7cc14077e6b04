import type { Admits } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** The parts of « Mon compte », in their order on the page. */
export const accountGroups = ['me', 'security', 'rights', 'programme'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** One section of « Mon compte »: a title to open, and what it opens on. @decision D61 */
export type AccountSection = {
  /** Its place in the address: `/mon-compte#appareils`. */
  readonly id: string;
  readonly group: AccountGroup;
  readonly title: MessageDescriptor;
  /** What one finds there, in a few words under the title. */
  readonly line: MessageDescriptor;
  /** Whose account has it. */
  readonly admits: Extract<Admits, 'user' | 'participant' | 'staff'>;
  /** What is drawn once it is opened: it asks for its own data then, and not before. */
  readonly Panel: ComponentType;
};

import type { Admits } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

export const accountGroups = ['me', 'security', 'rights', 'programme'] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** @decision D61 */
export type AccountSection = {
  readonly id: string;
  readonly group: AccountGroup;
  readonly title: MessageDescriptor;
  readonly line: MessageDescriptor;
  readonly admits: Extract<Admits, 'user' | 'participant' | 'staff'>;
  readonly Panel: ComponentType;
};

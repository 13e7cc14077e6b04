import { consent } from './kinds/consent.ts';
import { contacts } from './kinds/contacts.ts';
import { crisis } from './kinds/crisis.ts';
import { identity } from './kinds/identity.ts';
import { instruments } from './kinds/instruments.ts';
import { reminders } from './kinds/reminders.ts';
import { resources } from './kinds/resources.ts';
import type { SettingKindRules } from './setting-kind.ts';

/** In the order of the console's list. @decision D90 */
const SETTING_KINDS = {
  identity,
  contacts,
  crisis,
  resources,
  consent,
  instruments,
  reminders,
} as const satisfies Record<string, SettingKindRules>;

export type SettingKind = keyof typeof SETTING_KINDS;

export const isSettingKind = (kind: string): kind is SettingKind =>
  Object.hasOwn(SETTING_KINDS, kind);

export const settingKindNames = Object.keys(SETTING_KINDS) as [SettingKind, ...SettingKind[]];

export const settingRules = (kind: SettingKind): SettingKindRules => SETTING_KINDS[kind];

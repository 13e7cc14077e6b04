import { SettingsList } from './settings/settings-list.tsx';

/** @decision D90 */
export default function SettingsPage() {
  return <SettingsList />;
}

import { useLocation } from 'wouter';
import { useLingui } from '@lingui/react';
import { pathIn, prefixOf } from '../lib/locale.ts';
import { switchLocale } from '../lib/switch-locale.ts';

export function LanguageLink() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const other = i18n.locale === 'en' ? 'fr' : 'en';
  const address = pathIn(other, `${prefixOf(other)}${path}`);
  const name = other === 'fr' ? 'Français' : 'English';
  return (
    <a
      href={address === '/' ? '/fr' : address}
      lang={other}
      hrefLang={other}
      className="icon-button"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void switchLocale(other);
      }}
    >
      <span aria-hidden className="sm:hidden">
        {other.toUpperCase()}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </a>
  );
}

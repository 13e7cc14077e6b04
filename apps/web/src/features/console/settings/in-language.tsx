import type { Locale } from '@aube/client';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { textsBeside } from '../../../lib/i18n.ts';
import { loadInTime } from '../../../lib/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

type InLanguageProps = {
  readonly lang: Locale;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Shows a part of the page in a language, whatever the language of the page. */
export function InLanguage({ lang, className, children }: InLanguageProps) {
  const { i18n } = useLingui();
  const isOther = lang !== i18n.locale;
  const [loaded, setLoaded] = useState<I18n | null>(null);
  useEffect(() => {
    if (!isOther) return undefined;
    let isGone = false;
    const loadTexts = async () => {
      const texts = await loadInTime(() => textsBeside(lang));
      if (!isGone) setLoaded(texts);
    };
    void loadTexts();
    return () => {
      isGone = true;
    };
  }, [isOther, lang]);
  const texts = isOther ? loaded : i18n;
  if (texts?.locale !== lang) return <Skeleton lines={4} />;
  return (
    <I18nProvider i18n={texts}>
      <div lang={lang} className={className}>
        {children}
      </div>
    </I18nProvider>
  );
}

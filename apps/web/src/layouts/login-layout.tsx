import { BrandLink } from './brand-link.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { IdentityBand } from './identity-band.tsx';
import { LanguageLink } from './language-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { OnlineNotice } from './online-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { HillsFooter } from '../ui/hills-footer.tsx';

/** @source specification §2 */
export default function LoginLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <IdentityBand />
      <header className="site-header" data-screen-only>
        <div className="site-header-row">
          <BrandLink />
          <div className="ml-auto flex items-center">
            <LanguageLink />
            <DisplayMenu />
          </div>
        </div>
      </header>
      <OnlineNotice />
      <main
        id="contenu"
        tabIndex={-1}
        className="mx-auto w-full max-w-(--container-narrow) flex-1 px-4 py-10 sm:py-14"
      >
        {children}
      </main>
      <HillsFooter />
    </>
  );
}

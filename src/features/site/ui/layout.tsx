import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/site.ts';
import { useFollowLinks } from '../../../ui/link.tsx';
import { Toasts } from '../../../ui/notify.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { usePageFocus } from '../../../ui/use-page-focus.ts';
import { useStandIns } from '../../listings/ui/product-picture.tsx';
import { SaveForm } from '../../saved/ui/save-form.tsx';
import { useSaving } from '../../saved/ui/use-saving.ts';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page: top bar, content, footer, toasts. */
export function Layout() {
  return (
    <LayoutFrame>
      <Outlet />
    </LayoutFrame>
  );
}

/** The same frame around any content, for pages outside the routes. */
export function LayoutFrame({ children }: { children: ReactNode }) {
  const main = usePageFocus();
  useFollowLinks();
  useSaving();
  useStandIns();
  return (
    <>
      <a href="#content" className="skip-link">
        {words.skipToContent}
      </a>
      <NavigationProgress />
      <TopBar />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SaveForm />
      <SiteFooter />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

/** A bar at the top while the next page loads; quick pages arrive before it shows. */
function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {state !== 'idle' && <ProgressBar label={commonWords.loading} />}
    </div>
  );
}

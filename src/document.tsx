import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import type { DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HydrationState } from 'react-router';
import type { PageSettings } from './app-context.ts';
import type { AuthUser } from './features/identity/domain.ts';
import { lateStart } from './late-start.ts';

/** Built files for the browser that a page needs, as URLs. */
export interface PageAssets {
  entry: string;
  styles: readonly string[];
  /**
   * Modules of the matched routes, so that the browser fetches them in parallel and not one after the other.
   */
  modules: readonly string[];
}

/** State from the server, so that hydration begins with the page that was rendered. */
export interface PageState {
  assets: PageAssets;
  settings: PageSettings;
  user: AuthUser | null;
  /** Milliseconds since 1970 by the server's clock when the page was rendered. */
  now: number;
  queries: DehydratedState;
  router: HydrationState;
}

export const stateElementId = 'page-state';

/**
 * The whole HTML document. It is rendered on the server and hydrated unchanged; browsers do not show its
 * nonce to scripts.
 */
export function Document({
  assets: { entry, styles, modules },
  stateText = '',
  nonce,
  children,
}: {
  assets: PageAssets;
  /** The state as the server writes it; the browser keeps it unchanged. */
  stateText?: string;
  nonce?: string;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f4ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16181b" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <script
          id={stateElementId}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, which escapes what could end the element
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
        <script
          nonce={nonce}
          data-entry={entry}
          data-modules={modules.join(' ')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, written by nobody else
          dangerouslySetInnerHTML={{ __html: lateStart }}
        />
      </body>
    </html>
  );
}

import { Fragment } from 'react';
import * as words from '#messages/common.ts';
import { useApp } from './use-app.tsx';

/** The size of every picture that is drawn for previews of shared links. */
export const previewSize = { width: 1200, height: 630 };

interface PageHeadProps {
  title: string;
  description?: string;
  /** The canonical path for search engines; without it they do not index the page. */
  path?: string;
  /** Visible to people who have the link, but not to search engines. */
  unlisted?: boolean;
  /** Pictures for previews of shared links; most programs show the first one. */
  pictures?: readonly Picture[];
}

interface Picture {
  /** Its full address. */
  url: string;
  /** Pictures with a known size are shown at once. */
  size?: { width: number; height: number };
  alt: string;
}

/** Title and description of a page, for the browser's tab, search engines and previews of shared links. */
export function PageHead({ title, description, path, unlisted = false, pictures }: PageHeadProps) {
  const { publicUrl } = useApp().settings;
  const garage = { url: `${publicUrl}/social.png`, size: previewSize, alt: words.productName };
  const fullTitle = `${title} · ${words.productName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(path === undefined || unlisted) && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={publicUrl + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={words.productName} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={publicUrl + path} />
          {(pictures ?? [garage]).map(({ url, size, alt }) => (
            <Fragment key={url}>
              <meta property="og:image" content={url} />
              {size && <meta property="og:image:width" content={String(size.width)} />}
              {size && <meta property="og:image:height" content={String(size.height)} />}
              <meta property="og:image:alt" content={alt} />
            </Fragment>
          ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

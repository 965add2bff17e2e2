import * as words from '#messages/common.ts';
import { useApp } from './use-app.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The one address under which search engines should know the page; without it the page stays out of them. */
  path?: string;
  /** An own picture for those who share a link, by its full address. */
  picture?: string;
}

/** Title and description of a page, for the browser's tab, search engines and those who share a link. */
export function PageHead({ title, description, path, picture }: PageHeadProps) {
  const { publicUrl } = useApp().settings;
  const fullTitle = `${title} · ${words.productName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={words.productName} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={publicUrl + path} />
          {picture ? (
            <meta property="og:image" content={picture} />
          ) : (
            <>
              <meta property="og:image" content={`${publicUrl}/social.png`} />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
        </>
      )}
    </>
  );
}

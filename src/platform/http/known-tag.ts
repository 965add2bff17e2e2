/**
 * Whether an If-None-Match header names this ETag. Strong and weak tags count alike (RFC 9110, 13.1.2): proxies that
 * compress answers make a strong one weak.
 */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const wanted = withoutWeakness(etag);
  return (ifNoneMatch ?? '').split(',').some((tag) => withoutWeakness(tag.trim()) === wanted);
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}

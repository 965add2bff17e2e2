/**
 * Base of the browser's API calls, from VITE_API_BASE: a path of the same origin. Another origin cannot work: the
 * content security policy allows no connection to it and the session's cookie is not sent there (docs/decisions/0010).
 */
export function readApiBase(setting: string | undefined): string {
  const base = (setting || '/api').replace(/\/+$/, '');
  if (!/^\/[^/\\]/.test(base)) {
    throw new Error(`VITE_API_BASE is "${setting}"; it must be a path of this site, such as /api.`);
  }
  return base;
}

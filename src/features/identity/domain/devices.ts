// Browsers by their user agents. The first match counts, because most user agents name several.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|HeadlessChrome/, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The part of a user agent that is stored: those of browsers are far shorter, and anybody can send any. */
export function cutUserAgent<Sent extends string | null | undefined>(sent: Sent): Sent | string {
  return sent?.slice(0, 512) ?? sent;
}

/** Browser and system by the user agent; null for unusual ones. */
export function readDevice(userAgent: string): { browser: string | null; system: string | null } {
  const first = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { browser: first(browsers), system: first(systems) };
}

import { describe, expect, test } from 'vitest';
import { categorySlugs } from './categories.ts';
import { artworkKinds, paints, pickPaint, slugOf } from './domain.ts';
import { drawCategory, drawHero, drawMotorcycle, drawPoster, drawSocialCard } from './drawing.ts';

const attribute = /^[a-zA-Z][\w:-]*="[^"<>]*"$/;

/** Reads tags in order and reports the first thing that is not well-formed. */
function fault(svg: string): string | null {
  const open: string[] = [];
  const pattern = /<([^<>]*)>/g;
  let end = 0;
  for (const found of svg.matchAll(pattern)) {
    const text = svg.slice(end, found.index);
    if (/[<>]|&(?!(?:amp|lt|gt|quot|#\d+);)/.test(text)) return `text: ${text}`;
    end = found.index + found[0].length;
    const inner = (found[1] ?? '').trim();
    if (inner.startsWith('/')) {
      const name = inner.slice(1);
      if (open.pop() !== name) return `closing ${name}`;
      continue;
    }
    const selfClosing = inner.endsWith('/');
    const [name = '', ...attributes] = inner
      .replace(/\/$/, '')
      .trim()
      .split(/\s+(?=[a-zA-Z][\w:-]*=")/);
    if (!/^[a-zA-Z]+$/.test(name)) return `name: ${name}`;
    const names = attributes.map((a) => a.split('=')[0]);
    const bad = attributes.find((a) => !attribute.test(a));
    if (bad !== undefined) return `attribute: ${bad}`;
    if (new Set(names).size !== names.length) return `repeated attribute: ${inner}`;
    if (!selfClosing) open.push(name);
    else if (open.length === 0) return 'empty root';
  }
  if (svg.slice(end).trim() !== '') return 'text after the root';
  return open.length > 0 ? `left open: ${open.join(' ')}` : null;
}

function expectSound(svg: string, limit = 30_000): void {
  expect(fault(svg)).toBeNull();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  expect(svg).toMatch(/<title>[^<]+<\/title>/);
  expect(svg).not.toMatch(
    /<script|<foreignObject|<image|<text|\son\w+=|javascript:|\{\{|NaN|undefined|Infinity/,
  );
  for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  for (const [, target] of svg.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#/);
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map((m) => m[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(used);
  expect(Buffer.byteLength(svg)).toBeLessThan(limit);
}

test('the check itself finds broken markup', () => {
  expect(fault('<svg><g></svg>')).not.toBeNull();
  expect(fault('<svg><path d="M0 0" d=""/></svg>')).not.toBeNull();
  expect(fault('<svg><path d=M0 /></svg>')).not.toBeNull();
  expect(fault('<svg>a & b</svg>')).not.toBeNull();
  expect(fault('<svg><path d="M0 0"/></svg>')).toBeNull();
});

describe.each(artworkKinds)('%s', (kind) => {
  test.each(paints)('in %s', (paint) => expectSound(drawMotorcycle(kind, paint)));
  test('poster', () => expectSound(drawPoster(kind)));
  test('paint changes nothing but colour', () => {
    const bare = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '').replace(/<title>.*?<\/title>/, '');
    expect(bare(drawMotorcycle(kind, 'royal'))).toBe(bare(drawMotorcycle(kind, 'sky')));
  });
});

describe('scenes', () => {
  test.each([...categorySlugs, 'unheard-of'])('category %s', (slug) => expectSound(drawCategory(slug)));
  test('heroes and preview', () => {
    for (const svg of [drawHero('light'), drawHero('dark'), drawSocialCard()]) expectSound(svg, 40_000);
    expect(drawHero('light')).not.toBe(drawHero('dark'));
  });
  test('an inherited property name is just an unknown category', () => {
    expect(drawCategory('constructor')).toBe(drawCategory('unheard-of'));
  });
});

test('slugs and paints are stable', () => {
  expect(slugOf('Harley  Davidson!')).toBe('harley-davidson');
  expect(pickPaint('65f0')).toBe(pickPaint('65f0'));
  expect(new Set(Array.from({ length: 200 }, (_, i) => pickPaint(`bike-${i}`))).size).toBe(paints.length);
});

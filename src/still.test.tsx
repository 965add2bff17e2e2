import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext, PageSettings } from './app-context.ts';
import { marketOf } from './kernel/markets.ts';
import { type DrawStill, Still, StillsProvider } from './still.tsx';
import { gatherStills } from './still-writer.tsx';
import { AppProvider, useApp } from './use-app.tsx';

const settings: PageSettings = {
  currency: null,
  market: marketOf(null),
  timeZone: 'Asia/Dhaka',
  home: null,
  publicUrl: 'http://localhost',
  google: false,
  external: false,
};
const app = { side: 'server', settings, queries: undefined } as unknown as AppContext;

function page<Value extends object>(draw: DrawStill<Value>, ...values: Value[]): string {
  const { stills, assemble } = gatherStills();
  const html = renderToString(
    <AppProvider value={app}>
      <StillsProvider value={stills}>
        {values.map((value) => (
          <Still key={JSON.stringify(value)} as="li" className="card" of={value} draw={draw} />
        ))}
      </StillsProvider>
    </AppProvider>,
  );
  return assemble(html).toString();
}

test('a part that stands still is drawn once for all pages, and again when its value is another', () => {
  let drawn = 0;
  const draw = ({ name }: { name: string }) => {
    drawn += 1;
    return <b>{name}</b>;
  };
  const [one, two] = [{ name: 'Gixxer' }, { name: 'আর১৫ <b>' }];
  expect(page(draw, one, two)).toBe(
    '<li class="card"><b>Gixxer</b></li><li class="card"><b>আর১৫ &lt;b&gt;</b></li>',
  );
  expect(page(draw, two)).toBe('<li class="card"><b>আর১৫ &lt;b&gt;</b></li>');
  expect(drawn).toBe(2);
  page(draw, { ...two });
  expect(drawn).toBe(3);
});

test('parts of the same value that are drawn in another way are other parts', () => {
  const value = { name: 'a' };
  expect(page(({ name }) => <b>{name}</b>, value)).toContain('<b>a</b>');
  expect(page(({ name }) => <i>{name}</i>, value)).toContain('<i>a</i>');
});

function Greeting() {
  return <b>{useApp().session.getState().user?.email}</b>;
}

test('what stands still cannot know who looks at it', () => {
  expect(() => page(() => <Greeting />, {})).toThrow('useApp needs an AppProvider above it');
});

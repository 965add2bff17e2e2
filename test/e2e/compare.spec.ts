import { expect, test } from '@playwright/test';
import { complaintsOn, expectSound, lookAs, looks } from '../support/looks.ts';
import { registered, signIn, siteUrl } from '../support/people.ts';
import { heart, isPressed, open, rows, someBikes } from '../support/saving.ts';

test('S2 /compare: chosen on their pages, compared, removed; a fifth says what to do', async ({ page }) => {
  const { ids } = await someBikes(5);
  for (const [i, id] of ids.entries()) {
    await open(page, `/bikes/x-${id}`);
    const button = page.getByRole('button', { name: /^Compare KTM Duke/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    if (i < 4)
      await expect(page.getByRole('link', { name: `See the comparison (${i + 1} of 4)` })).toBeVisible();
    else await expect(page.locator('.moto-toast')).toContainText('You are already comparing 4.');
  }
  await page.getByRole('link', { name: 'See the comparison (4 of 4)' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids.slice(0, 4).join(',')}`);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(4);
  // Screen readers say it before each figure of its column.
  await expect(columns.first()).toHaveAccessibleName(/^KTM Duke 1 of Rider \w+$/);
  const price = page.getByRole('row', { name: /^Price \d/ });
  await expect(price.getByRole('cell')).toHaveText([
    /1,85,000 Lowest$/,
    /2,85,000$/,
    /3,85,000$/,
    /4,85,000$/,
  ]);
  await expect(page.getByRole('row', { name: /^Condition \(the same for all\) Good/ })).toBeVisible();
  await page.getByLabel('Only what differs').check();
  await expect(page.getByRole('row', { name: /^Condition/ })).toHaveCount(0);
  await expect(price).toBeVisible();
  await page.getByRole('link', { name: /^Remove KTM Duke 2/ }).click();
  await expect(columns).toHaveCount(3);
  // There is room again.
  await open(page, `/bikes/x-${ids[4]}`);
  await page.getByRole('button', { name: /^Compare KTM Duke 5/ }).click();
  await expect(page.getByRole('link', { name: 'See the comparison (4 of 4)' })).toBeVisible();
});

test('S2 /compare: who takes one off by keyboard goes on at the next one, and still sees only what differs', async ({
  page,
}) => {
  const { ids } = await someBikes(3);
  await open(page, `/compare?ids=${ids.join(',')}`);
  const differs = page.getByLabel('Only what differs');
  await differs.check();
  const removal = (i: number) => page.getByRole('link', { name: new RegExp(`^Remove KTM Duke ${i}`) });
  await removal(2).focus();
  await page.keyboard.press('Enter');
  await expect(removal(2)).toHaveCount(0);
  await expect(removal(3)).toBeFocused();
  await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids[0]},${ids[2]}`);
  await expect(differs).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(removal(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});

test('S2 /compare: on a phone the table says and shows that it goes on, keeps the names of its rows, and is moved by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { ids } = await someBikes(4);
  const hint = page.getByText(/^All \d are here: swipe the table sideways\.$/);
  for (const count of [2, 3, 4]) {
    await open(page, `/compare?ids=${ids.slice(0, count).join(',')}`);
    await expect(hint).toHaveCount(1);
    await expect(hint).toBeVisible({ visible: count > 2 });
  }
  const table = page.getByRole('region', { name: 'Compare motorcycles' });
  const edges = async (name: RegExp) => {
    const box = await page.getByRole('columnheader', { name }).boundingBox();
    return box && [box.x, box.x + box.width];
  };
  const [start = 0, end = 0] = (await edges(/KTM Duke 2/)) ?? [];
  // Cut in its middle.
  expect((344 - start) / (end - start)).toBeGreaterThan(0.35);
  expect((344 - start) / (end - start)).toBeLessThan(0.75);
  const name = page.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await table.focus();
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => ((await edges(/KTM Duke 2/)) ?? [start])[0]).toBeLessThan(start);
  await page.keyboard.up('ArrowRight');
  expect((await name.boundingBox())?.x).toBe(before?.x);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(hint).toBeHidden();
});

test('S2 /saved: what was chosen on its own page is compared with what is ticked on the list', async ({
  page,
}) => {
  const { ids, seller } = await someBikes(3);
  await open(page, `/bikes/x-${ids[0]}`);
  await page.getByRole('button', { name: /^Compare KTM Duke 1/ }).click();
  await expect(page.getByRole('link', { name: 'See the comparison (1 of 4)' })).toBeVisible();
  for (const i of [2, 3]) {
    await open(page, `/bikes/x-${ids[i - 1]}`);
    await heart(page, `KTM Duke ${i} of ${seller.name}`).click();
    await isPressed(page, `KTM Duke ${i} of ${seller.name}`, true);
  }
  await open(page, '/saved');
  // The button counts what can be seen to be chosen: also what is not saved.
  const elsewhere = page.getByRole('region', { name: 'Also in your comparison' });
  const first = elsewhere.getByRole('checkbox', { name: 'Compare KTM Duke 1' });
  await expect(first).toBeChecked();
  await expect(elsewhere.getByRole('checkbox')).toHaveCount(1);
  await first.uncheck();
  // Nothing to compare is said where it can be chosen.
  await page.getByRole('button', { name: 'Compare selected', exact: true }).click();
  await expect(page.locator('.moto-toast')).toContainText('Tick two to four motorcycles');
  await expect(page).toHaveURL(`${siteUrl()}/saved`);
  await first.check();
  for (const i of [2, 3]) await page.getByRole('checkbox', { name: `Compare KTM Duke ${i}` }).check();
  await expect(elsewhere.getByRole('checkbox')).toHaveCount(1);
  await expectSound(page);
  // What leaves the list while it is ticked stays chosen, and in sight.
  await page.getByRole('button', { name: /^Remove KTM Duke 3/ }).click();
  await expect(elsewhere.getByRole('checkbox', { name: 'Compare KTM Duke 3' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(elsewhere.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Compare selected (3)' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('S2 /saved: what is gone for good but compared has its tick in its row, and stands nowhere else', async ({
  page,
}) => {
  const gone = ['0gone1', '0gone2'];
  await page.addInitScript((ids) => {
    if (localStorage.getItem('saved')) return;
    const savedAt = '2026-01-02T03:04:05.000Z';
    localStorage.setItem('saved', JSON.stringify(ids.map((_id) => ({ _id, savedAt }))));
    localStorage.setItem('compared', JSON.stringify(ids.slice(0, 1)));
  }, gone);
  await open(page, '/saved');
  await expect(rows(page)).toHaveCount(2);
  const ticks = page.getByRole('checkbox');
  await expect(ticks).toHaveCount(1);
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Also in your comparison' })).toHaveCount(0);
  // Taken out, it can be put back as long as the page is open.
  await ticks.uncheck();
  await expect(page.getByRole('button', { name: 'Compare selected', exact: true })).toBeVisible();
  await expect(ticks).toBeFocused();
  await ticks.check();
  await expect(page.getByRole('button', { name: 'Compare selected (1)' })).toBeVisible();
  await open(page, '/saved');
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 /compare without script: a table; whatever stands in the address, an answer comes', async ({
    page,
    request,
  }) => {
    const { ids } = await someBikes(5);
    await page.goto(`/compare?ids=${ids[0]}&ids=${ids[1]}&ids=${ids[0]}`);
    await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids[0]},${ids[1]}`);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.goto(`/compare?ids=${ids.join(',')}`);
    await expect(page.getByText('At most 4 can be compared side by side')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await page.getByRole('link', { name: /^Remove KTM Duke 1/ }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const odd of [
      '',
      '?ids=',
      '?ids=,,,',
      '?ids=nobody',
      `?ids=${'x'.repeat(5_000)}`,
      "?ids='; drop table listings; --",
      '?ids=%00',
      '?ids=%E0%A4',
      '?ids=<script>window.hit=1</script>',
      `?${'ids=1&'.repeat(500)}`,
    ]) {
      const answer = await request.get(`/compare${odd}`);
      expect([odd.slice(0, 40), answer.status()]).toEqual([odd.slice(0, 40), 200]);
      expect(await answer.text()).toContain('Nothing to compare yet');
    }
  });

  test('S2 /compare without script: the next one is added by the address of its page, and a refused one says so', async ({
    page,
  }) => {
    const { ids } = await someBikes(3);
    await page.goto(`/bikes/x-${ids[0]}`);
    await page.getByRole('link', { name: /^Compare KTM Duke 1/ }).click();
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveCount(1);
    await expect(page.getByText('press Compare')).toBeHidden();
    const address = page.getByLabel('Add another by the address of its page');
    const add = async (text: string) => {
      await address.fill(text);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    };
    for (const [i, written] of [
      `${siteUrl()}/bikes/ktm-duke-${ids[1]}?book=1#photos`,
      ` /bikes/${ids[2]} `,
    ].entries()) {
      await add(written);
      await expect(page).toHaveURL(`${siteUrl()}/compare?ids=${ids.slice(0, i + 2).join(',')}`);
      await expect(columns).toHaveCount(i + 2);
    }
    await add('https://example.com/a-shop');
    await expect(
      page.getByText('Part of the address does not name a motorcycle of this garage'),
    ).toBeVisible();
    await expect(columns).toHaveCount(3);
  });
});

for (const who of ['visitor', 'member'])
  for (const look of looks)
    test(`S2 /saved and /compare of a ${who}, ${look.join(' ')}: axe finds nothing, nothing is wider than the screen`, async ({
      page,
    }) => {
      const { seller, search, ids } = await someBikes(3);
      if (who === 'member') await signIn(page.context(), await registered('Buyer'));
      await lookAs(page, look);
      const complaints = complaintsOn(page);
      await open(page, '/saved');
      await expect(page.getByText('Nothing saved yet')).toBeVisible();
      await expectSound(page);
      await open(page, search);
      for (const i of [1, 2]) {
        await heart(page, `KTM Duke ${i} of ${seller.name}`).click();
        await isPressed(page, `KTM Duke ${i} of ${seller.name}`, true);
      }
      await expectSound(page);
      await open(page, `/bikes/x-${ids[0]}`);
      await isPressed(page, `KTM Duke 1 of ${seller.name}`, true);
      await page.getByRole('button', { name: /^Compare/ }).click();
      await expect(page.getByRole('link', { name: 'See the comparison (1 of 4)' })).toBeVisible();
      await expectSound(page);
      await open(page, '/saved');
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')).toHaveCount(
        1,
      );
      await expectSound(page);
      await open(page, '/compare');
      await expect(page.getByText('Your comparison is waiting')).toBeVisible();
      await expectSound(page);
      await open(page, `/compare?ids=${ids.join(',')},0nobody`);
      await expect(page.getByText('One of these motorcycles does not exist any more')).toBeVisible();
      await expectSound(page);
      expect(complaints).toEqual([]);
    });

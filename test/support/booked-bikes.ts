import { type APIRequestContext, expect } from '@playwright/test';
import { addProduct, bookProduct, registered } from './people.ts';

/**
 * A new seller's motorcycle that a new buyer has booked. `place` is its page, and `search` finds only it;
 * visitors' versions of both are kept from now on.
 */
export async function bookedBike(request: APIRequestContext, more: Readonly<Record<string, string>> = {}) {
  const seller = await registered('Seller');
  const [, word = ''] = seller.name.split(' ');
  const name = `KTM 390 Duke of ${seller.name}`;
  const id = await addProduct(seller, { name, ...more });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId: id });
  const place = `/bikes/ktm-390-duke-of-rider-${word}-${id}`;
  const search = `/bikes?q=${word}`;
  for (const path of [place, place, search, search])
    expect(await (await request.get(path)).text()).toContain(name);
  return { seller, buyer, word, name, id, place, search };
}

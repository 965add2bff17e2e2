import { describe, expect, it } from 'vitest';
import { placeOfLink } from './linked-place.ts';

describe('placeOfLink', () => {
  it.each([
    ['https://market.example/en/ad/honda-hornet-2019-for-sale-dhaka', 'Dhaka'],
    ['https://market.example/ad/runner-bullet-100-for-sale-rangpur-division-12', 'Rangpur Division'],
    ['https://market.example/ad/hero-for-sale-coxs-bazar-2/?from=list', 'Coxs Bazar'],
    ['https://market.example/ad/honda-dio-for-sale-in-dhaka', 'Dhaka'],
    ['https://market.example/ad/honda-dio-for-sale-in-12', null],
    ['https://market.example/ad/honda-dio-for-sale-near', null],
    ['https://market.example/ad/yamaha-fz-2021-dhaka', null],
    ['https://market.example/bikes-for-sale', null],
    ['yamaha-fz-for-sale-dhaka', null],
    ['', null],
  ])('reads %j', (link, place) => {
    expect(placeOfLink(link)).toBe(place);
  });
});

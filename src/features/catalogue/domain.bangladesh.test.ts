import { describe, expect, test } from 'vitest';
import { recogniseBike } from './domain.ts';

const nameOf = (text: string) => {
  const { make, model } = recogniseBike(text);
  return [make, model].filter(Boolean).join(' ');
};

describe('motorcycles as sellers of Bangladesh write them', () => {
  test.each([
    ['সিটি ১০০', 'Bajaj CT 100'],
    ['N160 Bajaj', 'Bajaj Pulsar N160'],
    ['fezar 150', 'Yamaha Fazer'],
    ['সালুটো ১২৫', 'Yamaha Saluto'],
    ['জিএসএক্স আর ১৫০', 'Suzuki GSX-R150'],
    ['ড্রিম নিও', 'Honda Dream Neo'],
    ['Trigger 150 DD', 'Honda CB Trigger'],
    ['সিডি ৮০', 'Honda CD 80'],
    ['Honda H100 S', 'Honda H100S'],
    ['আরটিআর ১৫০', 'TVS Apache RTR 150'],
    ['Apache 4V DD', 'TVS Apache RTR 160 4V'],
    ['স্ট্রাইকার ১২৫', 'TVS Stryker'],
    ['কিওয়ে আরকেএস ১০০', 'Keeway RKS 100'],
    ['নাইট রাইডার', 'Runner Knight Rider'],
    ['রানার টার্বো ১২৫', 'Runner Turbo 125'],
    ['রানার এডি ৮০', 'Runner AD 80S'],
    ['Runner RT 80', 'Runner Bike RT'],
    ['1200 RT', '1200 RT'],
    ['ওয়ালটন ফিউশন', 'Walton Fusion'],
    ['রোডমাস্টার র‍্যাপিডো', 'Roadmaster Rapido'],
    ['Roadmaster Delight 100', 'Roadmaster Delight'],
    ['Taro GP1 V3', 'Taro GP1'],
    ['কেটিএম আরসি ১২৫', 'KTM RC 125'],
    ['Benelli TNT15', 'Benelli TNT 150'],
  ])('%s is a %s', (text, name) => expect(nameOf(text)).toBe(name));

  test.each([
    ['মেট্রো প্লাস', 'TVS Metro'],
    ['Metro Plus 110', 'TVS Metro Plus 110'],
    ['RKS 150 CBS', 'Keeway RKS 150'],
    ['Metro MR 70', 'Metro MR 70'],
    ['RKS Bitter 50', 'RKS Bitter 50'],
  ])('%s is a model of one make, or another make of that name: %s', (text, name) =>
    expect(nameOf(text)).toBe(name),
  );

  test.each([
    ['Walton Zoom 2019 model jhokjhoke', 'Walton Zoom'],
    ['Walton Zoom 110 - dam kom', 'Walton Zoom 110'],
    ['Walton Zoom (2019) | like new', 'Walton Zoom'],
    ['Walton Zoom 2018 er model argent sell', 'Walton Zoom'],
    ['Walton Zoom fresh condition bike', 'Walton Zoom'],
    ['Walton Zoom ২০১৯ মডেল একদম নতুনের মতো', 'Walton Zoom'],
    ['Walton Zoom - জরুরি বিক্রয়', 'Walton Zoom'],
    ['Walton Zoom ফ্রেশ কন্ডিশন', 'Walton Zoom'],
    ['Walton Fresh 110', 'Walton Fresh 110'],
  ])('what a seller praises behind a model is no part of its name: %s', (text, name) =>
    expect(nameOf(text)).toBe(name),
  );
});

/** Makes of lists from further markets: what they sell is found as a make's, with its slips and in its own letters. */
import type { MakeRow } from './tables.ts';

export const makesOfMoreMarkets: readonly MakeRow[] = [
  // Latin America
  { name: 'AKT', kind: 'commuter' },
  { name: 'Kasinski', kind: 'commuter' },
  { name: 'Traxx', kind: 'commuter' },
  { name: 'Avelloz', kind: 'commuter' },
  { name: 'Voltz', kind: 'naked', category: 'electric' },
  // Africa
  { name: 'Captain', kind: 'commuter', word: true },
  { name: 'Kibo', kind: 'dirt' },
  { name: 'Roam', kind: 'commuter', category: 'electric', word: true },
  { name: 'Spiro', kind: 'commuter', category: 'electric', word: true },
  { name: 'Sonlink', kind: 'commuter' },
  { name: 'Skymoto', kind: 'commuter' },
  { name: 'Honlei', kind: 'commuter' },
  // Nepal, South-East Asia
  { name: 'Crossfire', kind: 'dirt', word: true },
  { name: 'Yatri', kind: 'naked', category: 'electric' },
  { name: 'Viar', kind: 'dirt' },
  { name: 'Gesits', kind: 'scooter', category: 'electric' },
  { name: 'Dat Bike', also: ['datbike'], kind: 'naked', category: 'electric' },
  { name: 'Stallions', also: ['stallion'], kind: 'cafe-racer', word: true },
  { name: 'WMoto', also: ['w moto'], kind: 'commuter' },
  { name: 'Aveta', kind: 'commuter' },
  // Europe
  { name: 'Kanuni', kind: 'commuter' },
  { name: 'Musatti', kind: 'scooter' },
  { name: 'Mutt', kind: 'cafe-racer', word: true },
  { name: 'Herald', kind: 'cafe-racer', word: true },
  { name: 'Bullit', kind: 'cafe-racer' },
  // Russia, Belarus and Ukraine
  { name: 'Dnepr', also: ['днепр', 'дніпро', 'dniepr'], kind: 'cruiser', category: 'classics' },
  { name: 'Minsk', also: ['минск', 'мінськ', 'ммвз'], kind: 'commuter', category: 'classics', word: true },
  { name: 'Voskhod', also: ['восход', 'voshod'], kind: 'commuter', category: 'classics' },
  { name: 'Racer', also: ['рейсер'], kind: 'commuter', word: true },
  { name: 'Stels', also: ['стелс'], kind: 'commuter' },
  { name: 'BSE', also: ['бсе'], kind: 'dirt', word: true },
  { name: 'Kayo', also: ['кайо'], kind: 'dirt' },
  { name: 'Motoland', also: ['мотоленд'], kind: 'dirt' },
  { name: 'Regulmoto', also: ['regul moto', 'регулмото', 'регул мото'], kind: 'dirt' },
  { name: 'Irbis', also: ['ирбис'], kind: 'dirt' },
  { name: 'Avantis', also: ['авантис'], kind: 'dirt' },
  { name: 'Progasi', also: ['прогаси'], kind: 'dirt' },
  { name: 'Baltmotors', also: ['балтмоторс'], kind: 'dirt' },
  // Korea
  { name: 'DNA Motors', also: ['디앤에이', '디앤에이모터스'], kind: 'scooter' },
  { name: 'KR Motors', also: ['kr모터스', '케이알모터스'], kind: 'cruiser' },
];

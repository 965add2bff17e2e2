// The kinds of motorcycle that the posters show.
export const pictures = {
  naked: 'Drawing of a naked motorcycle',
  sport: 'Drawing of a sport motorcycle',
  cruiser: 'Drawing of a cruiser',
  dirt: 'Drawing of a dirt bike',
  adventure: 'Drawing of an adventure motorcycle',
  scooter: 'Drawing of a scooter',
  'cafe-racer': 'Drawing of a café racer',
  commuter: 'Drawing of a commuter motorcycle',
} as const;
export const names = {
  naked: 'Naked',
  sport: 'Sport',
  cruiser: 'Cruiser',
  dirt: 'Dirt',
  adventure: 'Adventure',
  scooter: 'Scooter',
  'cafe-racer': 'Café racer',
  commuter: 'Commuter',
} as const;

import { describe, expect, it } from 'vitest';
import { recogniseBike } from './domain.ts';

describe('where the trade files them', () => {
  it.each([
    [
      'cruisers',
      'Royal Enfield Meteor 350, Meteor 350 Fireball, রয়েল এনফিল্ড মিটিওর ৩৫০, মেটিওর ৩৫০, Super Meteor 650',
    ],
    [
      'cruisers',
      'Royal Enfield Shotgun 650, Thunderbird 350X, Bajaj Avenger 220 Cruise, Suzuki Intruder, Suzuki GZ 125',
    ],
    [
      'cruisers',
      'Honda Rebel 500, Honda CM 300, Honda CMX 500, Honda Shadow 750, Yamaha XVS 650, Yamaha V Star 250',
    ],
    [
      'cruisers',
      'Kawasaki Vulcan S, Kawasaki Eliminator, Suzuki Boulevard M50, TVS Ronin, Keeway V302C, Keeway K-Light 250V',
    ],
    [
      'cruisers',
      'Benelli 502C, CFMoto 450 CL-C, QJ Motor SRV 300, UM Renegade Commando, Lifan K19, Victor-R Cruiser',
    ],
    [
      'classics',
      'Royal Enfield Classic 350, Bullet 350, Hunter 350, Goan Classic 350, Bear 650, Interceptor 650, Continental GT 650',
    ],
    [
      'classics',
      'Jawa 42, Jawa Perak, Yezdi Roadster, BSA Gold Star 650, Benelli Imperiale 400, Honda Hness CB350',
    ],
    [
      'classics',
      'Yamaha XSR155, Yamaha SR400, Kawasaki W175, Triumph Bonneville T100, GPX Legend 150, CFMoto CL-X 250',
    ],
    [
      'scooters',
      'Honda Dio, Honda Activa 6G, TVS Ntorq 125, Suzuki Access 125, Suzuki Avenis, Suzuki Burgman Street',
    ],
    [
      'scooters',
      'Yamaha Aerox 155, Yamaha XMAX 300, Yamaha NMAX, Hero Xoom 110, Hero Destini, Vespa SXL, Aprilia SXR 160, Lifan KPV150',
    ],
    [
      'scooters',
      'Yamaha TMAX 530, Yamaha BWS 125, Gilera Runner 180, SYM Jet 14 200, VMS Cuxi 2, Honda SH Mode, Honda SH 150i, Honda Vision, Honda Air Blade, Honda Lead, Piaggio Liberty, Vespa Sprint',
    ],
    [
      'scooters',
      'Honda Vario 125, Honda Beat Street, Honda Scoopy, Honda PCX 160, Honda Click 125i, Yamaha NVX 155, Yamaha Janus',
    ],
    [
      'scooters',
      'Yamaha Mio M3, Yamaha Fino 125, TVS Jupiter, Hero Pleasure Plus, Hero Maestro Edge, Yamaha Grande, Yamaha FreeGo',
    ],
    [
      'electric',
      'Ola S1 Pro, Ather 450X, TVS iQube, Bajaj Chetak, Hero Vida V1, Honda Activa e:, Honda QC1, Revolt RV400',
    ],
    [
      'electric',
      'Ultraviolette F77, Tork Kratos R, Oben Rorr, Bounce Infinity, Komaki SE, Pure EV Epluto, River Indie, Runner eWave, VinFast Klara S',
    ],
    ['sports', 'Matte black R15 V3, Guerrilla 450'],
  ])('%s: %s', (category, names) => {
    const filed = names.split(', ').map((name) => [name, recogniseBike(name).category]);
    expect(filed).toEqual(names.split(', ').map((name) => [name, category]));
  });

  it('whatever an export files them under; of an unknown model the export knows more', () => {
    expect(
      recogniseBike({ make: 'Royal Enfield', model: 'Meteor 350', category: 'commuters' }).category,
    ).toBe('cruisers');
    expect(recogniseBike({ make: 'Royal Enfield', model: 'Meteor 350', kind: 'commuter' }).category).toBe(
      'cruisers',
    );
    expect(recogniseBike({ make: 'Keeway', model: 'Unheard', category: 'touring' }).category).toBe('touring');
  });
});

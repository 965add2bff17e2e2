/** Reads who offers a motorcycle. */

import { normalForm } from '../../../kernel/normal-form.ts';

/** Kinds of sellers, which name none. */
const kinds = new Set(
  [
    'private, private seller, private party, individual, owner, trade, trader, dealer, dealership, business, company, shop',
    'privat, privatanbieter, privatverkäufer, von privat, händler, haendler, gewerblich, firma',
    'particular, particulares, profesional, profissional, concesionario, concessionária, loja, tienda, revenda',
    'particulier, professionnel, pro, privato, concessionario, rivenditore, particuliere verkoper, handelaar, bedrijf',
    'individu, perorangan, diler, pribadi, osoba prywatna, prywatne, sahibinden, galeriden, yetkili bayi',
    'cá nhân, bán chuyên, частное лицо, дилер, 個人, 業者, ব্যক্তিগত, ডিলার',
  ].flatMap((line) => line.normalize('NFKC').split(', ')),
);

/** The name of the seller in a cell; null where it says only of what kind the seller is. */
export function readSeller(text: string): string | null {
  return kinds.has(normalForm(text, 'NFKC').toLowerCase()) ? null : text;
}

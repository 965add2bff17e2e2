/** The states of the United States: their names, postal abbreviations and ZIP codes. */

export interface State {
  /** The postal abbreviation, in small letters. */
  code: string;
  name: string;
}

// Behind each name the first three digits of its ZIP codes.
const lines = `
al Alabama 350-369
ak Alaska 995-999
az Arizona 850-865
ar Arkansas 716-729
ca California 900-961
co Colorado 800-816
ct Connecticut 060-069
de Delaware 197-199
dc District of Columbia 200-205
fl Florida 320-349
ga Georgia 300-319 398-399
hi Hawaii 967-968
id Idaho 832-838
il Illinois 600-629
in Indiana 460-479
ia Iowa 500-528
ks Kansas 660-679
ky Kentucky 400-427
la Louisiana 700-714
me Maine 039-049
md Maryland 206-219
ma Massachusetts 010-027 055-055
mi Michigan 480-499
mn Minnesota 550-567
ms Mississippi 386-397
mo Missouri 630-658
mt Montana 590-599
ne Nebraska 680-693
nv Nevada 889-898
nh New Hampshire 030-038
nj New Jersey 070-089
nm New Mexico 870-884
ny New York 005-005 100-149
nc North Carolina 270-289
nd North Dakota 580-588
oh Ohio 430-459
ok Oklahoma 730-732 734-749
or Oregon 970-979
pa Pennsylvania 150-196
ri Rhode Island 028-029
sc South Carolina 290-299
sd South Dakota 570-577
tn Tennessee 370-385
tx Texas 733-733 750-799 885-885
ut Utah 840-847
vt Vermont 050-054 056-059
va Virginia 201-201 220-246
wa Washington 980-994
wv West Virginia 247-268
wi Wisconsin 530-549
wy Wyoming 820-831`;

const rows = Array.from(
  lines.matchAll(/^(\w\w) ([A-Za-z ]+?) (\d.+)$/gm),
  ([, code = '', name = '', zips = '']) => ({
    state: { code, name },
    zips: zips.split(' ').map((ends) => ends.split('-').map(Number)),
  }),
);

/** All of them. */
export const states: readonly State[] = rows.map(({ state }) => state);

const plain = (text: string) => text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim();
const byName = new Map(
  states.flatMap((state) => [state.code, plain(state.name)].map((name) => [name, state])),
);

/** The state of this name or abbreviation, also with a ZIP code: "Texas", "TX", "TX 78701". */
export function stateNamed(text: string): State | undefined {
  return byName.get(plain(text.replace(/,? \d{5}(?:-\d{4})?$/, '')));
}

/** The state in which a ZIP code of five digits is. */
export function stateOfZip(zip: string): State | undefined {
  const first = Number(zip.slice(0, 3));
  return rows.find(({ zips }) => zips.some(([from = 0, to = 0]) => from <= first && first <= to))?.state;
}

/** Abbreviations that are also ordinary words, of English or of languages that are spoken there, too. */
export const ordinaryCodes: ReadonlySet<string> = new Set(
  'al ar co de hi id in la ma me mi mo ms ne oh ok or pa'.split(' '),
);

/** Abbreviations that are letters of models: "MT-07", "CT 110", "NC 750", "VT 750", "NM4". */
export const lettersOfModels: ReadonlySet<string> = new Set('mt ct nc vt nm'.split(' '));

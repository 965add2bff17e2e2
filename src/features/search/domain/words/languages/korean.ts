/** "300만원 이하" is "300만 원 이하", which is read. */
import { type Language, whole, words, year } from './replacements.ts';

export const korean: Language = {
  says: /\p{Script=Hangul}/u,
  replacements: [
    [words('주행(?:거리)? ?(\\d[\\d,.]{0,9} ?[만천]?)(?! ?(?:km|키로|킬로))'), '$1 km '],
    [words('(?<=\\d ?[만천]?) ?(?:km|키로(?:미터)?|킬로(?:미터)?)'), ' km '],
    [words(`(${year})년(?:식|형)? ?(?:이후|이상|부터)`), '$1 or above '],
    [words(`(${year})년(?:식|형)? ?(?:이전|이하|까지)`), '$1 or below '],
    [words(`(${year})년(?:식|형)?`), ' $1 '],
    [words('만 ?원(?:에서|부터) ?(?=\\d)'), '만 to '],
    [words('(?<=\\d ?만?)(원?) ?(?:미만|이하|까지)'), ' $1 이하 '],
    [words('(\\p{L}{2,30}) ?(?:제외|말고|빼고)'), 'not $1'],
    whole('또는|혹은', 'or'),
    whole('저렴한|싼', 'cheap'),
    whole('스쿠터', 'scooter'),
  ],
};

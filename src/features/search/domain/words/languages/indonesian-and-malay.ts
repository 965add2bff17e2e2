/** "15 jt ke bawah" is "15 jt or below", and "tahun 2020 ke atas" "2020 or above". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { before, behind, either, type Language, ofYears, refusing, whole, words } from './replacements.ts';

const behindAmount = behind('(?:thousand|million|k|juta|jt|ribu|rb)', '(?:rp|rupiah|¤|kms?|cc|model)');

export const indonesianAndMalay: Language = {
  replacements: [
    before('(?:harga )?(?:di ?)?bawah', 'under'),
    before('lebih(?: dari)?|melebihi', 'over'),
    [words(`${wordBegin}perbatuan (under |over )?(\\d[\\d,.]{3,9})(?! ?km)`), '$1$2 km '],
    [words(`${behindAmount}ke ?bawah${wordEnd}`), ' or below '],
    [words(`${behindAmount}ke ?atas${wordEnd}`), ' or above '],
    ofYears('tahun|thn|th'),
    whole('(?:ter)?murah', 'cheap'),
    whole('(?:km|kilometer) (?:rendah|sedikit|dikit)', 'low km'),
    whole('tangan pertama', '1 owner'),
    either('atau'),
    refusing('bukan|kecuali'),
  ],
};

/** "od 2015 roku", "2015 r.", "rocznik 2015". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { either, type Language, refusing, whole, words, year } from './replacements.ts';

export const polish: Language = {
  replacements: [
    [words(`(?<=${year}\\s*)(?:rok(?:u)?|r\\.?)${wordEnd}`), ' '],
    [words(`${wordBegin}(?:rocznik(?:i|a)?|rok(?:u)?)\\s*(?=${year})`), ' '],
    [words(`${wordBegin}(?:tani(?:a|e|o)?|niedrogi(?:e|a)?)${wordEnd}`), 'cheap'],
    whole('ma[łl]y przebieg|niski przebieg', 'low km'),
    // "Skuter" in Turkish and Indonesian, too.
    whole('skuter(?:y|ka|ki|ek)?', 'scooter'),
    whole('na sprzeda[żz]', ' '),
    either('lub|albo'),
    refusing('oprócz'),
  ],
};

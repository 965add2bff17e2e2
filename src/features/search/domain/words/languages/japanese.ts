/** "2018年以降" is "2018 or above", and "1万km以下" "1万 km 以下", which is read. */
import { type Language, words, year } from './replacements.ts';

export const japanese: Language = {
  says: /[\p{Script=Han}\p{Script=Hiragana}]/u,
  replacements: [
    [words(`(?<=${year})年(?:式|型|モデル)?(?:以降|以後)`), ' or above '],
    [words(`(?<=${year})年(?:式|型|モデル)?以前`), ' or below '],
    [words(`(?<=${year})年(?:式|型|モデル)?`), ' '],
    [words('(?<=\\d ?[万萬千]?)(km|cc)(?=以|未満|まで|から)'), ' $1 '],
    [words('(?<=\\d ?[万萬千]? ?(?:円|km|cc)? ?)から(?= ?\\d)'), ' to '],
  ],
};

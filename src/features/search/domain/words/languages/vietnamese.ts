/** "9tr5" is "9.5 triệu", and "20 triệu trở xuống" is "20 triệu or below". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { behind, either, type Language, words, year } from './replacements.ts';

const behindAmount = behind('(?:triệu|trieu|tr|nghìn|ngàn|k|thousand|tỷ)', '(?:km|cc|đ|vnd|đồng|model)');

export const vietnamese: Language = {
  says: /\p{Script=Latin}/u,
  replacements: [
    [
      words('(?<![\\p{L}\\d.,])(\\d{1,3}) ?(tr|triệu|tỷ|tỉ) ?(\\d|\\d{3})(?![\\p{L}\\d.,])'),
      (found, whole = '', scale = '', more = '') =>
        // "650 tr6" is a Triumph.
        scale === 'tr' && found.includes(' ')
          ? found
          : `${whole}.${more.replace(/0+$/, '') || '0'} ${/^t[ỷỉ]$/u.test(scale) ? 'tỷ' : 'triệu'}`,
    ],
    [words(`(?<=\\d ?)(?:phân khối|phan khoi)${wordEnd}`), ' cc '],
    [words(`${behindAmount}(?:trở lên|tro len)${wordEnd}`), ' or above '],
    [words(`${behindAmount}(?:trở xuống|tro xuong|trở lại|đổ lại)${wordEnd}`), ' or below '],
    [words(`${wordBegin}(?:khoảng|khoang|tầm|cỡ|tầm giá)\\s*(?=\\d)`), ' '],
    [words(`(?<!vi(?:ệ|e)t ?)${wordBegin}(?:năm|nam|đời|doi)\\s*(?=${year})`), ' '],
    [words(`${wordBegin}(?:không phải|khong phai|ngoại trừ|trừ) (?=\\p{L})`), 'not '],
    [words(`${wordBegin}xe mới${wordEnd}(?! \\d)`), 'new'],
    either('hoặc'),
  ],
};

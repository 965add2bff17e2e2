/** "دو لاکھ سے کم" is "2 lakh or below". Its words for one and a half and two and a half are numbers of their own. */
import { wordBegin, wordEnd } from '../patterns.ts';
import { behind, type Language, whole, words } from './replacements.ts';

const behindAmount = behind('(?:thousand|lakhs?|lacs?|crore|million|k)', '(?:rupees|rs|pkr|¤|kms?|cc|model)');

export const urdu: Language = {
  says: /\p{Script=Arabic}/u,
  replacements: [
    [words(`${wordBegin}ایک\\s*(?=لاکھ|ہزار)`), '1 '],
    [words(`${wordBegin}ڈیڑھ\\s*(?=لاکھ|ہزار)`), '1.5 '],
    [words(`${wordBegin}(?:ڈھائی|اڑھائی)\\s*(?=لاکھ|ہزار)`), '2.5 '],
    [words(`${wordBegin}دو\\s*(?=لاکھ|ہزار)`), '2 '],
    [words(`${wordBegin}تین\\s*(?=لاکھ|ہزار)`), '3 '],
    [words(`(?<=\\d\\s*)ہزار${wordEnd}`), ' thousand '],
    [words(`(?<=\\d\\s*)لاکھ${wordEnd}`), ' lakh '],
    [words(`(?<=\\d\\s*)کروڑ${wordEnd}`), ' crore '],
    [words(`${behindAmount}(?:روپے|روپیہ|روپوں)${wordEnd}`), ' rupees '],
    [words(`${behindAmount}(?:کلو ?میٹر)${wordEnd}`), ' km '],
    [
      words(`${behindAmount}(?:سے|کے)? ?(?:کم|نیچے|اندر|تک)(?: (?:میں|کی|والی|والا))?${wordEnd}`),
      ' or below ',
    ],
    [words(`${behindAmount}سے (?:زیادہ|اوپر)${wordEnd}`), ' or above '],
    whole('سکوٹر|اسکوٹر|سکوٹی', 'scooter'),
  ],
};

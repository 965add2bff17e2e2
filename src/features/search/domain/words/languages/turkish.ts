/** "100 bin TL'ye kadar" is "100 bin tl or below": most words stand behind the figure, where an ending may be joined to its unit. */
import { wordBegin, wordEnd } from '../patterns.ts';
import { beforeFigure, behind, either, type Language, whole, words } from './replacements.ts';

const behindAmount = behind('(?:thousand|million|k|bin|milyon)', '(?:tl|₺|¤|kms?|cc|model)');

export const turkish: Language = {
  replacements: [
    [words(`${behindAmount}lira(?=\\p{L}{0,3}${wordEnd})`), ' tl'],
    [
      words(`(?<=\\d\\s*)(bin)?\\s*(tl|km)?['’]?[dt][ea]n (?:fazla|sonra|yüksek|yeni)${wordEnd}`),
      ' $1 $2 or above ',
    ],
    [
      words(`(?<=\\d\\s*)(bin)?\\s*(tl|km)?['’]?[dt][ea]n (?:az|önce|düşük|ucuz|eski)${wordEnd}`),
      ' $1 $2 or below ',
    ],
    [words(`(?<=\\d\\s*)bin['’]?(?:e|in)${wordEnd}`), ' bin '],
    [words(`${behindAmount}tl['’]? ?(?:y[ea]|nin|nın)${wordEnd}`), ' tl '],
    [words(`${behindAmount}(?:['’]?(?:y?[ea]) )?kadar${wordEnd}`), ' or below '],
    [words(`${behindAmount}(?:ve )?(?:altı(?:nda(?:ki)?)?|aşağı(?:sı)?|öncesi)${wordEnd}`), ' or below '],
    [
      words(
        `${behindAmount}(?:ve )?(?:üstü(?:nde(?:ki)?)?|üzeri(?:nde(?:ki)?)?|yukarı(?:sı)?|sonrası)${wordEnd}`,
      ),
      ' or above ',
    ],
    [words(`${behindAmount}ile${beforeFigure}`), ' to '],
    [words(`${behindAmount}arası(?:nda(?:ki)?)?${wordEnd}`), ' '],
    [words(`${wordBegin}(?:altı|altında|en fazla|en çok)${beforeFigure}`), 'under '],
    [words(`${wordBegin}en az${beforeFigure}`), 'over '],
    [words(`${wordBegin}(?:ucuz|uygun fiyatlı|hesaplı)${wordEnd}`), 'cheap'],
    whole('(?:düşük|dusuk|az) (?:km|kilometre)', 'low km'),
    either('veya'),
  ],
};

/** Ukrainian in the words of Russian, which are read behind it. */
import { type Language, whole } from './replacements.ts';

export const ukrainian: Language = {
  says: /[іїє]|тис|дорожч|дешев|року|дол+ар/u,
  replacements: [
    whole('тис(?:\\.|яч[іа]?)?', 'тысяч'),
    whole('не дорожч(?:е|ий)', 'не дороже'),
    whole('дешевше', 'дешевле'),
    whole('більше', 'больше'),
    whole('менше', 'меньше'),
    whole('від', 'от'),
    whole('після', 'после'),
    whole('новіш[еі](?: ніж)?', 'новее'),
    whole('ро(?:ку|ків)|рік', 'года'),
    whole('куб(?:ів|а|иків)', 'кубов'),
    whole('пробіг(?:ом)?', 'пробег'),
    whole('дешев(?:ий|а|і)', 'дешевый'),
    whole('дол+ар(?:ів|ов|и|ы|а)?', 'usd'),
  ],
};

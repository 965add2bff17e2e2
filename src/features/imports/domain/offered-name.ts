/** Titles that say first that their motorcycle is for sale. */
import { wordsOf } from '../../catalogue/words.ts';

/** Words by which a title offers its motorcycle, in many languages. */
const offering =
  /^(?:(?:cần )?bán(?: (?:gấp|nhanh|xe máy|xe|lại))*|vendo|vendesi|vends|vend|se vende|verkaufe|te koop:?|продам|продаю|продается|продаётся|sprzedam|dijual|jual|for sale:?|selling|ขาย)(?: +|(?<=ขาย))(?=\S)/iu;
/** What people say next: that they would also exchange it, why they sell it, that it is urgent. */
const besideOffering =
  /^(?:(?:(?:[oyeu]|ou|y\/o|or|oder|of|lub|или|и) )?(?:cambio|permuto|troco|scambio|swap|tausche|ruil|zamienię|меняю|обменяю)|(?:pour )?cause (?:de )?(?:double emploi|non[ -]utilisation|d[eé]part)|cepat|urgente?|срочно|pilnie|tanio|dringend) +(?=\S)/iu;

/**
 * A title without such words, in whose place the make is put: "Vendo MT-07" becomes "Yamaha MT-07". It stays as it is where
 * further words follow ("Vendo hermosa MT-07") instead of the motorcycle, which has a capital, a figure, or the name of its
 * model.
 */
export function withoutOffer(title: string, model = ''): string {
  const rest = title.replace(offering, '');
  if (rest === title) return title;
  const name = rest.replace(besideOffering, '');
  const [first] = wordsOf(name);
  const isWord = /^\p{Ll}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}-])/u.test(name);
  return isWord && first !== wordsOf(model)[0] ? title : name;
}

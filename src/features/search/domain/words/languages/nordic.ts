/** Swedish, Norwegian and Danish: "högst 60 000" is "under 60000". */
import { wordEnd } from '../patterns.ts';
import { after, before, beforeYears, between, type Language, whole, words } from './replacements.ts';

export const nordic: Language = {
  says: /hög|mest|mindre|billig[ae]re|upp |op[p]? til|över|mer |mere |min[ds]t|från|fra |ny[ae]re|efter|etter|[äæe]ldre|före|innan|før|mell[aoe]|tkr|tusen|tusind|miltal|få mil|lav |salu|salgs?/u,
  replacements: [
    before(
      'högst|som mest|mindre (?:än|enn|end)|billigare än|billigere (?:enn|end)|upp till|opp til|op til',
      'under',
    ),
    before('över|mer (?:än|enn)|mere end|minst|mindst', 'over'),
    beforeYears('från|fra', 'from'),
    after('(?:eller|och|og) (?:nyare|nyere)', 'or newer'),
    beforeYears('efter|etter|nyare än|nyere (?:enn|end)', 'after'),
    beforeYears('äldre än|eldre enn|ældre end|före|innan|før', 'before'),
    before('från|fra', 'from'),
    between('mellan|mellom|mellem', 'och|og'),
    [words(`(?<=\\d ?)(?:tkr|tusen|tusind)${wordEnd}`), ' thousand '],
    whole('lågt miltal|låga mil|få mil|lav kilometerstand', 'low km'),
    whole('till salu|til salg|til salgs', ' '),
  ],
};

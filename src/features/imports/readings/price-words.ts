/**
 * Words beside a price that leave its number as it is, in addition to those that sellers here write
 * (kernel/prices.ts). Any other word may change the meaning of the number: a deposit or a monthly rate, a
 * former price, or a saving.
 */
export const wordsBesidePrices: readonly string[] = [
  'asking price, selling price, sale price, selling, or best offer, or nearest offer, or near offer, obro, bit, little, non neg, non nego',
  'no bargain, no bargaining, no lowballers, urgent, urgent sale, or trade, or swap, or swaps, swap, no swaps, or exchange, onco, or nearest cash offer, no trades, as is, vat included, incl vat, incl. vat, including vat, vat incl, vat incl., inc vat, inc. vat',
  'excl govt charges, excl. govt. charges, excl gov charges, excluding govt charges, excluding government charges, egc, before on-road costs',
  'plus on-roads, plus on road costs, orc, ride away, rideaway, drive away, drive-away, no offers, or best offers, poss trade, plus tax, plus taxes, tax, taxes',
  'damadami, shesh dam, chacchi, kichu kom, kombeshi, bikroy mullo, sapekkhe alochona',
  'দামাদামি, আলোচনাসাপেক্ষ, আলোচনাসাপেক্ষে, আলোচনা সাপেক্ষ, নেগোশিয়েবল, ফিক্সড প্রাইস, ফিক্সড দাম, প্রাইস, শেষ দাম, চাচ্ছি, চাওয়া, কিছুটা',
  'বিক্রয় মূল্য, আস্কিং প্রাইস, সর্বশেষ, জরুরি, জরুরী, কমবেশি',
  'दाम, मूल्य, फिक्स, अंतिम, मोलभाव, नेगोशिएबल, बातचीत, बिक्री मूल्य',
  'kaufpreis, verkaufspreis, preisvorstellung, festpreis, fixpreis, verhandlungsbasis, verhandelbar, noch verhandelbar, nicht verhandelbar',
  'leicht verhandelbar, verhandlungssache, inkl mwst, inkl. mwst, mwst ausweisbar, mwst. ausweisbar, mwst awb, mwst. awb, mwst ausgewiesen, differenzbesteuert, brutto, bar, barzahlung, nur, ca, circa, letzter preis',
  'cena, do negocjacji, do małej negocjacji, do lekkiej negocjacji, lekka negocjacja, do uzgodnienia, bez negocjacji, ostateczna, stała, zamiana, lub zamiana, możliwa zamiana, zamienię',
  'giá, giá bán, chính chủ, thương lượng, có thương lượng, còn thương lượng, có bớt, bớt lộc, không bớt, fix nhẹ, có fix, bao sang tên',
  'preço, valor, negociáveis, à vista, a vista, aceito proposta, aceito propostas, aceita proposta, apenas, somente, por, ou troca, troca, aceito troca, aceito trocas, preço fixo, fixo, último preço',
  'precio, precio fijo, fijo, al contado, contado, solo, negociables, conversable, charlable, a tratar, a convenir, último precio, o permuta, permuto, permuta, o cambio, por',
  'prix, prix ferme, à débattre, a débattre, négo, nég, à discuter, a discuter, nego possible, a debattre, ferme, fixe, ttc, environ, env',
  'prezzo, tratt, trattabile, trattabili, poco trattabile, poco trattabili, non trattabile, non trattabili, leggermente trattabile, leggermente trattabili, fisso, iva inclusa, o permuta, più passaggio, passaggio, passaggio escluso, passaggio incluso',
  'harga pas, pas, bisa nego, masih bisa nego, boleh nego, nego sampai jadi, tunai, boleh runding, tetap',
  'fiyat, fiyatı, son fiyat, sabit fiyat, pazarlık, pazarlık payı var, pazarlık olur, pazarlıklı, pazarlikli, pazarlıksız, pazarliksiz, nakit, kesin, sabit, son',
  'presyo, rush, rush sale, slight nego, nego pa',
  'bei, bei ya mwisho, maelewano, inaongeleka, mwisho, pekee',
  'цена, торг, торг уместен, возможен торг, небольшой торг, торг у мотоцикла, реальному покупателю торг, без торга, окончательная, наличными, ціна, без торгу, можливий торг, договірна, торг доречний, договорная, торг возможен, с ддс, без ддс, по договаряне',
  'cena dohodou, dohodou, pevná cena, k jednání, ár, irányár, alkuképes, fix ár, preț, preț fix, prețul e negociabil, prețul este negociabil, negociabil, prijs, vraagprijs, vaste prijs, onderhandelbaar, vast, of t.e.a.b, t.e.a.b, teab, of bieden',
  'tarjous, tai tarjous, tai vaihto, vaihto, neuvoteltavissa, kiinteä, kiinteä hinta, sis alv, sis. alv, alv, alv väh, alv vähennettävissä',
  'dogovor, moguć dogovor, po dogovoru, fiksno, fiksna, nije fiksno, zamena, moguća zamena, zamjena, moguća zamjena, hitno, ចរចារ, ចរចា, តថ្លៃបាន',
  'pris, fast pris, prutmån, prutbart, τιμή, συζητήσιμη, τελική, السعر, قابل للتفاوض, غير قابل للتفاوض, نهائي, قیمت, قیمت فروخت, صرف, آخری, فائنل',
  'ราคา, ราคาขาย, ต่อรองได้, ต่อรอง, ต่อได้, ลดได้, ลดได้อีก, ไม่ต่อ, เงินสด, สด, เท่านั้น',
  '価格, 本体価格, 車両価格, 販売価格, 支払総額, 総額, コミコミ, 税込, 税込み, 税抜, 即決, 応相談, 相談可, 値下げ可, 値引き可, 交渉可, 現金',
  '价格, 價格, 售价, 售價, 现金, 可议, 可议价, 可議, 可議價, 不议价, 不議價, 一口价, 不二價, 可小刀, 可谈',
  'otr, on the road, on-the-road, excl insurance, excl. insurance, excluding insurance, without insurance, dernier prix, ferme et définitif',
  'ညှိနှိုင်း, ညှိနှိုင်းဈေး, ဈေးညှိ, ဈေးညှိနှိုင်း, တန်ဖိုး, ဈေး, ድርድር አለው, በድርድር, ዋጋ, тохиролцоно, тохирно, үнэ, kaina, galima derėtis, derinama, mokesčiai, fresh, فريش, كاش, ფასი, შეთანხმებით',
  '가격, 판매가, 네고가능, 네고 가능, 네고, 네고불가, 네고 불가, 협의가능, 협의 가능, 협의, 현금',
];

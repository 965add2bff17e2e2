/**
 * Words in a header that say that its numbers are not the price, the year or the distance of the motorcycle
 * as it is sold: the price when new, additional or monthly payments, and expiry dates of papers.
 */
import { folded } from '../readings/folded.ts';

export const otherFigureWords: readonly string[] = [
  'new, original, showroom, on road, month, monthly, emi, installment, installments, instalment, instalments, kisti, deposit, advance',
  'booking, down, downpayment, rent, rental, hire, discount, saving, savings, save, commission, tax, insurance, fee, fees, fine, per, drop',
  'was, before, previous, prev, payment, payments, rrp, msrp, srp, list price, market, average, avg, estimate, estimated, valuation, finance, financed, weekly, trade in',
  'ps, hp, bhp, kw, cv, power, leistung, potencia, potenza, puissance, moc, guc, gucu, beygir, vermogen, cong suat, мощность, 馬力, แรงม้า, 마력',
  'tank, fuel, consumption, kmpl, mpg, battery, seat, luggage, load, wheel, wheels, tyre, tire, rim, frame, photo, picture, image, file, бак, бака, топлива, tanque, tanica, reservoir',
  'phone, old, last, service, warranty, guarantee, fitness, valid, validity, until, till, expiry, expires, expire, expiration, renewal, permit',
  'কিস্তি, মাসিক, অগ্রিম, বুকিং, জামানত, ডাউন, ভাড়া, ছাড়, শোরুম, নতুন, ফিটনেস, মেয়াদ, বীমা, ইন্স্যুরেন্স, ট্যাক্স, সার্ভিস, ওয়ারেন্টি, ফোন',
  'किस्त, मासिक, अग्रिम, बुकिंग, जमा, डाउन, किराया, छूट, शोरूम, नई, नया, फिटनेस, वैधता, बीमा, टैक्स, सर्विस, वारंटी, फोन',
  'neu, neupreis, monat, monatlich, monatsrate, anzahlung, kaution, miete, rabatt, steuer, versicherung, gultig, hu, tuv, garantie, telefon',
  'fipe, tabela, mercado, referencia, media, financiado, financiada, a prazo, parcelado, listino, cote, argus, liste fiyati',
  'nuevo, mes, mensual, cuota, cuotas, entrada, senal, alquiler, descuento, impuesto, seguro, itv, vigencia, vencimiento, garantia, telefono',
  'novo, mensal, parcela, parcelas, sinal, aluguel, desconto, imposto, ipva, licenciamento, validade, vencimento, telefone',
  'neuf, mois, mensualite, acompte, apport, loyer, remise, taxe, assurance, controle technique, validite, garantie, telephone',
  'nuovo, mese, rata, rate mensili, acconto, anticipo, noleggio, sconto, bollo, assicurazione, revisione, scadenza, garanzia, telefono',
  'baru, bulan, cicilan, angsuran, dp, uang muka, sewa, diskon, pajak, asuransi, berlaku, garansi, telepon',
  'zaliczka, zadatek, rata, raty, kaucja, ubezpieczenie, oc, przegląd, ważne, nowy, gwarancja, telefon',
  'kapora, peşinat, taksit, aylık, sigorta, muayene, kira, sıfır, garanti',
  'trả trước, trả góp, đặt cọc, cọc, bảo hiểm, đăng kiểm, hạn, giá mới, bảo hành, điện thoại',
  'аванс, залог, взнос, рассрочка, аренда, скидка, страховка, осаго, техосмотр, новый, налог, гарантия, телефон',
  '頭金, 月々, 分割, 新車, 車検, 保険, 自賠責, 税金, 保証, 首付, 月供, 订金, 定金, 年检, 保险, 保險, 계약금, 할부, 보험, 검사, 보증',
  'ดาวน์, ผ่อน, มัดจำ, ภาษี, ประกัน, พรบ, หมดอายุ',
  'орж ирсэн, импортын, განბაჟება, galia, galios, apžiūra, ta iki, apskate, ülevaatus, snaga, registriran do, stara, staru, depreciation, dep, coe, parf, omv, road tax, loan',
  'مقدم, قسط, عربون, تأمين, إيجار, جديد, صلاحية, هاتف, الهاتف, موبايل, تليفون, رقم الهاتف',
]
  .flatMap((line) => line.split(', '))
  .map(folded);

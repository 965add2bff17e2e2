/** Headers of what is still for sale; some of them may also be those of conditions and regions. */
export const availabilityWords: readonly string[] = [
  'availability, status, ad status, advert status, listing status, sale status, selling status, stock status, post status, item status, vehicle status, current status, state',
  'available, is available, in stock, active, is active, sold, is sold, already sold, sold date, date sold, sold on, sold at, closed, is closed, archived, is archived, deleted, is deleted, বিক্রি, বিক্রির অবস্থা, স্ট্যাটাস, অবস্থা, স্থিতি, स्थिति, उपलब्धता',
  'verfugbarkeit, verfugbar, verkauft, status anzeige, anzeigenstatus, inseratstatus, verkaufsstatus, zustand, beschikbaarheid, beschikbaar, verkocht',
  'disponibilidad, disponible, vendido, estado, estado del anuncio, estado de venta, estado de publicacion, disponibilidade, disponivel, situacao, status do anuncio, estado do anuncio',
  'disponibilite, vendu, etat, statut, statut de l annonce, etat de l annonce, disponibilita, disponibile, venduto, stato, stato annuncio, stato dell annuncio, stato vendita, stato inserzione',
  'dostepnosc, sprzedany, stan, status ogloszenia, статус, состояние, наличие, продан, stav, durum, durumu, ilan durumu, satis durumu, ketersediaan, status iklan, trang thai, tinh trang',
  '状態, 販売状況, ステータス, 状态, 상태, 판매상태, สถานะ, الحاله, حاله, التوفر, وضعیت, حالت, hali, katayuan',
];

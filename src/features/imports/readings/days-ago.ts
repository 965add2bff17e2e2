/** Reads days that are counted back from the day on which a list was written: "3 days ago", "Kemarin", "12 Okt". */
import { atMarketTime, dayOf, onMarketClock, yearOf } from '../../../kernel/dates.ts';
import { readableText } from '../../../kernel/figures.ts';
import { once } from '../../../kernel/once.ts';
import { type DayOrder, readDay } from '../../../kernel/written-days.ts';

const dayLength = 24 * 60 * 60 * 1_000;

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(', ')).map(readableText);

/** Days back, by words for a day. */
const daysBack = once(
  () =>
    new Map(
      [
        wordsOf([
          "today, just now, আজ, আজকে, आज, heute, aujourd'hui, aujourd’hui, hoy, hoje, oggi, hari ini, vandaag",
          'dzisiaj, dziś, bugün, hôm nay, сегодня, сьогодні, วันนี้, 今日, 本日, 今天, 오늘, اليوم, leo, ngayon, امروز, لحظاتی پیش, منذ لحظات, منذ دقيقة, منذ ساعة, منذ ساعتين',
        ]),
        wordsOf([
          'yesterday, গতকাল, gestern, hier, ayer, ontem, ieri, kemarin, gisteren, wczoraj, dün, hôm qua, вчера, вчора',
          'เมื่อวาน, เมื่อวานนี้, 昨日, 昨天, 어제, أمس, jana, kahapon, منذ يوم, دیروز',
        ]),
        wordsOf([
          'vorgestern, anteontem, anteayer, avant-hier, przedwczoraj, позавчера, 一昨日, 前天, منذ يومين, پریروز',
        ]),
      ].flatMap((words, days) => words.map((word) => [word, days] as const)),
    ),
);

/** Units of time with their length in days; those of months and years are means. */
const units = once(
  () =>
    new Map(
      (
        [
          [
            0,
            'second, seconds, sec, secs, detik, segundo, segundos, sekunden, secondes, minute, minutes, min, mins, menit',
          ],
          [
            0,
            'minuto, minutos, minuten, minuti, minut, minuty, dakika, phút, минут, минуты, นาที, 分, 分钟, 분, ثانية, ثوان, دقيقة, دقائق, دقیقه',
          ],
          [
            1 / 24,
            'hour, hours, hr, hrs, h, jam, hora, horas, stunde, stunden, heure, heures, ora, ore, uur',
          ],
          [
            1 / 24,
            'godzin, godziny, godzinę, saat, giờ, час, часа, часов, ชั่วโมง, 時間, 小时, 시간, ساعة, ساعات, ساعت',
          ],
          [
            1,
            'day, days, d, hari, dia, dias, tag, tage, tagen, jour, jours, día, días, giorno, giorni, dag, dagen',
          ],
          [
            1,
            'dni, dzień, gün, ngày, день, дня, дней, วัน, 日, 天, 일, দিন, दिन, يوم, يوما, يوماً, أيام, ايام, روز',
          ],
          [7, 'week, weeks, wk, wks, minggu, semana, semanas, woche, wochen, semaine, semaines, settimana'],
          [
            7,
            'settimane, weken, tydzień, tygodnie, tygodni, hafta, tuần, неделю, недели, недель, สัปดาห์, 週間, 周, 주, أسبوع, أسابيع, اسبوع, اسابيع, هفته',
          ],
          [
            30.4,
            'month, months, mo, mos, bulan, mês, mes, meses, monat, monate, monaten, mois, mese, mesi, maand',
          ],
          [
            30.4,
            'maanden, miesiąc, miesiące, miesięcy, ay, tháng, месяц, месяца, месяцев, เดือน, ヶ月, か月, 个月, 개월, شهر, أشهر, اشهر, شهور, ماه',
          ],
          [
            365.25,
            'year, years, yr, yrs, tahun, ano, anos, año, años, jahr, jahre, jahren, an, ans, anno, anni',
          ],
          [365.25, 'jaar, rok, lata, lat, yıl, năm, год, года, лет, ปี, 年, 년, سنة, سنوات'],
        ] as const
      ).flatMap(([days, line]) => wordsOf([line]).map((word) => [word, days] as const)),
    ),
);

/** Characters; no such text is longer. */
const longest = 40;

const isOne = /^(?:an?|one|eine[mr]?|une?|uma?|una?|uno|satu)$/;
/** "3 days ago", "3 hari yang lalu", "3日前". */
const agoBehind =
  /^(?:(?:about|over|almost) )*(?<count>\d{1,3}(?=\+? )|\d{1,3}|[a-z]+)\+? ?(?<unit>[\p{L}\p{M}]+?) ?(?:ago|(?:yang )?lalu|atrás|fa|geleden|temu|önce|trước|назад|тому|ที่แล้ว|前|전|আগে|पहले|پیش)$/u;
/** "vor 3 Tagen", "há 2 dias", "hace un día". */
const agoBefore =
  /^(?:vor|h[aá]|hace|il y a|قبل|منذ) (?:ca\.? |cerca de )?(?<count>\d{1,3}|[a-z]+) ?(?<unit>[\p{L}\p{M}]+)$/u;

/** The time of day behind a day: ", 18:22", " at 10:15 am", " um 14.03 Uhr". */
const timeBehind =
  /,?(?: (?:at|um|às|as|à|a las|alle|pukul|kl\.?|o))? ?\d{1,2}[:.h]\d{2}(?: ?[ap]\.?m\.?)?(?: uhr)?$/u;
const dayAndMonth = /^(?:\d{1,2}(?:\.| de)? ?[\p{L}\p{M}]+|[\p{L}\p{M}]+\.? \d{1,2})\.?$/u;

function daysAgo(text: string): number | null {
  const said = daysBack().get(text);
  if (said !== undefined) return said;
  const { count = '', unit = '' } = (agoBehind.exec(text) ?? agoBefore.exec(text))?.groups ?? {};
  const length = units().get(unit);
  const figure = isOne.test(count) ? 1 : Number(count);
  return length === undefined || !Number.isInteger(figure) ? null : Math.floor(figure * length);
}

/**
 * The moment that such a text means, counted from when the list was written (`asOf`). A day and a month are the latest
 * such day. Null where the text is nothing of the kind.
 */
export function readDaysAgo(text: string, order: DayOrder, asOf: Date): Date | null {
  if (text.length > longest) return null;
  const said = readableText(text).replace(timeBehind, '');
  const days = daysAgo(said);
  // By the garage's clock: the day on which summer time begins is an hour shorter.
  if (days !== null) return atMarketTime(onMarketClock(asOf).getTime() - days * dayLength);
  if (!dayAndMonth.test(said)) return null;
  const year = yearOf(asOf);
  const [latest, before] = [year, year - 1].map((each) => readDay(`${said} ${each}`, order));
  // By days: noon of the list's own day is still to come in a list of the morning, and tomorrow's is never past.
  const isPast = (day: Date | null) => day !== null && dayOf(day) <= dayOf(asOf);
  return [latest ?? null, before ?? null].find(isPast) ?? null;
}

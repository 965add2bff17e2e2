/** The marks of lists for what nobody knows. */

const usualBlanks = [
  '',
  'na',
  'nan',
  'nil',
  'null',
  'none',
  'unknown',
  'undefined',
  'not available',
  'not applicable',
  'not stated',
  'not specified',
  'not known',
  'not given',
  'not mentioned',
  'no data',
  'no info',
  'no information',
  'don’t know',
  'other',
  'others',
  'other brand',
  'other model',
  'tbc',
  'tba',
  'tbd',
  'keine angabe',
  'unbekannt',
  'nicht bekannt',
  'ohne angabe',
  'sin datos',
  'no informado',
  'desconocido',
  'não informado',
  'desconhecido',
  'non précisé',
  'non renseigné',
  'inconnu',
  'sconosciuto',
  'tidak diketahui',
  'tidak ada data',
  'tidak tahu',
  'không rõ',
  'chưa rõ',
  'không biết',
  'không có thông tin',
  'ไม่ทราบ',
  'ไม่ระบุ',
  'se desconoce',
  'sin información',
  'no sabe',
  'não consta',
  'não sei',
  'haijulikani',
  'অজানা',
  'জানা নেই',
  'अज्ञात',
  '不明',
  '年式不明',
  '走行不明',
  '未知',
  'неизвестно',
  'не известен',
  'не указан',
  'не указано',
  'нет данных',
  'onbekend',
  'niet bekend',
  'non disponibile',
  'non specificato',
  'không biết rõ',
  'थाहा छैन',
  'nieznany',
  'bilinmiyor',
  // "Other" in lists of makes and models.
  'lainnya',
  'lain-lain',
  'outro',
  'outros',
  'outra',
  'outras',
  'outra marca',
  'outro modelo',
  'otro',
  'otros',
  'otra',
  'otras',
  'andere',
  'sonstige',
  'autre',
  'autres',
  'altro',
  'altri',
  'inne',
  'diğer',
  'khác',
  'その他',
  '其他',
  'อื่นๆ',
];

/**
 * A cell as a key: "N / A" and "n.a." become "na", a dash becomes nothing. A symbol is kept, as it may be the
 * currency's.
 */
const said = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Sc}]+/gu, '');
const unsaid: ReadonlySet<string> = new Set(usualBlanks.map(said));
const longestUnsaid = 24;

/**
 * Abbreviations of "Keine Angabe" and "non disponibile": only with their points, and the latter only in lower
 * case, as otherwise they are Karnataka and North Dakota.
 */
const shortUnsaid = /^(?:[kK]\. ?[aA]|[ns]\. ?[cd])\.?$|^[nNsS]\/[cCdD]$/;

/** Whether a cell contains one of the usual marks for "unknown". */
export function isUnsaid(text: string): boolean {
  return text.length <= longestUnsaid && (unsaid.has(said(text)) || shortUnsaid.test(text));
}

/** Lithuanian, Latvian and Estonian: "iki 3000 €". "No" and "virs" of Latvian are too short or other words. */
import { before, beforeYears, type Language, whole, words, year } from './replacements.ts';

export const baltic: Language = {
  says: /iki \d|pigi|pigus|pigūs|nei |l[īi]dz |kuni |odava?|tūkst|tukst|metų|motoroler|motoroller|motocikl|mootorrat|parduod|pārdod|müüa|lēt|alates|nuo \d|roller/u,
  replacements: [
    before('iki|pigiau (?:nei|kaip)|ne daugiau kaip|līdz|lidz|lētāk par|kuni|alla|odavam kui', 'under'),
    before('daugiau nei|brangiau nei|vairāk nekā|rohkem kui|üle', 'over'),
    beforeYears('nuo|alates', 'from'),
    beforeYears('po|naujesnis nei|pēc|pärast|uuem kui', 'after'),
    beforeYears('prieš|senesnis nei|pirms|enne|vanem kui', 'before'),
    [words(`(?<=${year} ?)(?:metų|metu|m\\.|gada|aasta)(?!\\p{L})`), ' '],
    [words('(?<=\\d ?)(?:tūkst|tukst)\\.?(?!\\p{L})'), ' thousand '],
    whole('pigus|pigiai|pigūs|lēts|lēti|odav|odavad', 'cheap'),
    whole(
      'motoroleris|motoroleriai|motorolerį|motorolleris|motorolleri|motorollerid?|mopedai?|rollerid?',
      'scooter',
    ),
    whole(
      'motociklas|motociklai|motocikls|motocikli|mootorratas|mootorrattad|parduodu|parduodamas|pārdod|müüa',
      ' ',
    ),
  ],
};

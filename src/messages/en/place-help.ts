/** Where buyers will find the motorcycle in a form. */

export const foundInDistrict = (district: string) => `Buyers find it in ${district} District.`;
export const foundInDivision = (division: string) =>
  `Buyers find it in ${division} Division, but in none of its districts. Add the district, too.`;
export const districtUnknown =
  'We know no district by these words, so buyers who search by district would miss it. Add its name, as in “Kotbari, Cumilla”.';

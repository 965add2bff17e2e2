/** Where buyers will find the motorcycle in a form. */

export const foundInDistrict = (district: string) => `Buyers find it in the district ${district}.`;
export const foundInDivision = (division: string) =>
  `Buyers find it in ${division} Division, but in none of its districts. Add the district, too.`;
export const districtUnknown =
  'No district is known by these words, so buyers who look in theirs would miss it. Add its name, as in “Kotbari, Cumilla”.';

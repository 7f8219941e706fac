/**
 * As it is read best: a mobile number of this country in its groups, any other with its plus. It keeps its order where
 * the text runs right to left: the space does not part the groups, and the mark before the plus holds it in front.
 */
export function phoneWritten(msisdn: string): string {
  const parts = /^92(3\d{2})(\d{7})$/.exec(msisdn);
  return parts ? `0${parts[1]}\u00A0${parts[2]}` : `\u200E+${msisdn}`;
}

/** As it is read best: a mobile number of this country in its groups, any other with its plus. */
export function phoneWritten(msisdn: string): string {
  const parts = /^92(3\d{2})(\d{7})$/.exec(msisdn);
  return parts ? `0${parts[1]} ${parts[2]}` : `+${msisdn}`;
}

const HOUR = 3600;
const MOST_AN_HOUR = { number: 20, person: 200 };

/** Nobody's telephone is flooded in the service's name, whatever people write it in. */
export const writtenTo = ({ countryCode, msisdn }: { countryCode: string; msisdn: string }) => ({
  subject: `text:number:${countryCode}${msisdn}`,
  max: MOST_AN_HOUR.number,
  seconds: HOUR,
});

/** Whoever's session it is done with. */
export const writtenBy = ({ id }: { id: string }) => ({
  subject: `text:person:${id}`,
  max: MOST_AN_HOUR.person,
  seconds: HOUR,
});

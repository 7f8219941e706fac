import { msisdnOf } from '../../../../machines/shared/phone.ts';

/** Who is asked for: a farmer by id, a number, or what is neither. */
type Asked = { kind: 'id'; id: string } | { kind: 'number'; msisdn: string } | { kind: 'unread'; text: string };

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the address as a softphone fills it in: the number in the path or behind `msisdn`, however it writes numbers. */
export function askedIn(inPath: string, search: string): Asked {
  // A plus in a query is a space to a browser and a plus to a softphone.
  const [plus, space] = [search.replaceAll('+', '%2B'), search].map((one) => new URLSearchParams(one).get('msisdn'));
  const written = plus ?? decoded(inPath);
  if (plus === null && ID.test(written)) return { kind: 'id', id: written };
  const msisdn = msisdnOf(written) ?? msisdnOf(space ?? '');
  return msisdn === null ? { kind: 'unread', text: written } : { kind: 'number', msisdn };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

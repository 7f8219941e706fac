import { useFormat } from '../../format.ts';
import { ValueWord } from '../../reference/ValueWord.tsx';
import { ltr } from '../../ui/text.css.ts';
import type { Listing } from './listings.data.ts';

export function Price({ of }: { of: Pick<Listing, 'unitPrice'> }) {
  const { money } = useFormat();
  return <span className={ltr}>{money(of.unitPrice)}</span>;
}

/** A unit of it for that, and how much there is. */
export function ForHowMuch({ listing }: { listing: Listing }) {
  const { number } = useFormat();
  return (
    <>
      / <ValueWord list="unit" value={listing.unit} /> · {number(listing.quantity)}{' '}
      <ValueWord list="unit" value={listing.unit} count={listing.quantity} />
    </>
  );
}

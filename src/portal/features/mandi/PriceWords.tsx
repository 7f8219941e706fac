import { useFormat } from '../../format.ts';
import { ltr } from '../../ui/text.css.ts';
import type { Listing } from './listings.data.ts';
import { ValueWord } from './ValueWord.tsx';

/** How much of it for how much, in a line. */
export function PriceWords({ listing }: { listing: Listing }) {
  const { money, number } = useFormat();
  const unit = <ValueWord list="unit" value={listing.unit} />;
  return (
    <>
      <span className={ltr}>{money(listing.unitPrice)}</span> / {unit} · {number(listing.quantity)} {unit}
    </>
  );
}

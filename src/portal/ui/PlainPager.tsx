import { Pagination } from './Pagination.tsx';

interface PlainPagerProps {
  /** How many stand on a page. */
  size: number;
  total: number;
  offset: number;
  onChange: (offset: number) => void;
}

/** Under a table whose pages are of one size; nothing where all stands on one. */
export function PlainPager({ size, total, offset, onChange }: PlainPagerProps) {
  if (total <= size) return null;
  return (
    <Pagination limit={size} offset={offset} total={total} sizes={[size]} onChange={(page) => onChange(page.offset)} />
  );
}

import { directionOf } from './direction.ts';
import { NumbersApart } from './NumbersApart.tsx';
import { cutEnd } from './text.css.ts';

interface WrittenProps {
  children: string;
  /** On one line, cut at its own end, and standing where the page's text stands. */
  cut?: boolean;
  lang?: string | undefined;
}

/** What somebody wrote, in the direction of its own letters, whatever stands around it. */
export function Written({ children, cut = false, lang }: WrittenProps) {
  return (
    <bdi dir={directionOf(children)} {...(cut && { className: cutEnd })} {...(lang && { lang })}>
      <NumbersApart>{children}</NumbersApart>
    </bdi>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { link } from './text.css.ts';

interface TextLinkProps {
  children: ReactNode;
  href?: string;
  onPress?: () => void;
}

/** A link inside text or a quiet action in a line of words; without an address it is a button that looks like one. */
export function TextLink({ children, href, onPress }: TextLinkProps) {
  return (
    <Link className={link} {...(href && { href })} {...(onPress && { onPress })}>
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { link, quietButton } from './text.css.ts';

interface TextLinkProps {
  children: ReactNode;
  href?: string;
  onPress?: () => void;
}

/** A link inside text or a quiet action in a line of words; without an address it is a button that looks like one. */
export function TextLink({ children, href, onPress }: TextLinkProps) {
  const pressed = onPress && { onPress };
  return href ? (
    <Link className={link} href={href} {...pressed}>
      {children}
    </Link>
  ) : (
    <Button className={`${link} ${quietButton}`} {...pressed}>
      {children}
    </Button>
  );
}

import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

interface TooltipProps {
  content: string;
  /** A control of this folder, or anything wrapped in react-aria-components' Focusable. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  isDisabled?: boolean;
}

export function Tooltip({ content, children, placement = 'bottom', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={60} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        <OverlayArrow>
          <svg className={styles.arrow} width={8} height={4} viewBox="0 0 8 4" aria-hidden="true">
            <path d="M0 0 4 4 8 0" />
          </svg>
        </OverlayArrow>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

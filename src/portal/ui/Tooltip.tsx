import { type ReactElement, use, useEffect } from 'react';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  Tooltip as AriaTooltip,
  OverlayArrow,
  TooltipContext,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { WINDOWS } from './open-dialog.ts';
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
      <NoneUnderDialog />
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

/** A tooltip that a dialog has come to lie over goes: it would take the dialog's first Escape for itself. */
function NoneUnderDialog() {
  const state = use(TooltipTriggerStateContext);
  const trigger = useSlottedContext(TooltipContext)?.triggerRef;
  useEffect(() => {
    if (!state?.isOpen) return undefined;
    const look = () => {
      const dialog = document.activeElement?.closest(WINDOWS);
      if (dialog && !dialog.contains(trigger?.current ?? null)) state.close(true);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [state, trigger]);
  return null;
}

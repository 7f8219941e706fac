import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';
import { useSmall } from './small.hook.ts';
import { Tooltip } from './Tooltip.tsx';

export interface ButtonProps extends Omit<PlainButtonProps, 'isRefused' | 'isBare'> {
  /** Why it cannot be pressed now. The button stays focusable and tells the reason in a tooltip. */
  disabledReason?: string | undefined;
  /** In a small window only its icon is seen, and its name stands in a tooltip. */
  shrinks?: boolean;
}

export function Button({ disabledReason, shrinks = false, ...button }: ButtonProps) {
  const isSmall = useSmall();
  const isRefused = disabledReason !== undefined;
  const isBare = shrinks && isSmall;
  if (!isRefused && !isBare) return <PlainButton {...button} />;
  return (
    <Tooltip content={isRefused ? `${button.label}: ${disabledReason}` : button.label}>
      <PlainButton {...button} {...{ isRefused, isBare }} />
    </Tooltip>
  );
}

import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface ButtonProps extends Omit<PlainButtonProps, 'isRefused'> {
  /** Why it cannot be pressed now. The button stays focusable and tells the reason in a tooltip. */
  disabledReason?: string | undefined;
}

export function Button({ disabledReason, ...button }: ButtonProps) {
  if (disabledReason === undefined) return <PlainButton {...button} />;
  return (
    <Tooltip content={`${button.label}: ${disabledReason}`}>
      <PlainButton {...button} isRefused />
    </Tooltip>
  );
}

import { PlainIconButton, type PlainIconButtonProps } from './PlainIconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<PlainIconButtonProps, 'isRefused'> {
  disabledReason?: string | undefined;
}

/** An icon that can be pressed; its name, and why it can't be pressed now, stand in a tooltip. */
export function IconButton({ disabledReason, ...button }: IconButtonProps) {
  const isRefused = disabledReason !== undefined;
  return (
    <Tooltip content={isRefused ? `${button.label}: ${disabledReason}` : button.label}>
      <PlainIconButton {...button} isRefused={isRefused} />
    </Tooltip>
  );
}

import { type ComponentType, Suspense } from 'react';
import { part } from './page.part.tsx';
import { AwaitedDialog } from './ui/AwaitedDialog.tsx';

/** A dialog whose code is fetched when it is first asked for: until it is there the keys of the page rest. */
export function dialogPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = part(load);
  return function DialogPart(props) {
    const { onClose }: { onClose?: () => void } = props;
    return (
      <Suspense fallback={<AwaitedDialog onClose={onClose} />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

import { Dialog, type DialogProps } from './Dialog.tsx';

/** A form or a preview beside the page, at the end of the line. */
export function Drawer(props: Omit<DialogProps, 'place' | 'role'>) {
  return <Dialog {...props} place="side" />;
}

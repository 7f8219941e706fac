import { proxy, useSnapshot } from 'valtio';

const open = proxy<Record<string, boolean>>({ audio: true, input: true, audience: true, after: true, boxWhen: true });

/** Whether a part of the inspector is unfolded: the same for every node that is opened next. */
export function useSection(id: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const now = useSnapshot(open);
  return [
    now[id] ?? false,
    (isOpen) => {
      open[id] = isOpen;
    },
  ];
}

export function unfold(id: string): void {
  open[id] = true;
}

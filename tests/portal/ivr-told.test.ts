import { expect, test } from 'vitest';
import { tellDone, tellRefused } from '../../src/portal/features/ivr/publishing/told.ts';
import { showToastsBy, type ToastWords } from '../../src/portal/ui/toast.queue.ts';

test('what succeeds takes the older refusal of the same away, and no other', () => {
  let shown: ToastWords[] = [];
  showToastsBy({
    show: ({ words }) => shown.push(words),
    forget: (message) => {
      shown = shown.filter((one) => one.tone === 'success' || one.message !== message);
    },
    close: () => {},
  });
  tellRefused('name', 'Too long');
  tellRefused('publish', 'Not now');
  tellRefused('name', 'Longer still');
  expect(shown.map(({ message }) => message)).toEqual(['Not now', 'Longer still']);
  tellDone('name', 'Named');
  expect(shown.map(({ message }) => message)).toEqual(['Not now', 'Named']);
});

import { createElement, type JSX } from 'react';
import { type OwnKeys, pressedFor } from './own-keys.ts';

/** Tells of a button which keys press it; of what a button of the library is given, it would drop this attribute. */
export function pressedBy(keys: string | undefined, own: OwnKeys = {}) {
  if (keys === undefined) return {};
  return {
    render: (dom: JSX.IntrinsicElements['button']) =>
      createElement('button', { type: 'button', ...dom, 'aria-keyshortcuts': pressedFor(keys, own) }),
  };
}

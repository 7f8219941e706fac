import { createContext, type ReactNode } from 'react';

/** What the frame of the page says at its head while it lasts, as that the server does not answer: said in a dialog over it too. */
export const DialogNote = createContext<ReactNode>(null);

import { createContext } from 'react';

/** Whether the server is away: what is under way waits for it. */
export const ServerAway = createContext(false);

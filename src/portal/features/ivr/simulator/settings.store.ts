import { proxy, subscribe } from 'valtio';

/** `instant`: what plays is over at once, so that a walk takes as long as its decisions. */
export interface SimulatorSettings {
  hasSound: boolean;
  isInstant: boolean;
}

const KEY = 'fmis-simulator';

export const simulatorSettings = proxy<SimulatorSettings>(kept());

subscribe(simulatorSettings, () => {
  try {
    localStorage.setItem(KEY, JSON.stringify(simulatorSettings));
  } catch {
    // A browser that keeps nothing still simulates.
  }
});

function kept(): SimulatorSettings {
  const fresh = { hasSound: true, isInstant: false };
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof known !== 'object' || known === null) return fresh;
    return {
      hasSound: !('hasSound' in known) || known.hasSound !== false,
      isInstant: 'isInstant' in known && known.isInstant === true,
    };
  } catch {
    return fresh;
  }
}

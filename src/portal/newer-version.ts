/** Whether the page that the server gives out now begins with other files than this one did: it has been upgraded since. */
export function beginsOtherwise(page: string, own: readonly string[]): boolean {
  return own.some((address) => !page.includes(`"${address}"`));
}

/** Runs on where files of this version are gone because the server has a newer one: the window is loaded anew, at its address. */
export async function orNewerVersion<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isOutdated())) throw error;
    window.location.reload();
    return await new Promise<never>(() => {});
  }
}

async function isOutdated(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('script[type="module"][src]')];
  const own = scripts.flatMap((script) => script.getAttribute('src') ?? []);
  const page = await fetch('/', { cache: 'no-store' })
    .then(async (answer) => (answer.ok ? await answer.text() : null))
    .catch(() => null);
  return page !== null && own.length > 0 && beginsOtherwise(page, own);
}

/** Addresses of stylesheets that did not arrive. Who asks for their part once more takes them for fetched. */
const lost = new Set<string>();

/** A stylesheet that could not be fetched leaves the page, and is known to be wanted. */
export function forgetLostStyles(page: Pick<Document, 'addEventListener'> = document): void {
  const forget = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  };
  page.addEventListener('error', forget, { capture: true });
}

/** Fetches what is missing; fails where one of them is lost again. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchStyle));
}

async function fetchStyle(href: string): Promise<void> {
  lost.delete(href);
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${href} could not be loaded`)));
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await loaded;
}

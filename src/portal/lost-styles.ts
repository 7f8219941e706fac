/**
 * A stylesheet that could not be fetched leaves the page: whoever asks for its part again has it fetched anew. Left where it
 * is, it would be taken for one that is there, and the part would stand without its styles until the page is loaded again.
 */
export function forgetLostStyles(page: Pick<Document, 'addEventListener'> = document): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  page.addEventListener('error', forget, { capture: true });
}

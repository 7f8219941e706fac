import { HttpError, tooOften } from './errors.ts';

const gigabyte = 1024 ** 3;
const AT_ONCE = 2 * gigabyte;
const AT_ONCE_OF_ONE = gigabyte / 2;
const COME_BACK_S = 10;

/** How much may be on its way at once, of everybody and of one sender, so that uploads fill no disk. */
export class Uploads {
  #open = 0;
  readonly #ofSender = new Map<string, number>();

  /** Takes room before a byte is written; what is answered gives it back. Too much at once is refused with 429. */
  begin(sender: string, bytes: number): () => void {
    const own = this.#ofSender.get(sender) ?? 0;
    if (this.#open + bytes > AT_ONCE || own + bytes > AT_ONCE_OF_ONE) throw tooOften(COME_BACK_S);
    this.#add(sender, bytes);
    return () => this.#add(sender, -bytes);
  }

  #add(sender: string, bytes: number): void {
    this.#open += bytes;
    const own = (this.#ofSender.get(sender) ?? 0) + bytes;
    if (own > 0) this.#ofSender.set(sender, own);
    else this.#ofSender.delete(sender);
  }
}

export function tooLarge(): HttpError {
  return new HttpError({ status: 413, code: 'tooLarge', detail: 'The body is larger than this call takes.' });
}

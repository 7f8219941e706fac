declare module 'virtual:aria-words/*' {
  import type { AriaWords } from '../aria-words.types.ts';

  const words: AriaWords;
  export default words;
}

export { wordsOf as portalWords } from '../../src/portal/build/words.ts';

import type { Language } from '../../../../machines/ivr/menu.ts';

interface Voice {
  /** Of espeak-ng. */
  voice: string;
  /** Words a minute. */
  speed: number;
  /** Letters that the voice does not know, in ones that it does. */
  spell: readonly (readonly [string, string])[];
}

const saraiki = [
  ['ٻ', 'ب'],
  ['ڄ', 'ج'],
  ['ݙ', 'ڈ'],
  ['ڳ', 'گ'],
  ['ݨ', 'ن'],
] as const;
const pashto = [
  ['ټ', 'ٹ'],
  ['ډ', 'ڈ'],
  ['ړ', 'ڑ'],
  ['ګ', 'گ'],
  ['ڼ', 'ن'],
  ['ښ', 'خ'],
  ['ږ', 'گ'],
  ['ځ', 'ز'],
  ['څ', 'س'],
  ['ي', 'ی'],
  ['ۍ', 'ئی'],
  ['ې', 'ے'],
  ['ه', 'ہ'],
  ['ك', 'ک'],
] as const;

/** espeak-ng speaks Punjabi only from Gurmukhi and has no Pashto, Saraiki and Hindko: the Urdu voice reads them. */
const voices: Readonly<Record<Language, Voice>> = {
  en: { voice: 'en-gb', speed: 165, spell: [] },
  ur: { voice: 'ur', speed: 165, spell: [] },
  pa: { voice: 'ur+f2', speed: 160, spell: [] },
  ps: { voice: 'ur+m3', speed: 150, spell: pashto },
  sd: { voice: 'sd', speed: 155, spell: [] },
  sk: { voice: 'ur+f3', speed: 155, spell: saraiki },
  hn: { voice: 'ur+m2', speed: 155, spell: [] },
};

export function voiceOf(language: Language): Voice {
  return voices[language];
}

import {
  partsAtMost,
  type TextIn,
  type Texts,
  type TextValues,
  textFor,
  textsIn,
} from '../../../../machines/campaigns/campaign.texts.ts';
import type { Language } from '../../../../machines/ivr/menu.ts';

export interface SentText extends TextIn {
  /** Those get it who have none in their own language. */
  isForAll: boolean;
  /** How many get it now. */
  count: number;
  /** As how many an SMS of it is charged, its fields at their longest. */
  parts: number;
}

/** What a job says, by language, with who gets it of those who speak these. */
export function textsSent(
  texts: Texts,
  spoken: readonly { language: Language; count: number }[],
  longest: TextValues,
): SentText[] {
  return textsIn(texts).map(({ language, text }) => ({
    language,
    text,
    isForAll: language === texts.contentLanguage,
    count: spoken
      .filter((each) => textFor(texts, each.language).language === language)
      .reduce((sum, each) => sum + each.count, 0),
    parts: partsAtMost(text, longest, language).parts,
  }));
}

import type { RiskLevel } from '../../records/records.tables.ts';

export type RiskReason =
  | 'phoneNumber'
  | 'offer'
  | 'moneyPromise'
  | 'link'
  | 'insult'
  | 'shouting'
  | 'repeated'
  | 'earlierRejections';

export interface Risk {
  level: RiskLevel;
  reasons: RiskReason[];
}

/** What is known besides the text. */
export interface Circumstances {
  /** Something of the same author with the same words exists already. */
  repeated?: boolean;
  earlierRejections?: number;
  /** Listings offer by nature and show their number in a field of its own. */
  isOffer?: boolean;
}

const PHONE = /(?:\+?92|0)[\s-]?3\d{2}[\s-]?\d{3}[\s-]?\d{4}|[۰-۹]{4}[\s-]?[۰-۹]{7}/u;
const LINK = /https?:\/\/|www\.|wa\.me|t\.me|whatsapp/iu;
const OFFER =
  /\b(?:discount|special price|order now|home delivery|limited stock|for sale|barae farokht|farokht|sasta|saste|qiston)\b|رعایت|آرڈر کریں|ڈیلیوری|محدود سٹاک|قسطوں|مجھ سے لے/iu;
/** Money for little: how much one earns in how short a time, prizes, doubled money; in English, Roman Urdu and Urdu. */
const MONEY_PROMISE =
  /\bearn(?:ing)?s?\b.{0,40}(?:\d[\d,]{2,}|lakh|daily|every (?:day|week|month)|per (?:day|week|month)|from home)|\b(?:double your money|guaranteed (?:profit|income|return)|easy money|lottery|lucky draw|you (?:have )?won|free cash)\b|\b(?:paise?|paisa|rupay|rupees)\b.{0,25}\bkama(?:o|en|ein|ye|yen|iye|iyen|yein)\b|\b(?:rozana|har (?:hafte|mahine|roz)|ghar baithe)\b.{0,40}\bkama\w*|گھر بیٹھے.{0,40}کما|(?:روزانہ|ہر ہفتے|ہر مہینے|ماہانہ).{0,30}(?:کمائیں|کماؤ|کمائیے)|(?:پیسے|روپے|لاکھ).{0,25}(?:کمائیں|کماؤ|کمائیے)|رقم (?:دگنی|ڈبل)|لاٹری|قرعہ اندازی/iu;
const INSULT = /بے غیرت|جاہل|نکم|کمین|چور ہیں|\b(?:idiot|stupid|fraud people|bewakoof|jahil|kameena)\b/iu;
const MANY_REJECTIONS = 3;

/** What a machine notices in a text, for the moderator's eye; it decides nothing. */
export function riskOf(text: string, known: Circumstances = {}): Risk {
  const found: [RiskReason, boolean, number][] = [
    ['phoneNumber', PHONE.test(text), 2],
    ['offer', known.isOffer !== true && OFFER.test(text), 2],
    ['moneyPromise', MONEY_PROMISE.test(text), 3],
    ['link', LINK.test(text), 2],
    ['insult', INSULT.test(text), 3],
    ['shouting', isShouting(text), 1],
    ['repeated', known.repeated === true, 2],
    ['earlierRejections', (known.earlierRejections ?? 0) >= MANY_REJECTIONS, 1],
  ];
  const reasons = found.filter(([, holds]) => holds);
  const weight = reasons.reduce((sum, [, , points]) => sum + points, 0);
  const level = weight >= 3 ? 'high' : weight > 0 ? 'medium' : 'low';
  return { level, reasons: reasons.map(([reason]) => reason) };
}

function isShouting(text: string): boolean {
  const letters = text.replaceAll(/[^A-Za-z]/g, '');
  const capitals = letters.replaceAll(/[^A-Z]/g, '');
  return /!{3,}/.test(text) || (letters.length > 20 && capitals.length > letters.length * 0.7);
}

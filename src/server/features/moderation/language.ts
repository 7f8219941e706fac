export type PostLanguage = 'ur' | 'en' | 'pa' | 'roman';

const ARABIC_SCRIPT = /[\u0600-\u06ff]/gu;
/** Words of Punjabi that Urdu does not have. */
const PUNJABI = /(?:^|\s)(?:دا|دی|دے|نوں|وچ|تے|اے|کیہڑ\S*|سی|نیں|ودھیا|دسو)(?=\s|$|[،۔؟])/gu;
/** Words of Urdu as people type them on a Latin keyboard. */
const ROMAN_URDU =
  /\b(?:hai|hain|ka|ki|ke|ko|kya|nahi|mein|se|aur|par|kar|karein|bhai|wala|wali|ho|gaya|gayi|raha|rahi|kitna|kaunsi|chahiye)\b/giu;

/** The language a text seems to be written in, by its script and its small words. */
export function languageOf(text: string): PostLanguage {
  const words = text.split(/\s+/).length;
  if ((text.match(ARABIC_SCRIPT)?.length ?? 0) > text.length / 4) {
    return (text.match(PUNJABI)?.length ?? 0) > words / 8 ? 'pa' : 'ur';
  }
  return (text.match(ROMAN_URDU)?.length ?? 0) > words / 8 ? 'roman' : 'en';
}

import { ZONE } from '../../records/conditions.ts';

/** What can be reported. */
type TargetKind = 'post' | 'user' | 'listing';

interface Words {
  /** What it is about, in a word or two. */
  subject: string;
  happened: string;
  /** Where the decision gives no reason of its own. */
  why: string;
}

/** A short message in the languages that farmers are written to. */
export type OutcomeWords = Record<'en' | 'ur', Words>;

export function postWords(number: number, status: unknown): OutcomeWords | null {
  const [en, ur] = [`Your post ${number}`, `آپ کی پوسٹ ${number}`];
  if (status === 'approved')
    return {
      en: { subject: en, happened: `${en} is in the forum.`, why: 'Everybody can read it now.' },
      ur: { subject: ur, happened: `${ur} فورم میں شائع ہو گئی ہے۔`, why: 'اب سب اسے پڑھ سکتے ہیں۔' },
    };
  if (status === 'rejected')
    return {
      en: { subject: en, happened: `${en} was not published.`, why: 'It does not fit the rules of the forum.' },
      ur: { subject: ur, happened: `${ur} شائع نہیں کی گئی۔`, why: 'یہ فورم کے قواعد کے مطابق نہیں۔' },
    };
  if (status === 'pending') return againWords(en, ur);
  return null;
}

/** A decision that the farmer was told of does not hold any more, and there is no other yet. */
function againWords(en: string, ur: string, going: 'رہی' | 'رہا' = 'رہی'): OutcomeWords {
  return {
    en: { subject: en, happened: `${en} is being looked at again.`, why: 'What we wrote before does not hold.' },
    ur: {
      subject: ur,
      happened: `${ur} دوبارہ ${going === 'رہی' ? 'دیکھی' : 'دیکھا'} جا ${going} ہے۔`,
      why: 'پہلے بھیجا گیا فیصلہ واپس لے لیا گیا ہے۔',
    },
  };
}

export function listingWords(number: number, event: string): OutcomeWords | null {
  const [en, ur] = [`Your listing ${number}`, `آپ کا اشتہار ${number}`];
  if (event === 'APPROVE')
    return {
      en: { subject: en, happened: `${en} is on the market.`, why: 'Buyers can see it now.' },
      ur: { subject: ur, happened: `${ur} منڈی میں لگ گیا ہے۔`, why: 'اب خریدار اسے دیکھ سکتے ہیں۔' },
    };
  if (event === 'REJECT')
    return {
      en: { subject: en, happened: `${en} was not approved.`, why: 'Please correct it and offer it again.' },
      ur: { subject: ur, happened: `${ur} منظور نہیں ہوا۔`, why: 'براہ کرم اسے درست کر کے دوبارہ بھیجیں۔' },
    };
  if (event === 'RETURN_TO_PENDING') return againWords(en, ur, 'رہا');
  return null;
}

const agreed: Record<TargetKind, Record<'en' | 'ur', string>> = {
  post: { en: 'The post has been taken out of the forum.', ur: 'وہ پوسٹ فورم سے ہٹا دی گئی ہے۔' },
  listing: { en: 'The listing has been taken off the market.', ur: 'وہ اشتہار منڈی سے ہٹا دیا گیا ہے۔' },
  user: { en: 'The profile has been suspended.', ur: 'وہ پروفائل معطل کر دیا گیا ہے۔' },
};
const dismissed: Record<TargetKind, Record<'en' | 'ur', string>> = {
  post: {
    en: 'The post stays: it keeps to the rules of the forum.',
    ur: 'پوسٹ برقرار ہے، یہ فورم کے قواعد کے مطابق ہے۔',
  },
  listing: {
    en: 'The listing stays: it keeps to the rules of the market.',
    ur: 'اشتہار برقرار ہے، یہ منڈی کے قواعد کے مطابق ہے۔',
  },
  user: { en: 'No reason was found to act against the person.', ur: 'اس شخص کے خلاف کارروائی کی کوئی وجہ نہیں ملی۔' },
};

export function reportWords(kind: TargetKind, event: string): OutcomeWords | null {
  const [en, ur] = ['Your report', 'آپ کی شکایت'];
  if (event === 'AGREE')
    return {
      en: { subject: en, happened: `${en} was right.`, why: agreed[kind].en },
      ur: { subject: ur, happened: `${ur} درست نکلی۔`, why: agreed[kind].ur },
    };
  if (event === 'DISMISS')
    return {
      en: { subject: en, happened: `${en} was looked at.`, why: dismissed[kind].en },
      ur: { subject: ur, happened: `${ur} کا جائزہ لیا گیا۔`, why: dismissed[kind].ur },
    };
  if (event === 'REOPEN') return againWords(en, ur);
  return null;
}

/** Of a refused recommendation nobody needs to hear. */
export function badgeWords(name: string, nameUr: string, event: string): OutcomeWords | null {
  const [en, ur] = [`Your badge “${name}”`, `آپ کا اعزاز ”${nameUr}“`];
  if (event === 'ACCEPT' || event === 'ASSIGN')
    return {
      en: { subject: en, happened: `You have a new badge: ${name}.`, why: '' },
      ur: { subject: ur, happened: `آپ کو نیا اعزاز ملا ہے: ${nameUr}۔`, why: '' },
    };
  if (event === 'REVOKE' || event === 'RETURN')
    return {
      en: { subject: en, happened: `${en} was taken back.`, why: '' },
      ur: { subject: ur, happened: `${ur} واپس لے لیا گیا ہے۔`, why: '' },
    };
  return null;
}

/** What a farmer hears of a step of the profile: of a warning the reason alone says what it is about. */
export function conductWords(event: string, until: Date | null): OutcomeWords | null {
  if (event === 'WARN')
    return {
      en: { subject: 'A warning', happened: 'A warning:', why: '' },
      ur: { subject: 'تنبیہ', happened: 'تنبیہ:', why: '' },
    };
  if (event === 'SUSPEND' && until) {
    const [en, ur] = [
      `You may not write in the forum or sell on the market until ${dayIn('en-GB', until)}`,
      `آپ ${dayIn('ur-PK-u-nu-latn', until)} تک فورم میں نہیں لکھ سکتے اور منڈی میں اشتہار نہیں دے سکتے`,
    ];
    return { en: { subject: en, happened: `${en}.`, why: '' }, ur: { subject: ur, happened: `${ur}۔`, why: '' } };
  }
  if (event === 'LIFT' || event === 'END_SUSPENSION') {
    const [en, ur] = [
      'You may write in the forum and sell on the market again',
      'آپ دوبارہ فورم میں لکھ سکتے ہیں اور منڈی میں اشتہار دے سکتے ہیں',
    ];
    return { en: { subject: en, happened: `${en}.`, why: '' }, ur: { subject: ur, happened: `${ur}۔`, why: '' } };
  }
  return null;
}

const dayIn = (locale: string, day: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(day);

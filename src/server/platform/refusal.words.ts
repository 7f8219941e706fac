/** What is wrong with a field, in English; `{{…}}` are its values. The portal translates by code. */
export const words = {
  noSuchFarmer: 'There is no such farmer.',
  noSuchPaymentMode: 'There is no such payment mode.',
  noSuchLoanType: 'There is no such type of loan.',
  chooseYourPartner: 'Choose a partner of yours.',
  twoApplications: 'The two names are of different applications.',
  chooseFile: 'Choose a file.',
  signedCopyFirst: 'Upload the signed copy of this application first.',
  workbookRows: 'A workbook holds {{most}} rows: choose CSV, or filter first.',
  sortsAtMost: 'More than {{most}} match: choose fewer, or another order.',
  noCursor: 'This is not the end of a page in this order.',
  noSuchColumn: 'There is no column {{name}}.',
  linkExpired: 'This link is no longer good. Please ask for a new one.',
  notPicture: '{{name}} is no picture that is taken here. Choose a JPEG, PNG or WebP picture.',
  pictureDamaged: '{{name}} is damaged, or larger than 50 million pixels.',
  recordingDamaged: '{{name}} is damaged, or of a kind that is not played here.',
  recordingTooLong: '{{name}} is too long. Choose a recording of at most {{minutes}} minutes.',
  viewNameTaken: 'You have a view of this name on this screen. Choose another name.',
  postNeedsWords: 'A post has words.',
  bothCoordinates: 'Send both lat and lng, or neither.',
  daysOrder: 'The first day comes before the last one.',
  tooManyDays: 'Ask for at most {{most}} days.',
  noSuchPost: 'There is no such post to answer.',
  farmerIsNotActive: "The farmer's profile is {{state}}.",
  ownCall: 'An edit is sent with its own call.',
  picturesOwnCall: 'Pictures are sent with their own call.',
  noSuchReason: 'There is no such reason.',
  idTaken: 'Another node has this id.',
  fileTooLarge: '{{name}} is too large. Choose a file of at most {{most}} MB.',
  oneFileALanguage: 'Send one file a language.',
  notMenuLanguage: 'This is not a language of the menu.',
  keepsItsName: 'A node keeps its name for good.',
  nameTaken: 'Another node has this name.',
  endsBeforeBegin: 'It ends before it begins.',
  unknownPlace: 'No call can fill in {{name}}.',
  noSuchContentFile: 'There is no such content file.',
  noSuchNode: 'There is no such node.',
  noSuchSound: 'There is no such sound.',
  oneRoot: 'A menu has one root only.',
  noSuchParent: 'There is no such node to belong to.',
  belowItself: 'A node cannot go below itself.',
  linkIdTaken: 'Another link has this id.',
  expiryPassed: 'Choose {{day}} or a later day.',
  noSuchCategory: 'There is no such category.',
  itemOfCategory: 'Choose an item of the category.',
  noSuchTehsil: 'There is no such tehsil.',
  noSuchUnit: 'There is no such unit.',
  numberOrFarmer: 'Give a phone number, or the farmer who offers it.',
  noSuchQuality: 'There is no such quality.',
  tooManyTags: 'Send at most 20 texts of at most 40 characters.',
  tooManyPairs: 'Send at most 20 pairs of key and value.',
  sendJsonList: 'Send a list in JSON.',
  picturesWhat: 'Send pictures to add, to remove, to order or to cut.',
  noSuchPicture: 'The listing has no such picture.',
  mostPictures: 'A listing has at most {{most}} pictures.',
  mostPictureIds: 'Send at most {{most}} ids of pictures.',
  sendCuts: 'Send a list of {id, x, y, width, height} in parts from 0 to 1.',
  sentOneByOne: '{{event}} is sent one by one.',
  idsOrAll: 'Send either ids or all.',
  noSuchEvent: '{{workflow}} has no event {{event}}.',
  notThisKind: 'Choose {{kinds}}.',
  nothingToLink: 'There is nothing of this kind to link to.',
  notAttribute: 'Items of this list do not carry this.',
  itemNameTaken: 'The list already has an item of this name.',
  notAddress: 'This is not a complete address.',
  onlyHttps: 'Only https addresses are asked.',
  noCredentials: 'An address carries no user name or password.',
  nameTheHost: 'Name the host: numbers are not asked.',
  hostNotAllowed: 'The host {{host}} is not one that this installation may ask (FMIS_EGRESS_HOSTS).',
} as const;

type FieldCode = keyof typeof words;

/** What is wrong with a field: for programs by code, for people in English. */
export interface Said {
  code: string;
  values: Readonly<Record<string, string | number>>;
  message: string;
}

export function say(code: FieldCode, values: Said['values'] = {}): Said {
  return {
    code,
    values,
    message: words[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
  };
}

/** What is wrong with a field, in English; `{{…}}` are its values. The portal translates by code. */
export const words = {
  unknownParameter: 'This call has no parameter {{name}}.',
  unknownParameterMeant: 'This call has no parameter {{name}}. Is {{meant}} meant?',
  noSuchFarmer: 'There is no such farmer.',
  chooseFile: 'Choose a file.',
  workbookRows: 'A workbook holds {{max}} rows: choose CSV, or filter first.',
  sortsAtMost: 'More than {{max}} match: choose fewer, or another order.',
  noCursor: 'This is not the end of a page in this order.',
  noSuchColumn: 'There is no column {{name}}.',
  linkExpired: 'This link is no longer good. Please ask for a new one.',
  passwordNotRight: 'This is not your password.',
  codeNotRight: 'This is not the code that the app shows now.',
  notPicture: '{{name}} is no picture that is taken here. Choose a JPEG, PNG or WebP picture.',
  pictureDamaged: '{{name}} is damaged, or larger than 50 million pixels.',
  recordingDamaged: '{{name}} is damaged, or of a kind that is not played here.',
  recordingTooLong: '{{name}} is too long. Choose a recording of at most {{minutes}} minutes.',
  closedScreen: 'Choose a page that you may open.',
  viewNameTaken: 'You have a view of this name on this screen. Choose another name.',
  postNeedsWords: 'A post has words.',
  bothCoordinates: 'Send both lat and lng, or neither.',
  daysOrder: 'The first day comes before the last one.',
  tooManyDays: 'Ask for at most {{max}} days.',
  noSuchPost: 'There is no such post to answer.',
  farmerIsNotActive: "The farmer's profile is {{state}}.",
  ownCall: 'An edit is sent with its own call.',
  picturesOwnCall: 'Pictures are sent with their own call.',
  noSuchReason: 'There is no such reason.',
  idTaken: 'Another node has this id.',
  fileTooLarge: '{{name}} is too large. Choose a file of at most {{max}} MB.',
  oneFileALanguage: 'Send one file a language.',
  notMenuLanguage: 'This is not a language of the menu.',
  notMenuArchive: '{{name}} is not a menu with its sounds. Choose a file that was exported here.',
  archiveTooLarge: '{{name}} is too large unpacked. Choose a file of at most {{max}} MB and {{sounds}} sounds.',
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
  maxIds: 'Send a list of at most {{max}} ids.',
  picturesWhat: 'Send pictures to add, to remove, to order or to cut.',
  noSuchPicture: 'The listing has no such picture.',
  maxPictures: 'A listing has at most {{max}} pictures.',
  maxPictureIds: 'Send at most {{max}} ids of pictures.',
  sendCuts: 'Send a list of {id, x, y, width, height} in parts from 0 to 1.',
  sentOneByOne: '{{event}} is sent one by one.',
  idsOrAll: 'Send either ids or all.',
  noSuchEntry: 'The list has no such entry.',
  noSuchFilter: 'This list has no such filter: {{name}}.',
  noSuchEvent: '{{workflow}} has no event {{event}}.',
  notThisKind: 'Choose {{kinds}}.',
  nothingToLink: 'There is nothing of this kind to link to.',
  notAttribute: 'Items of this list do not carry this.',
  itemNameTaken: 'The list already has an item of this name.',
  notAddress: 'This is not a complete address.',
  onlyHttps: 'Only https addresses are asked.',
  hostFromCaller:
    'The host {{host}} would be filled in by each call. Write the host out; only what stands behind it may have places.',
  headerName: 'The name of a header has letters, digits and dashes, and nothing between them.',
  headerOfTheGate: 'The server says {{name}} itself. Leave it out.',
  headerOfSomebody: '{{name}} signs somebody in: set it as the authentication, where nobody can read it again.',
  headerValue: 'A header has letters, digits and signs of English in one line.',
  headerTwice: 'There is another header {{name}}.',
  sequenceAhead: 'The draft has not come as far as this sequence: read it again.',
  secretMissing: 'Type the secret: none is kept.',
  secretElsewhere: 'Type the secret again: it was set for {{host}}, and is sent nowhere else.',
  secretForm: 'A secret of this kind has letters, digits and signs of English in one line.',
  userMissing: 'Say which user signs in; a colon cannot be part of the name.',
  noCredentials: 'An address carries no user name or password.',
  nameTheHost:
    '{{host}} is a number. Write the name of the host: addresses by number, among them those of this network, are not asked.',
  hostNotAllowed:
    'This installation may not ask the host {{host}}. Who runs it allows a host by naming it in FMIS_EGRESS_HOSTS.',
} as const;

/** What is wrong with a field: for programs by code, for people in English. */
export interface FieldMessage {
  code: string;
  values: Readonly<Record<string, string | number>>;
  message: string;
}

/** What is wrong with a field, said with words that all know. */
export const fieldMessage = messagesIn(words);

/** The same with words of one's own: those of a feature stand in its `<feature>.messages.ts` as `words`. */
export function messagesIn<const Own extends Readonly<Record<string, string>>>(own: Own) {
  return (code: keyof Own & string, values: FieldMessage['values'] = {}): FieldMessage => ({
    code,
    values,
    message: (own[code] ?? code).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
  });
}

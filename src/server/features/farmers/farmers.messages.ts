import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a field of a farmer or their land, in English; the portal translates by code. */
export const words = {
  numberTaken: '{{name}} has this number already.',
  numberStays: 'The number stays with the farmer.',
  farmStays: 'A farm stays with its farmer.',
  cnicDigits: 'A CNIC has 13 digits.',
  cnicTaken: '{{name}} has this CNIC already.',
  cnicProvince: 'A CNIC number begins with the number of a province, 1 to 8.',
  placeSwapped: 'This lies outside Pakistan. Latitude and longitude seem to be swapped.',
  placeOutside: 'This lies outside Pakistan.',
  emailForm: 'This is not an e-mail address.',
  bornThen: 'Nobody who lives was born then.',
  fieldMissing: 'This is missing.',
  fieldForm: 'This does not have the right form.',
  noSuchColleague: 'There is no such colleague.',
  stageAhead: 'A stage is recorded when it has been seen: choose today or an earlier day.',
  stageBefore: '{{stage}} comes before it, and was seen on {{day}}: choose that day or a later one.',
  stageBehind: '{{stage}} comes after it, and was seen on {{day}} already: choose that day or an earlier one.',
  stageUnsown: 'The crop was sown on {{day}}: choose that day or a later one.',
  sownAhead: 'That is more than a year ahead: choose {{day}} or an earlier day.',
  shapeNotNumbers: 'Point {{point}} has no numbers for latitude and longitude.',
  shapeFewPoints: 'A shape has three points at least.',
  shapeManyPoints: 'A shape has {{max}} points at most.',
  shapeSwapped: 'Point {{point}} ({{lat}}, {{lng}}) lies outside Pakistan. Latitude and longitude seem to be swapped.',
  shapeOutside: 'Point {{point}} ({{lat}}, {{lng}}) lies outside Pakistan.',
  shapeCrosses: 'Two sides cross at {{lat}}, {{lng}}.',
  shapeNoArea: 'The points lie on one line: there is no land between them.',
  shapeHolesOverlap: 'Two holes lie over each other.',
  shapeAllHoles: 'The holes leave no land.',
  shapeTooLarge: 'No farm is that large: 100,000 acres at most.',
  shapeHoleOutside: 'Point {{point}} of a hole ({{lat}}, {{lng}}) lies outside of the shape.',
} as const;

export const farmerMessage = messagesIn(words);

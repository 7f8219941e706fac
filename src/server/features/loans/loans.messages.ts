import { messagesIn } from '../../platform/field.messages.ts';

/** What is wrong with a field of an application, in English; the portal translates by code. */
export const words = {
  noSuchPaymentMode: 'There is no such payment mode.',
  noSuchLoanType: 'There is no such type of loan.',
  chooseYourPartner: 'Choose a partner of yours.',
  twoApplications: 'The two names are of different applications.',
  signedCopyFirst: 'Upload the signed copy of this application first.',
} as const;

export const loanMessage = messagesIn(words);

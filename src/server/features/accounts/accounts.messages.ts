import { messagesIn } from '../../platform/field.messages.ts';

export const words = {
  emailTaken: 'Somebody else signs in with this address.',
  notANumber: 'This is no telephone number.',
  noRole: 'Choose at least one role.',
  noSuchRole: 'There is no such role.',
  roleBeyondOwn: 'The role {{role}} may more than you: you can give only what you hold.',
  noSuchPartner: 'There is no such loan partner.',
  partnerMissing: 'Choose the loan partner whose applications are seen.',
  lastSuperAdmin: 'Somebody has to stay Super Admin.',
  roleNameTaken: 'There is a role of this name already.',
  noSuchPermission: 'There is no permission {{permission}}.',
  permissionBeyondOwn: 'You lack {{permission}}: you can give only what you hold.',
  superAdminKeepsAll: 'Super Admin keeps every permission.',
  extensionTaken: 'There is an extension of this number already.',
};

export const accountMessage = messagesIn(words);

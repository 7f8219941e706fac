import type { operations } from './types.ts';

interface ValidationError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}
/** Says whether the value is a body that the operation takes; the reasons stay in `errors` until the next call. */
interface Validator<Body> {
  (value: unknown): value is Body;
  errors?: ValidationError[] | null;
}
type JsonBody<Operation> = Operation extends { requestBody?: { content: infer Content } }
  ? Content extends { 'application/json': infer Body } ? Body : never
  : never;

export declare const signIn: Validator<JsonBody<operations['signIn']>>;
export declare const decideAuthorization: Validator<JsonBody<operations['decideAuthorization']>>;
export declare const exchangeToken: Validator<JsonBody<operations['exchangeToken']>>;
export declare const signOut: Validator<JsonBody<operations['signOut']>>;
export declare const forgotPassword: Validator<JsonBody<operations['forgotPassword']>>;
export declare const resetPassword: Validator<JsonBody<operations['resetPassword']>>;
export declare const changePassword: Validator<JsonBody<operations['changePassword']>>;
export declare const applyForLoan: Validator<JsonBody<operations['applyForLoan']>>;
export declare const updateLoanSettings: Validator<JsonBody<operations['updateLoanSettings']>>;
export declare const assignLoanAgent: Validator<JsonBody<operations['assignLoanAgent']>>;
export declare const acceptLoan: Validator<JsonBody<operations['acceptLoan']>>;
export declare const deferLoan: Validator<JsonBody<operations['deferLoan']>>;
export declare const rejectLoan: Validator<JsonBody<operations['rejectLoan']>>;
export declare const addLoanClause: Validator<JsonBody<operations['addLoanClause']>>;
export declare const updateLoanClause: Validator<JsonBody<operations['updateLoanClause']>>;
export declare const signLoanContract: Validator<JsonBody<operations['signLoanContract']>>;
export declare const procureLoan: Validator<JsonBody<operations['procureLoan']>>;
export declare const closeLoan: Validator<JsonBody<operations['closeLoan']>>;
export declare const assignCase: Validator<JsonBody<operations['assignCase']>>;
export declare const addCaseParameter: Validator<JsonBody<operations['addCaseParameter']>>;
export declare const addCaseTag: Validator<JsonBody<operations['addCaseTag']>>;
export declare const createCase: Validator<JsonBody<operations['createCase']>>;
export declare const updateCase: Validator<JsonBody<operations['updateCase']>>;
export declare const updateListingSettings: Validator<JsonBody<operations['updateListingSettings']>>;
export declare const reportListing: Validator<JsonBody<operations['reportListing']>>;
export declare const updateListing: Validator<JsonBody<operations['updateListing']>>;
export declare const reportUser: Validator<JsonBody<operations['reportUser']>>;
export declare const updatePost: Validator<JsonBody<operations['updatePost']>>;
export declare const reportPost: Validator<JsonBody<operations['reportPost']>>;
export declare const giveSentiment: Validator<JsonBody<operations['giveSentiment']>>;
export declare const setPostStatus: Validator<JsonBody<operations['setPostStatus']>>;
export declare const assignBadge: Validator<JsonBody<operations['assignBadge']>>;
export declare const acceptBadge: Validator<JsonBody<operations['acceptBadge']>>;
export declare const rejectBadge: Validator<JsonBody<operations['rejectBadge']>>;
export declare const createApiCallDetail: Validator<JsonBody<operations['createApiCallDetail']>>;
export declare const updateApiCallDetail: Validator<JsonBody<operations['updateApiCallDetail']>>;
export declare const tryApiCallDetail: Validator<JsonBody<operations['tryApiCallDetail']>>;
export declare const createTrunkCallDetail: Validator<JsonBody<operations['createTrunkCallDetail']>>;
export declare const updateTrunkCallDetail: Validator<JsonBody<operations['updateTrunkCallDetail']>>;
export declare const addMenuNode: Validator<JsonBody<operations['addMenuNode']>>;
export declare const updateMenuNode: Validator<JsonBody<operations['updateMenuNode']>>;
export declare const createWelcomeBox: Validator<JsonBody<operations['createWelcomeBox']>>;
export declare const updateWelcomeBox: Validator<JsonBody<operations['updateWelcomeBox']>>;
export declare const changeMenuDraft: Validator<JsonBody<operations['changeMenuDraft']>>;
export declare const findUnknownMenuTargets: Validator<JsonBody<operations['findUnknownMenuTargets']>>;
export declare const muteMenuProblems: Validator<JsonBody<operations['muteMenuProblems']>>;
export declare const unmuteMenuProblems: Validator<JsonBody<operations['unmuteMenuProblems']>>;
export declare const showMenuPresence: Validator<JsonBody<operations['showMenuPresence']>>;
export declare const nameMenuRevision: Validator<JsonBody<operations['nameMenuRevision']>>;
export declare const rollBackMenu: Validator<JsonBody<operations['rollBackMenu']>>;
export declare const publishMenu: Validator<JsonBody<operations['publishMenu']>>;
export declare const createMenuTestCase: Validator<JsonBody<operations['createMenuTestCase']>>;
export declare const updateMenuTestCase: Validator<JsonBody<operations['updateMenuTestCase']>>;
export declare const updateMenuSettings: Validator<JsonBody<operations['updateMenuSettings']>>;
export declare const countMenuAudience: Validator<JsonBody<operations['countMenuAudience']>>;
export declare const undoBulkRun: Validator<JsonBody<operations['undoBulkRun']>>;
export declare const sendBulkEvent: Validator<JsonBody<operations['sendBulkEvent']>>;
export declare const addRecordNote: Validator<JsonBody<operations['addRecordNote']>>;
export declare const sendWorkflowEvent: Validator<JsonBody<operations['sendWorkflowEvent']>>;
export declare const createView: Validator<JsonBody<operations['createView']>>;
export declare const updateView: Validator<JsonBody<operations['updateView']>>;
export declare const markNotificationsRead: Validator<JsonBody<operations['markNotificationsRead']>>;
export declare const createReferenceItem: Validator<JsonBody<operations['createReferenceItem']>>;
export declare const updateReferenceItem: Validator<JsonBody<operations['updateReferenceItem']>>;
export declare const subscribeNumber: Validator<JsonBody<operations['subscribeNumber']>>;
export declare const unsubscribeNumber: Validator<JsonBody<operations['unsubscribeNumber']>>;
export declare const stepUpCallCount: Validator<JsonBody<operations['stepUpCallCount']>>;
export declare const setHost: Validator<JsonBody<operations['setHost']>>;
export declare const unsetHost: Validator<JsonBody<operations['unsetHost']>>;
export declare const enterDoNotCall: Validator<JsonBody<operations['enterDoNotCall']>>;
export declare const setDoNotCall: Validator<JsonBody<operations['setDoNotCall']>>;
export declare const warnFarmer: Validator<JsonBody<operations['warnFarmer']>>;
export declare const suspendFarmer: Validator<JsonBody<operations['suspendFarmer']>>;
export declare const liftSuspension: Validator<JsonBody<operations['liftSuspension']>>;

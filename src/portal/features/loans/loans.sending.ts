import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import type { Payload, Sending } from '../../workflow/sending.ts';
import { sendWorkflowEvent } from '../../workflow/workflow.data.ts';

/** Each event of a loan by its own call; those without one go through the workflow. */
export async function sendLoanEvent(sending: Sending): Promise<unknown> {
  const { id, version, event, payload } = sending;
  const params = { header: { 'If-Match': `"${version}"` } };
  const reason = text(payload, 'reason');
  const decision = { id, ...(reason && { reason }) };
  switch (event) {
    case 'ASSIGN_AGENT':
      return answerOf(
        api.PUT('/loan/assign-agent', { params, body: { ...decision, email: text(payload, 'email') ?? '' } }),
      );
    case 'ACCEPT':
      return answerOf(api.PUT('/loan/accept-loan', { params, body: decision }));
    case 'DEFER':
      return answerOf(api.PUT('/loan/defer-loan', { params, body: { applicationId: id, ...(reason && { reason }) } }));
    case 'REJECT':
      return answerOf(api.PUT('/loan/reject-loan', { params, body: decision }));
    case 'ADD_CLAUSE':
      return answerOf(api.POST('/loan/add-clause', { params, body: { id, ...clause(payload) } }));
    case 'UPDATE_CLAUSE': {
      const body = { id, clauseId: text(payload, 'clauseId') ?? '', ...clause(payload) };
      return answerOf(api.PUT('/loan/update-clause', { params, body }));
    }
    case 'SIGN_CONTRACT': {
      const [date, signedCopyId] = [text(payload, 'date'), text(payload, 'signedCopyId')];
      const body = { id, ...(date && { date }), ...(signedCopyId && { signedCopyId }) };
      return answerOf(api.PUT('/loan/sign-contract', { params, body }));
    }
    case 'PROCURE':
      // The form's fields are the call's own: items, amount, paymentModeId, reason.
      return answerOf(api.PUT('/loan/procure-loan', { params, body: { ...payload, id } }));
    case 'CLOSE':
      return answerOf(api.PUT('/loan/close-loan', { params, body: { ...payload, id } }));
    default:
      return sendWorkflowEvent('loan', sending);
  }
}

function text(payload: Payload, name: string): string | undefined {
  const value = payload[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function clause(payload: Payload) {
  return { title: text(payload, 'title') ?? '', text: text(payload, 'text') ?? '' };
}

import { type Operation, readContract } from '../../src/server/platform/contract.ts';
import { validationOf } from '../../src/server/platform/validation.ts';
import type { TestAnswer } from './app.ts';
import type { ContractCall } from './contract.ts';

const contract = readContract();
const validation = validationOf(contract);

/** The contract binds the server too: an answer that it does not describe becomes a defect, so that whichever test met it fails. */
export function holdToContract(operation: Operation, status: number, body: unknown): void {
  const errors = validation.answer(operation, status, body);
  if (errors.length === 0) return;
  const words = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ');
  const error = new Error(`${operation.id} answered ${status} against the contract: ${words}`);
  console.error(error.message, JSON.stringify(body)?.slice(0, 2_000));
  throw error;
}

/** What is wrong with an answer to whatever was sent: a defect, a refusal that is no problem document, a status that the call does not name. */
export function defectOf(call: ContractCall, { status, body, headers }: TestAnswer): string | null {
  if (status >= 500 && status !== 502) return `answered ${status}: ${JSON.stringify(body)}`;
  const operation = contract.operations.find(({ id }) => id === call.id);
  if (!operation || !(String(status) in operation.answers))
    return `answered ${status}, which the contract does not name`;
  if (status < 400) return null;
  const type = String(headers['content-type']);
  if (!type.startsWith('application/problem+json')) return `refused with ${status} as ${type}`;
  const errors = validation.answer(operation, status, body);
  const wrong = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ');
  return wrong === '' && body.status === status ? null : `refused with ${status}: ${wrong} ${JSON.stringify(body)}`;
}

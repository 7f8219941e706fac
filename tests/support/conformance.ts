import { type Operation, readContract } from '../../src/server/platform/contract.ts';
import { validationOf } from '../../src/server/platform/validation.ts';

const validation = validationOf(readContract());

/** The contract binds the server too: an answer that it does not describe becomes a defect, so that whichever test met it fails. */
export function holdToContract(operation: Operation, status: number, body: unknown): void {
  const errors = validation.answer(operation, status, body);
  if (errors.length === 0) return;
  const words = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ');
  const error = new Error(`${operation.id} answered ${status} against the contract: ${words}`);
  console.error(error.message, JSON.stringify(body)?.slice(0, 2_000));
  throw error;
}

import type { Designer } from './designer.store.ts';
import type { Unsaved } from './unsaved.ts';

/*
 * What the server has not got yet is kept in the browser, a row a piece, from the moment it is done until it is answered:
 * a reload, a crash or a day without the server loses nothing. Windows of one person share the rows; what two of them put
 * under one name is told apart by the server, as from two people.
 */

export interface Outbox {
  /** What an earlier visit left. */
  readonly kept: readonly Unsaved[];
  /** False where the browser keeps nothing, as some private windows do. */
  isKeeping(): boolean;
  write(changed: readonly Unsaved[], answered: readonly string[]): void;
}

const DATABASE = 'fmis-voice-menu';
const ROWS = 'unsaved';

interface Row extends Unsaved {
  person: string;
}

/** The outbox of a person in this browser. */
export async function openOutbox(person: string): Promise<Outbox> {
  try {
    const database = await opened();
    const rows = database
      .transaction(ROWS)
      .objectStore(ROWS)
      .getAll(IDBKeyRange.bound([person], [person, []]));
    return outboxIn(database, person, (await answerOf<Row[]>(rows)).map(unsavedIn));
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof ReferenceError)) throw error;
    return { kept: [], isKeeping: () => false, write: () => {} };
  }
}

function outboxIn(database: IDBDatabase, person: string, kept: readonly Unsaved[]): Outbox {
  let isKeeping = true;
  return {
    kept,
    isKeeping: () => isKeeping,
    write(changed, answered) {
      const transaction = database.transaction(ROWS, 'readwrite');
      transaction.addEventListener('abort', () => {
        isKeeping = false;
      });
      const rows = transaction.objectStore(ROWS);
      for (const unsaved of changed) rows.put({ person, ...unsaved } satisfies Row);
      for (const piece of answered) rows.delete([person, piece]);
      // The page may be gone before it would hear of each row.
      transaction.commit();
    },
  };
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(ROWS, { keyPath: ['person', 'piece'] });
  });
  return await answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new DOMException('The browser keeps nothing')));
  });
}

function unsavedIn({ piece, base, mine, sent }: Row): Unsaved {
  return { piece, base, mine, sent };
}

/** Goes on with what the outbox holds, and from then on keeps in it whatever the server has not answered. */
export function keepUnsaved({ server, watch }: Designer, outbox: Outbox): void {
  let known = new Map(outbox.kept.map((unsaved) => [unsaved.piece, unsaved]));
  const keep = () => {
    const now = new Map(server.unsaved().map((unsaved) => [unsaved.piece, unsaved]));
    const changed = [...now.values()].filter(({ piece, base, mine, sent }) => {
      const before = known.get(piece);
      return before?.mine !== mine || before.base !== base || before.sent !== sent;
    });
    const answered = [...known.keys()].filter((piece) => !now.has(piece));
    known = now;
    if (changed.length > 0 || answered.length > 0) outbox.write(changed, answered);
  };
  server.resume(outbox.kept);
  keep();
  watch(keep);
}

import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { operations } from '../../contract/generated/types.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { Egress } from './egress.ts';
import type { Gateways } from './gateways.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveEvents } from './live.ts';
import type { Media, UploadedFile } from './media.ts';
import type { Settings } from './settings.ts';

export type { Caller, UploadedFile };

export type OperationId = keyof operations;

type ParametersIn<Op extends OperationId, Place extends string> = operations[Op] extends { parameters: infer P }
  ? Place extends keyof P
    ? Exclude<P[Place], undefined>
    : Record<string, never>
  : Record<string, never>;

type NoBody = undefined;

type ContentOf<Body> = Body extends { content: infer C } ? C[keyof C] : NoBody;

export type PathOf<Op extends OperationId> = ParametersIn<Op, 'path'>;
export type QueryOf<Op extends OperationId> = ParametersIn<Op, 'query'>;
export type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody?: infer B }
  ? ContentOf<Exclude<B, undefined>>
  : NoBody;

type SuccessStatus = 200 | 201 | 202 | 204;

export type AnswerOf<Op extends OperationId> = operations[Op] extends { responses: infer R }
  ? { [S in Extract<keyof R, SuccessStatus>]: R[S] extends { content: infer C } ? C[keyof C] : NoBody }[Extract<
      keyof R,
      SuccessStatus
    >]
  : NoBody;

/** One request that already satisfied the contract: signed in, permitted and valid. */
export interface Call<Op extends OperationId> {
  params: PathOf<Op>;
  query: QueryOf<Op>;
  /** Files of a form arrive as `files` and, in the body, as their own file names. */
  body: BodyOf<Op>;
  /** Throws on a public call that came without a session. */
  caller: Caller;
  /** Asks again who sends this: null when the session has ended since. For answers that take long. */
  callerNow: () => Promise<Caller | null>;
  /** The version named by If-Match. */
  ifMatch?: number;
  idempotencyKey?: string;
  /** The headers that the contract declares, by the names it gives them. */
  headers: Record<string, unknown>;
  /** The files of a multipart body by field name, in the order sent; gone after the answer unless the media folder keeps them. */
  files: UploadedFile[];
  /** Whom tries are counted for: the sender's address, or the network it belongs to. */
  address: string;
  request: FastifyRequest;
}

/** What is answered is only read: lists that nobody may change will do. */
type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: Unchanging<T[Field]> }
    : T;

export interface Answer<Op extends OperationId> {
  /** Default: the first success status of the contract. */
  status?: number;
  body?: Unchanging<AnswerOf<Op>>;
  /** The body where it is written as JSON already. */
  json?: string;
  /** `etag` is set by the router when the body carries a `version`. */
  headers?: Record<string, string | string[]>;
  stream?: Readable;
}

export type Handler<Op extends OperationId> = ((call: Call<Op>) => Promise<Answer<Op>>) & {
  /** Refuses who may not make the call whatever it brings, where the right depends on its address: its body is not read. */
  admits?: (call: Pick<Call<Op>, 'params' | 'caller'>) => void;
};
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** Everything a feature may reach for; nothing is imported as a global. */
export interface Services extends Gateways {
  database: Database;
  clock: () => Date;
  newId: () => string;
  media: Media;
  /** How other systems are asked at the wish of a person. */
  egress: Egress;
  log: FastifyBaseLogger;
  settings: Settings;
  live: LiveEvents;
  jobs: Jobs;
  /** Somebody as the database has them now, for what is done in their name while they are away; null of who may not sign in. */
  callerOf: (personId: string) => Promise<Caller | null>;
}

export type Feature = (services: Services) => Partial<Handlers>;

/** Who sends this request: null without a valid session. `features/auth/authenticate.ts` exports `authenticator: Authenticator`. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;
export type Authenticator = (services: Services) => Authenticate;

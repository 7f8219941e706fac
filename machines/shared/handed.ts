/** What is known of a record that was handed on: by whom, and whether the colleague has begun with it. Nobody while it is not. */
export interface HandedFacts {
  handedBy: string | null;
  isBegun: boolean;
}

export const notHanded: HandedFacts = { handedBy: null, isBegun: false };

/** Until a colleague has begun, whoever handed it on may take it back. */
export const handedConditions = {
  isHandedByThem: ({ context, event }: { context: HandedFacts; event: { actorId?: string } }) =>
    context.handedBy !== null && context.handedBy === event.actorId,
  isNotBegun: ({ context }: { context: HandedFacts }) => !context.isBegun,
};

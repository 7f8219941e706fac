/** The graph walker of the model tests: its code lives on in `xstate/graph`, so this is the line to change. */
export { createTestModel } from '@xstate/test';

import { postPolicy } from '../../../../machines/forum/post.policy.ts';
import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { forumStats } from './forum.stats.ts';
import { createPost } from './post.create.ts';
import { editOf } from './post.edit.ts';
import { postEntity } from './post.entity.ts';
import { postRecord } from './post.record.ts';
import { listThread } from './post.thread.ts';
import { giveSentiment } from './sentiment.ts';

export const forumRoutes: Routes = (services) => {
  const { database } = services;
  const entity = postEntity(services);
  const { reading, shown, page, send } = recordCalls(services, entity);

  return {
    listPosts: ({ query, caller }) => page(query, caller),
    listPendingPosts: ({ query, caller }) => page({ sort: 'createdAt', ...query, status: ['pending'] }, caller),
    listApprovedPosts: ({ query, caller }) => page({ sort: '-stateSince', ...query, status: ['approved'] }, caller),
    listRejectedPosts: ({ query, caller }) => page({ sort: '-stateSince', ...query, status: ['rejected'] }, caller),

    getPost: async ({ params, caller }) => {
      return { body: await postRecord(services, await shown(params.id, caller)) };
    },
    getPostThread: async ({ params, query, caller }) => {
      const { rootId } = await shown(params.id, caller);
      const { limit = 1_000, offset = 0 } = query;
      const { items, total } = await listThread(entity.list, rootId, { limit, offset }, reading(caller));
      return { body: { rootId, items, total, limit, offset } };
    },

    createPost: async ({ body, files, caller }) => {
      const id = await createPost(services, entity, body, files, caller);
      return { status: 201, body: await shown(id, caller) };
    },
    updatePost: async (call) => {
      const edit = await editOf(database, call.body);
      if (!edit) throw notFound('post');
      const mayDecide = call.caller.permissions.has(postPolicy.SET_STATUS);
      return await send(call.body.id, { type: 'EDIT', edit, mayDecide }, call);
    },
    deletePost: (call) => send(call.params.id, { type: 'DELETE' }, call),
    setPostStatus: (call) => {
      const { id, status, reason } = call.body;
      return send(id, { type: 'SET_STATUS', status, ...(reason ? { reason } : {}) }, call);
    },
    giveSentiment: async ({ body, caller }) => ({ body: await giveSentiment(services, body, caller) }),

    getForumStats: async ({ query }) => ({ body: await forumStats(services, query) }),
  };
};

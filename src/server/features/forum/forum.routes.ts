import { postPolicy } from '../../../../machines/forum/post.policy.ts';
import { postWorkflow } from '../../../../machines/forum/post.workflow.ts';
import { reportWorkflow } from '../../../../machines/forum/report.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { notFound } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { perform } from '../../records/perform.ts';
import { forumStats } from './forum.stats.ts';
import { createPost } from './post.create.ts';
import { editOf } from './post.edit.ts';
import { postEntity } from './post.entity.ts';
import { countPosts, type PostFilter, statesWanted } from './post.filter.ts';
import { findPost, listPosts, listThread } from './post.queries.ts';
import { findPostRecord } from './post.record.ts';
import { report } from './report.create.ts';
import { listReported } from './report.queries.ts';
import { giveSentiment } from './sentiment.ts';

interface Paging {
  limit?: number;
  offset?: number;
  counts?: boolean;
  sort?: string;
}

export const forumRoutes: Feature = (services) => {
  const { database, live } = services;
  const entity = postEntity(services);
  live.announceTo('post', { permission: postWorkflow.readPermission });
  live.announceTo('report', { permission: reportWorkflow.readPermission });

  async function postOf(id: string, caller: Caller) {
    const post = await findPost(services, id, caller.id);
    if (!post) throw notFound('post');
    return post;
  }

  async function send(id: string, event: WorkflowEvent, sender: { caller: Caller; ifMatch?: number }) {
    await perform(services, entity, id.toLowerCase(), event, sender);
    return { body: await postOf(id, sender.caller) };
  }

  async function page(filter: PostFilter, { limit = 1_000, offset = 0, counts, sort }: Paging, caller: Caller) {
    const byState = await countPosts(database, filter);
    const total = statesWanted(filter).reduce((sum, state) => sum + (byState[state] ?? 0), 0);
    const order = { sort: sort ?? '-createdAt', limit, offset };
    const items = limit === 0 ? [] : await listPosts(services, filter, order, caller.id);
    return { body: { items, total, limit, offset, ...(counts ? { counts: byState } : {}) } };
  }

  return {
    listPosts: ({ query: { limit, offset, counts, sort, ...filter }, caller }) =>
      page(filter, { limit, offset, counts, sort }, caller),
    listPendingPosts: ({ query: { limit, offset, counts, sort = 'createdAt', ...filter }, caller }) =>
      page({ ...filter, status: ['pending'] }, { limit, offset, counts, sort }, caller),
    listApprovedPosts: ({ query: { limit, offset, counts, sort = '-stateSince', ...filter }, caller }) =>
      page({ ...filter, status: ['approved'] }, { limit, offset, counts, sort }, caller),
    listRejectedPosts: ({ query: { limit, offset, counts, sort = '-stateSince', ...filter }, caller }) =>
      page({ ...filter, status: ['rejected'] }, { limit, offset, counts, sort }, caller),

    getPost: async ({ params, caller }) => {
      const record = await findPostRecord(services, params.id, caller.id);
      if (!record) throw notFound('post');
      return { body: record };
    },
    getPostThread: async ({ params, query, caller }) => {
      const { rootId } = await postOf(params.id, caller);
      const { limit = 1_000, offset = 0 } = query;
      const { items, total } = await listThread(services, rootId, { limit, offset }, caller.id);
      return { body: { rootId, items, total, limit, offset } };
    },

    createPost: async ({ body, files, caller }) => {
      const id = await createPost(services, body, files, caller);
      return { status: 201, body: await postOf(id, caller) };
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

    listReportedPosts: async ({ query }) => ({ body: await listReported(services, 'post', query) }),
    reportPost: async ({ body: { postId, reasonId, note }, caller }) => ({
      body: await report(services, { target: { kind: 'post', id: postId }, reasonId, note }, caller),
    }),
    listReportedUsers: async ({ query }) => ({ body: await listReported(services, 'user', query) }),
    reportUser: async ({ body: { userId, reasonId, note }, caller }) => ({
      body: await report(services, { target: { kind: 'user', id: userId }, reasonId, note }, caller),
    }),

    getForumStats: async ({ query }) => ({ body: await forumStats(services, query) }),
  };
};

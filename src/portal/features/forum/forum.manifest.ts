import { listPage, page, queuePage, recordPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const forumManifest = defineManifest({
  pages: {
    forum: listPage(['forum', 'posts'], async () => (await import('./threads.list.tsx')).threadsList),
    forumFigures: page(['forum', 'records'], async () => (await import('./FiguresPage.tsx')).FiguresPage),
    forumPost: recordPage(['forum', 'posts'], async () => (await import('./post.record.tsx')).postRecord),
    postApproval: queuePage(['conduct', 'forum', 'posts'], async () => (await import('./posts.queue.tsx')).postsQueue),
  },
  records: {
    post: { screen: 'forum', describe: async () => (await import('./post.entity.ts')).posts },
  },
});

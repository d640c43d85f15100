/** All posts by year, next to every page of the blog. */
export { BlogSidebar } from './Sidebar/BlogSidebar.tsx';
/** The posts that lists show, as such, with excerpts, or by tag. */
export { listTagPaths, loadListedPosts, loadPostList, loadTaggedPosts, loadTagsIndex } from './loadListedPosts.ts';
/** All posts by year, as a page. */
export { Archive } from './Archive/Archive.tsx';
/** The teams who write, with their posts. */
export { Authors } from './Authors/Authors.tsx';
/** Posts in a list, with their excerpts. */
export { PostList } from './PostList/PostList.tsx';
/** The posts that carry a tag, and their number in words. */
export { countPosts, TaggedPosts } from './PostList/TaggedPosts.tsx';
/** A post, what its page shows around the text, and the path of every such page. */
export { PostPage } from './PostPage/PostPage.tsx';
export { listPostPaths } from './PostPage/listPostPaths.ts';
export { loadPostPage } from './PostPage/loadPostPage.ts';

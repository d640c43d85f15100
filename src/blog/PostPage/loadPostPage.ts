import { buildAbsolute, buildCanonical, routeToPreview } from '#src/config/pageUrls.ts';
import type { Post } from '#src/content/read/blogModel.ts';
import { isListedPost, loadPosts } from '#src/content/read/loadBlog.ts';
import { postToMarkdownRoute } from '#src/content/render/markdownCopy.ts';
import { postToCover } from '../PostCover/postToCover.ts';
import { postToStructuredData } from './postToStructuredData.ts';

const toLink = (post: Post | undefined) => post && { label: post.title, href: encodeURI(post.route) };

/** The next newer and the next older post. An unlisted post has neither. */
function findNeighbors(post: Post, posts: readonly Post[]) {
  const listed = posts.filter(isListedPost);
  const index = listed.indexOf(post);
  if (index === -1) return {};
  return { newer: toLink(listed[index - 1]), older: toLink(listed[index + 1]) };
}

/** What the layout needs to know for the head of the page. */
function buildLayout(post: Post) {
  const { keywords, unlisted } = post.frontMatter;
  const cover = postToCover(post);
  const image = post.frontMatter.image ?? routeToPreview(post.route, cover);
  const urls = { page: buildCanonical(post.route), image: buildAbsolute(image) };
  return {
    title: post.title,
    description: post.description,
    keywords,
    image,
    cover,
    noIndex: unlisted,
    route: post.route,
    ogType: 'article' as const,
    structuredData: postToStructuredData(post, urls),
    markdown: encodeURI(postToMarkdownRoute(post)),
  };
}

/** A post with everything its page shows around the text. */
export function loadPostPage(file: string) {
  const posts = loadPosts();
  const post = posts.find((candidate) => candidate.file === file);
  if (!post) throw new Error(`${file} is no post of the blog.`);
  return { post, layout: buildLayout(post), ...findNeighbors(post, posts) };
}

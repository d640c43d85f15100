import { parse } from 'yaml';
import { z } from 'zod';
import { siteConfig } from '#src/config/index.ts';
import type { Author, BlogTag, Post } from './blogModel.ts';
import type { PostFrontMatter } from './frontMatter.ts';
import { postFrontMatterSchema } from './frontMatter.ts';
import { bodyToDescription, slugToRoute } from './loadDocs.ts';
import { contentRoot, listFiles, readText, rememberByFile } from './projectFiles.ts';
import { parseMarkdown } from './readMarkdown.ts';
import { textToReadingMinutes } from './readingTime.ts';

const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    title: z.string().optional(),
    url: z.url().optional(),
    description: z.string().optional(),
  }),
);
const tagsSchema = z.record(z.string(), z.strictObject({ label: z.string(), description: z.string().optional() }));

/** Everything above this line is the excerpt on list pages. */
export const TRUNCATE_MARKER = /(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})/;

function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readText(file)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
}

export function loadAuthors(): Author[] {
  return Object.entries(readYaml('blog/authors.yml', authorsSchema)).map(([key, author]) => ({ key, ...author }));
}

export function loadTags(): BlogTag[] {
  return Object.entries(readYaml('blog/tags.yml', tagsSchema)).map(([slug, tag]) => ({ slug, ...tag }));
}

function pick<T>(all: readonly T[], keyOf: (item: T) => string, key: string, file: string, list: string): T {
  const found = all.find((item) => keyOf(item) === key);
  if (found) return found;
  throw new Error(`${file}:1: "${key}" is not in ${list}. Known: ${all.map(keyOf).join(', ')}.`);
}

function fileToNameAndDate(file: string): { name: string; date?: string } {
  const folder = file.replace(/\/index\.mdx?$/, '').replace(/\.mdx?$/, '');
  const match = /(?:(\d{4}-\d{2}-\d{2})-)?([^/]+)$/.exec(folder);
  return { name: match?.[2] ?? folder, date: match?.[1] };
}

const readPost = rememberByFile((file) => parseMarkdown<PostFrontMatter>(readText(file), file, postFrontMatterSchema));

function fileToPost(file: string, authors: Author[], tags: BlogTag[]): Post {
  const { frontMatter, body, bodyLine } = readPost(file);
  const { name, date } = fileToNameAndDate(file);
  const when = frontMatter.date ?? date;
  if (!when) throw new Error(`${file}:1: the post has no date. Add one to its folder name or front matter.`);
  const slug = frontMatter.slug ?? name;
  return {
    slug,
    route: slugToRoute(slug, siteConfig.blog.routeBasePath),
    title: frontMatter.title,
    description: frontMatter.description ?? bodyToDescription(body),
    date: when,
    authors: frontMatter.authors.map((key) => pick(authors, (author) => author.key, key, file, 'blog/authors.yml')),
    tags: frontMatter.tags.map((key) => pick(tags, (tag) => tag.slug, key, file, 'blog/tags.yml')),
    readingMinutes: textToReadingMinutes(body),
    hasMore: TRUNCATE_MARKER.test(body),
    file,
    frontMatter,
    body,
    bodyLine,
  };
}

const isPost = (file: string): boolean => /^blog\/(?:[^/]+\/index|[^/]+)\.mdx?$/.test(file);

const listPostFiles = (): string[] => listFiles('blog', ['.md', '.mdx']).filter(isPost);

let known: { root: string; posts: Post[] } | undefined;

/** All posts a visitor can reach, newest first; read once a build, in development every call looks at the files again. */
export function loadPosts(): Post[] {
  const isKnown = known?.root === contentRoot() && process.env['NODE_ENV'] !== 'development';
  if (!isKnown) known = { root: contentRoot(), posts: readPosts() };
  return known!.posts;
}

function readPosts(): Post[] {
  const authors = loadAuthors();
  const tags = loadTags();
  return listPostFiles()
    .map((file) => fileToPost(file, authors, tags))
    .filter((post) => process.env['NODE_ENV'] === 'development' || !post.frontMatter.draft)
    .sort((a, b) => b.date.localeCompare(a.date));
}

export const isListedPost = (post: Post): boolean => !post.frontMatter.unlisted;

export function groupByYear(posts: readonly Post[]): { year: string; posts: Post[] }[] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, list]) => ({ year, posts: list }));
}

import { z } from 'zod';

const headingLevel = z.number().int().min(2).max(6);

/** Front matter of a docs page; the names are those of the common React docs frameworks. */
export const docFrontMatterSchema = z.strictObject({
  /** Stable name for links from config; the file name if absent. */
  id: z.string().min(1).optional(),
  title: z.string().min(1),
  /** Route below /docs; the file name if absent. `/` is the docs home. */
  slug: z.string().min(1).optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  description: z.string().min(1).optional(),
  tags: z.array(z.string().min(1)).default([]),
  /** Drafts appear in `npm run dev` only. */
  draft: z.boolean().default(false),
  /** Unlisted pages can be reached by address only. */
  unlisted: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
  image: z.string().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_label: z.string().optional(),
  hide_title: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
});

/** Front matter of a blog post. */
export const postFrontMatterSchema = z.strictObject({
  title: z.string().min(1),
  /** Route below /blog; may hold spaces and capitals. */
  slug: z.string().min(1).optional(),
  date: z.iso.date().optional(),
  description: z.string().min(1).optional(),
  /** Keys of blog/authors.yml. */
  authors: z.union([z.string(), z.array(z.string())]).transform((names) => (Array.isArray(names) ? names : [names])),
  /** Keys of blog/tags.yml. */
  tags: z.array(z.string()).default([]),
  image: z.string().optional(),
  image_alt: z.string().optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
});

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

import type { Post } from '#src/content/read/blogModel.ts';

interface Urls {
  page: string;
  image: string;
}

/** A post as schema.org data, for search engines. */
export function postToStructuredData(post: Post, { page, image }: Urls): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': page,
    mainEntityOfPage: page,
    url: page,
    headline: post.title,
    name: post.title,
    description: post.description,
    datePublished: post.date,
    image,
    author: post.authors.map((author) => ({ '@type': 'Organization', name: author.name, url: author.url })),
    keywords: post.frontMatter.keywords,
  };
}

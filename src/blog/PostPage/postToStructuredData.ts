import type { Post } from '#src/content/blogModel.ts';

interface Addresses {
  page: string;
  image: string;
}

/** A post as search engines read it. */
export function postToStructuredData(post: Post, { page, image }: Addresses): object {
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

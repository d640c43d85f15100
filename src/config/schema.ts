import { z } from 'zod';
import { CODE_THEME_NAMES } from './codeThemes.ts';
import { logoSchema, navbarSchema } from './navbarSchema.ts';
import { trustedHtml } from './trustedHtml.ts';

const color = z.string().regex(/^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|oklch)a?\(.+\)|var\(--.+\))$/i, 'must be a CSS color');

const announcementBarSchema = z.strictObject({
  /** A new id shows the bar again to visitors who dismissed the last one. */
  id: z.string().min(1).default('announcement-bar'),
  /** Trusted HTML, written by the maintainers of the site config. */
  content: trustedHtml.min(1),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: z.boolean().default(true),
});

const colorModeSchema = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
});

const footerLinkSchema = z
  .strictObject({
    label: z.string().min(1).optional(),
    to: z.string().startsWith('/').optional(),
    href: z.url().optional(),
    rel: z.string().optional(),
    html: trustedHtml.optional(),
  })
  .refine(
    (link) => Boolean(link.html ?? (link.label && (link.to ?? link.href))),
    'needs a label with "to" or "href", or "html"',
  );

const footerColumnSchema = z.strictObject({ title: z.string().min(1), items: z.array(footerLinkSchema) });

const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  /** Columns with titles, or one flat list. */
  links: z.union([z.array(footerColumnSchema), z.array(footerLinkSchema)]).default([]),
  logo: logoSchema.optional(),
  copyright: trustedHtml.optional(),
});

/** Changes, sorts or drops the hits of a search before they are shown. Runs in the browser. */
type TransformItems = <Hit extends { url: string }>(hits: Hit[]) => Hit[];

const searchSchema = z.strictObject({
  /** With appId, apiKey and indexName the hosted service answers; without them the embedded index does. */
  appId: z.string().optional(),
  apiKey: z.string().optional(),
  indexName: z.string().optional(),
  /** Hosts to use instead of the hosted service's own: a proxy or a test server. */
  hosts: z.array(z.string()).optional(),
  searchPagePath: z.string().startsWith('/').default('/search'),
  contextualSearch: z.boolean().default(false),
  externalUrlRegex: z.string().optional(),
  replaceSearchResultPathname: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  searchParameters: z.strictObject({ facetFilters: z.array(z.string()).default([]) }).default({ facetFilters: [] }),
  transformItems: z.custom<TransformItems>((value) => typeof value === 'function', 'must be a function').optional(),
});

const localeSchema = z.strictObject({
  label: z.string().min(1),
  htmlLang: z.string().min(2),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  calendar: z.string().default('gregory'),
});

const i18nSchema = z
  .strictObject({
    defaultLocale: z.string(),
    locales: z.array(z.string()).min(1),
    localeConfigs: z.record(z.string(), localeSchema),
  })
  .refine((i18n) => i18n.locales.includes(i18n.defaultLocale), 'defaultLocale must be one of locales')
  .refine(
    (i18n) => i18n.locales.every((locale) => locale in i18n.localeConfigs),
    'each locale needs its localeConfigs entry',
  );

const docsSchema = z.strictObject({
  routeBasePath: z.string().startsWith('/').default('/docs'),
  mainDocId: z.string().default('welcome'),
  versions: z.record(z.string(), z.strictObject({ label: z.string(), path: z.string() })),
  lastVersion: z.string(),
  editUrl: z.url().optional(),
  breadcrumbs: z.boolean().default(true),
  sidebarHideable: z.literal(false).default(false),
  sidebarCollapsible: z.boolean().default(false),
});

const blogSchema = z.strictObject({
  routeBasePath: z.string().startsWith('/').default('/blog'),
  title: z.string().default('Blog'),
  description: z.string(),
  sidebarTitle: z.string().default('All posts'),
  editUrl: z.url().optional(),
});

const codeSchema = z.strictObject({
  themes: z.strictObject({ light: z.enum(CODE_THEME_NAMES), dark: z.enum(CODE_THEME_NAMES) }),
  additionalLanguages: z.array(z.string()).default([]),
  playgroundPosition: z.enum(['top', 'bottom']).default('bottom'),
});

/** Without it visits aren't counted, and the Content-Security-Policy names no other host. */
const analyticsSchema = z.strictObject({ scriptSrc: z.url(), domain: z.string().min(1) });

export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(1),
  /** The origin of the site: https://example.com */
  url: z.url(),
  /** The path of the site below its origin: "/" or "/folder/". */
  baseUrl: z.string().regex(/^\/(.*\/)?$/, 'must start and end with a slash'),
  titleDelimiter: z.string().default('|'),
  favicon: z.string(),
  organizationName: z.string(),
  projectName: z.string(),
  repositoryUrl: z.url(),
  i18n: i18nSchema,
  docs: docsSchema,
  blog: blogSchema,
  tableOfContents: z
    .strictObject({ minHeadingLevel: z.number().int().min(2).max(6), maxHeadingLevel: z.number().int().min(2).max(6) })
    .default({ minHeadingLevel: 2, maxHeadingLevel: 3 }),
  announcementBar: announcementBarSchema.optional(),
  colorMode: colorModeSchema.prefault({}),
  navbar: navbarSchema,
  footer: footerSchema.optional(),
  search: searchSchema.prefault({}),
  code: codeSchema,
  analytics: analyticsSchema.optional(),
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type AnnouncementBarConfig = z.output<typeof announcementBarSchema>;
export type FooterConfig = z.output<typeof footerSchema>;
export type FooterLink = z.output<typeof footerLinkSchema>;
export type FooterColumn = z.output<typeof footerColumnSchema>;
export type SearchConfig = z.output<typeof searchSchema>;

import { z } from 'zod';
import { trustedHtml } from './trustedHtml.ts';

const position = z.enum(['left', 'right']).default('left');
const label = z.string().min(1);

/** Fields that navbar items of every type may have. */
const shared = { position, className: z.string().optional() };

const linkFields = {
  label,
  /** A route of this site, without the base path. */
  to: z.string().startsWith('/').optional(),
  /** A URL outside this site. */
  href: z.url().optional(),
  /** Marks the item active for every path that starts with this route. */
  activeBasePath: z.string().optional(),
  /** Marks the item active for every path that matches this expression. */
  activeBaseRegex: z.string().optional(),
  rel: z.string().optional(),
};

const needsTarget = 'needs "to" (a route of this site) or "href" (an address outside it)';

const plainLinkSchema = z
  .strictObject({ type: z.literal('default').default('default'), ...shared, ...linkFields })
  .refine((item) => Boolean(item.to ?? item.href), needsTarget);

const docSchema = z.strictObject({
  type: z.literal('doc'),
  ...shared,
  docId: z.string().min(1),
  label: label.optional(),
});

const docSidebarSchema = z.strictObject({
  type: z.literal('docSidebar'),
  ...shared,
  sidebarId: z.string().min(1),
  label: label.optional(),
});

const docsVersionSchema = z.strictObject({ type: z.literal('docsVersion'), ...shared, label: label.optional() });

const htmlSchema = z.strictObject({
  type: z.literal('html'),
  ...shared,
  /** Trusted markup, written by the maintainers of this file. */
  value: trustedHtml,
});

const dropdownChildSchema = z.union([plainLinkSchema, docSchema, docSidebarSchema, docsVersionSchema, htmlSchema]);
const extraItems = {
  dropdownItemsBefore: z.array(dropdownChildSchema).default([]),
  dropdownItemsAfter: z.array(dropdownChildSchema).default([]),
};

const dropdownSchema = z.strictObject({
  type: z.literal('dropdown'),
  ...shared,
  ...linkFields,
  items: z.array(dropdownChildSchema).min(1),
});

const localeDropdownSchema = z.strictObject({
  type: z.literal('localeDropdown'),
  ...shared,
  ...extraItems,
  queryString: z.string().optional(),
});

const searchItemSchema = z.strictObject({ type: z.literal('search'), ...shared });

const docsVersionDropdownSchema = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  ...shared,
  ...extraItems,
});

/** The nine kinds of navbar item; an item without a type is a plain link, or a dropdown when it has items. */
export const NAVBAR_ITEM_TYPES = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
] as const;

const typedItemSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('default'), ...shared, ...linkFields }),
  dropdownSchema,
  localeDropdownSchema,
  searchItemSchema,
  htmlSchema,
  docSchema,
  docSidebarSchema,
  docsVersionSchema,
  docsVersionDropdownSchema,
]);

function inferType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || 'type' in item) return item;
  return { ...item, type: 'items' in item ? 'dropdown' : 'default' };
}

export const navbarItemSchema = z
  .preprocess(inferType, typedItemSchema)
  .refine((item) => item.type !== 'default' || Boolean(item.to ?? item.href), needsTarget);

export const logoSchema = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});

export const navbarSchema = z.strictObject({
  title: z.string().default(''),
  logo: logoSchema.optional(),
  items: z.array(navbarItemSchema).default([]),
  style: z.enum(['dark', 'primary']).optional(),
  hideOnScroll: z.boolean().default(false),
});

export type NavbarItemConfig = z.output<typeof navbarItemSchema>;

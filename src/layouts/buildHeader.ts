import { siteConfig } from '#src/config/index.ts';
import { findDocsLookup, loadDocsSite } from '#src/content/read/docsSite.ts';
import { htmlWithBase } from '#src/lib/url.ts';
import { buildNavbar } from '#src/shell/navbarModel/buildNavbar.ts';

const { announcementBar, colorMode, i18n, navbar } = siteConfig;

const buildItems = () =>
  buildNavbar(navbar.items, {
    docs: findDocsLookup(loadDocsSite()),
    locales: i18n.locales.map((name) => ({
      locale: name,
      label: i18n.localeConfigs[name]!.label,
      lang: i18n.localeConfigs[name]!.htmlLang,
    })),
    currentLocale: i18n.defaultLocale,
  });

/** The props of the header on the page at a route: announcement bar and navbar. */
export const buildHeader = (route: string) => ({
  announcement: announcementBar && { ...announcementBar, content: htmlWithBase(announcementBar.content) },
  navbar: {
    brand: { title: navbar.title, logo: navbar.logo },
    items: buildItems(),
    hideOnScroll: navbar.hideOnScroll,
    variant: navbar.style,
    colorMode,
    locales: { current: i18n.defaultLocale, default: i18n.defaultLocale },
    path: route,
  },
});

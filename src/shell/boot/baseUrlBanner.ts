/**
 * Runs inline at the end of the body. If the site is served from another folder than it was built for, none of its scripts
 * and styles load; this says so and suggests the base path that would work.
 */
function showBaseUrlBanner(baseUrl: string): void {
  const decode = (path: string): string => {
    try {
      return decodeURI(path);
    } catch {
      return path;
    }
  };
  const withoutSlash = (path: string): string => decode(path).replace(/\/$/, '');
  /** The canonical URL contains the page's route; what precedes that route in this URL is the folder. */
  const suggestBaseUrl = (): string | undefined => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const here = withoutSlash(location.pathname.replace(/\/index\.html$/, '/'));
    const route = withoutSlash(new URL(canonical?.href ?? '/', location.href).pathname).slice(baseUrl.length - 1);
    return here.endsWith(route) ? `${here.slice(0, here.length - route.length)}/` : undefined;
  };
  const check = (): void => {
    // The stylesheet sets this custom property: without it no style of ours arrived.
    if (getComputedStyle(document.documentElement).getPropertyValue('--navbar-height')) return;
    const suggestion = suggestBaseUrl();
    const banner = document.createElement('div');
    banner.id = 'base-url-issue-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'border:4px solid #b3261e;background:#fff4f3;color:#3b0b07;font:16px/1.5 sans-serif;margin:12px;padding:16px;max-width:60em';
    const say = (tag: string, text: string): void => {
      const element = document.createElement(tag);
      element.textContent = text;
      banner.append(element);
    };
    say('strong', 'This site did not load properly: its base path is probably wrong.');
    say('p', `It was built for baseUrl "${baseUrl}".`);
    if (suggestion && suggestion !== baseUrl)
      say(
        'p',
        `Here it seems to be served from "${suggestion}". Set baseUrl to that in site.config.ts and build again.`,
      );
    document.body.prepend(banner);
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check);
}

export function buildBaseUrlBannerScript(baseUrl: string): string {
  return `(${showBaseUrlBanner.toString()})(${JSON.stringify(baseUrl)})`;
}

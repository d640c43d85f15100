import { watchCards } from '#src/ui/HoverCard/watchCards.ts';

type GlossaryFile = Record<string, [name: string, text: string]>;

let file: Promise<GlossaryFile> | undefined;

function loadGlossary(url: string): Promise<GlossaryFile> {
  file ??= fetch(url)
    .then((response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      return response.json() as Promise<GlossaryFile>;
    })
    .catch((error: unknown) => {
      file = undefined;
      throw error;
    });
  return file;
}

async function loadCard(link: HTMLAnchorElement) {
  const { pathname, hash } = new URL(link.href);
  const glossary = await loadGlossary(`${pathname.replace(/\/$/, '')}.json`);
  const [name, summary] = glossary[decodeURIComponent(hash.slice(1))] ?? [];
  return summary ? { facts: name, summary } : undefined;
}

/** Shows the definition over a marked term. */
export const watchTerms = (): void => watchCards({ selector: 'a.term', load: loadCard, opensOnTap: true });

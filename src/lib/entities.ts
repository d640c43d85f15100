/** Signs of markup, and the blank that keeps words together. */
export const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" },
  nbsp: '\u00a0',
};

/** What a text of a page says: `A &amp; B` → `A & B`. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

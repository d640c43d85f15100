/** Creates unique URL fragments for one page: the name where possible, with a number when two members share it. */
export function createAnchors(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const base = name.replace(/[^\w$.]+/g, '-').replace(/^-+|-+$/g, '') || 'member';
    let anchor = base;
    for (let count = 2; taken.has(anchor); count++) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}

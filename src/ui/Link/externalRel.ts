/** The rel values every external link needs, joined with the given ones. */
export const externalRel = (rel?: string): string => [...new Set(['noopener', ...(rel?.split(' ') ?? [])])].join(' ');

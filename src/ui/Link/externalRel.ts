/** Joins the rel values every external link needs with those asked for. */
export const externalRel = (rel?: string): string => [...new Set(['noopener', ...(rel?.split(' ') ?? [])])].join(' ');

const FORMAT = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `2024-12-13` → `December 13, 2024`. */
export const formatDate = (iso: string): string => FORMAT.format(new Date(`${iso}T00:00:00Z`));

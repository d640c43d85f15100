/** What is chosen in a form of selects, by the names of its fields; an empty text means no choice. */
export type Chosen<Field extends string> = Record<Field, string>;

const selectOf = (form: HTMLFormElement, field: string) => form.elements.namedItem(field) as HTMLSelectElement | null;

export const readForm = <Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Chosen<Field> =>
  Object.fromEntries(fields.map((field) => [field, selectOf(form, field)?.value ?? ''])) as Chosen<Field>;

/** Puts what the address says into the form; a value the form does not offer counts as none. */
export function fillFormFromAddress(form: HTMLFormElement, fields: readonly string[]): void {
  const query = new URLSearchParams(location.search);
  for (const field of fields) {
    const select = selectOf(form, field);
    if (!select) continue;
    select.value = query.get(field) ?? '';
    if (select.selectedIndex === -1) select.value = '';
  }
}

export function writeAddress(chosen: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [field, value] of Object.entries(chosen)) {
    if (value) url.searchParams.set(field, value);
    else url.searchParams.delete(field);
  }
  // The router keeps its place in the history in the entry's state.
  history.replaceState(history.state, '', url);
}

/** Calls `apply` now and after every change, and keeps the choice in the address. */
export function watchForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  apply: (chosen: Chosen<Field>) => void,
): void {
  const update = () => {
    const chosen = readForm(form, fields);
    apply(chosen);
    writeAddress(chosen);
  };
  fillFormFromAddress(form, fields);
  apply(readForm(form, fields));
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(update));
}
